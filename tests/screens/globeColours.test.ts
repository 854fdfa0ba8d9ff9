import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Colour, colourOf, contrast, mixed } from './colours'

const css = readFileSync('src/ui/globe/Globe.css', 'utf8')

/** How full the colour of a guess is that fills so many bars. */
function fulnessOf(bars: number): number {
  const rule = bars === 0 ? '.earth .earth-guess' : `.earth .earth-bars-${bars}`
  return Number(css.slice(css.indexOf(`${rule} {`)).match(/fill-opacity: ([\d.]+)/)?.[1])
}

test.each([false, true])(
  'The edge of a guess, a ring and the answer stand out from land and sea, at night: %s',
  (isNight) => {
    const [sea, plate, rule, vermilion] = (['sea', 'plate', 'rule', 'vermilion'] as const).map((name) =>
      colourOf(name, isNight),
    ) as [Colour, Colour, Colour, Colour]
    // The land of a plate is full, that of another picture paler.
    const ground = { land: mixed(rule, plate, 0.35), ofPlate: rule, water: mixed(sea, plate, 0.92) }
    for (const under of Object.values(ground))
      for (const line of [sea, vermilion]) expect(contrast(line, under)).toBeGreaterThanOrEqual(3)
    // The way has a halo of the plate, by which it is seen on whatever it crosses.
    expect(contrast(sea, plate)).toBeGreaterThanOrEqual(3)
  },
)

test('The more bars a guess fills, the fuller its colour is, in steps that are seen', () => {
  const steps = [0, 1, 2, 3, 4, 5].map(fulnessOf)
  for (const [i, step] of steps.slice(1).entries())
    expect(step - (steps[i] as number)).toBeGreaterThanOrEqual(0.1 - 1e-9)
  expect(steps.at(-1)).toBeLessThanOrEqual(1)
})
