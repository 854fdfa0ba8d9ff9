import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Colour = readonly number[]

const tokens = readFileSync('src/ui/tokens.css', 'utf8')

/** A colour of a theme, by day or by night, as red, green and blue of 0 to 255. */
function colourOf(name: string, isNight: boolean): Colour {
  const [, day = '', night = ''] =
    tokens.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? []
  return [1, 3, 5].map((at) => Number.parseInt((isNight ? night : day).slice(at, at + 2), 16))
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((value, i) => value * (1 - share) + (other[i] as number) * share)
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const css = readFileSync('src/ui/globe/Globe.css', 'utf8')

/** How full the colour of a guess is that fills so many bars. */
function fulnessOf(bars: number): number {
  const rule = bars === 0 ? '.earth .earth-guess' : `.earth .earth-bars-${bars}`
  return Number(css.slice(css.indexOf(`${rule} {`)).match(/fill-opacity: ([\d.]+)/)?.[1])
}

test.each([false, true])(
  'The edge of a guess, a ring and the answer stand out from land and sea, at night: %s',
  (isNight) => {
    const [sea, plate, rule, vermilion] = ['sea', 'plate', 'rule', 'vermilion'].map((name) =>
      colourOf(name, isNight),
    ) as [Colour, Colour, Colour, Colour]
    const ground = { land: mixed(rule, plate, 0.35), water: mixed(sea, plate, 0.92) }
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
