import { expect, test } from 'vitest'
import { type Colour, colourOf, contrast, mixed } from './colours'

const names = ['water', 'land', 'muted', 'found', 'sea', 'gold'] as const

function coloursOf(isNight: boolean): Record<(typeof names)[number], Colour> {
  return Object.fromEntries(names.map((name) => [name, colourOf(name, isNight)])) as never
}

test('At night what was found stands out from the sea on the map, and all other land by its coast', () => {
  const { water, land: _, muted, ...shades } = coloursOf(true)
  expect(contrast(mixed(muted, water, 0.35), water)).toBeGreaterThanOrEqual(3)
  for (const [name, shade] of Object.entries(shades))
    expect(contrast(shade, water), name).toBeGreaterThanOrEqual(3)
})

test.each([false, true])(
  'The ink of the map, alone or as hatching, stands out from what it lies on, and gold from the sea, at night: %s',
  (isNight) => {
    const { water, land, found, sea, gold } = coloursOf(isNight)
    for (const [one, other] of [
      [sea, land],
      [sea, found],
      [gold, water],
    ] as const)
      expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
  },
)
