import process from 'node:process'

/** How many histories are made up. */
export const HISTORIES = Number(process.env.HISTORIES ?? 500)

/** Whether the tests try a sample of what there is, as `npm run check` does. */
export const isSample = process.env.SAMPLE !== undefined

/** All of them, and in a sample one of so many. */
export function sample<Item>(all: readonly Item[], of: number): readonly Item[] {
  return isSample ? all.filter((_, index) => index % of === 0) : all
}

/** One in ten of what there is for each country, in a sample one in sixty, and in `npm run test:countries` all of it. */
export function drawn<Item>(all: readonly Item[]): readonly Item[] {
  const of = isSample ? 60 : 10
  return process.env.EVERY_COUNTRY === '1' ? all : all.filter((_, index) => index % of === 0)
}
