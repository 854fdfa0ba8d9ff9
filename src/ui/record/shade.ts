import type { CountryRecord } from '../../machines/season'

/** How a country is shaded: deeper the more often it was the answer, hatched where it was not always found. */
export type Shade = { readonly className: string; readonly hatch: 'lines' | 'cross' | undefined }

/** The shade of a record; a country that was not yet the answer is left blank. */
export function shadeOf(record: Pick<CountryRecord, 'played' | 'won'> | undefined): Shade {
  if (record === undefined) return { className: 'season-blank', hatch: undefined }
  const { played, won } = record
  const depth = `season-depth-${Math.min(played, 3)}`
  if (won === 0) return { className: `${depth} season-never`, hatch: 'cross' }
  return { className: depth, hatch: won < played ? 'lines' : undefined }
}
