import { SITE_COLOURS } from '../../src/ui/site'

export type Colour = readonly number[]

/** Reads a colour of a theme, by day or by night, as red, green and blue of 0 to 255. */
export function colourOf(name: keyof typeof SITE_COLOURS, isNight: boolean): Colour {
  const text = SITE_COLOURS[name][isNight ? 1 : 0]
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
}

export function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((value, i) => value * (1 - share) + (other[i] as number) * share)
}

/** WCAG 2.2, contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
