/** How many people live in a country, by an estimate for July of a year. */
export type Population = { readonly count: number; readonly year: number }

/** Of which year an estimate is, but for those that say another. */
const YEAR = 2024

/** An estimate as it is told, from what it is in millions. */
export function populationIn(millions: number, year = YEAR): Population {
  return { count: Math.round(millions * 1_000_000), year }
}
