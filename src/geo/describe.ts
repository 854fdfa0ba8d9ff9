import type { Traits } from './traits'

/** A description of an outline in words, a sentence each, which never names the country. */
export function describeOutline({ area, width, height }: Traits): readonly string[] {
  return [
    `About ${height.toLocaleString('en')} km from north to south and ${width.toLocaleString('en')} km from west to east.`,
    `The area is about ${area.toLocaleString('en')} km².`,
  ]
}
