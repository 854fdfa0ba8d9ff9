import { expect, test } from 'vitest'
import { type Colour, colourOf, contrast } from './colours'

const names = ['water', 'land-other', 'land', 'found', 'sea', 'gold'] as const

function coloursOf(isNight: boolean): Record<(typeof names)[number], Colour> {
  return Object.fromEntries(names.map((name) => [name, colourOf(name, isNight)])) as never
}

test('At night all land stands out from the sea on My Map, without its lines', () => {
  const { water, ...shades } = coloursOf(true)
  for (const [name, shade] of Object.entries(shades))
    expect(contrast(shade, water), name).toBeGreaterThanOrEqual(3)
})

test.each([false, true])(
  'New, found and mastered are steps of one scale, and gold stands out from the sea, at night: %s',
  (isNight) => {
    const { water, land, found, sea, gold } = coloursOf(isNight)
    expect(contrast(land, found)).toBeGreaterThan(1.5)
    expect(contrast(found, sea)).toBeGreaterThan(1.5)
    expect(contrast(land, sea)).toBeGreaterThan(2.5)
    expect(contrast(gold, water)).toBeGreaterThanOrEqual(3)
  },
)
