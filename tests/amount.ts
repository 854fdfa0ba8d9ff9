import process from 'node:process'

/** How many histories are made up. */
export const HISTORIES = Number(process.env.HISTORIES ?? 500)

/** Whether the tests try a sample of what there is, as `npm run check` does. */
const isSample = process.env.SAMPLE !== undefined

/** All of them, and in a sample one of so many. */
export function sample<Item>(all: readonly Item[], of: number): readonly Item[] {
  return isSample ? all.filter((_, index) => index % of === 0) : all
}

/** Whether all is tried that there is for each country, as `npm run test:countries` does. */
export const isEvery = process.env.EVERY_COUNTRY === '1'

/** One of so many for each of which there is much to try, a third of those in a sample, and all in `npm run test:countries`. */
export function drawn<Item>(all: readonly Item[], of = 20): readonly Item[] {
  const step = isSample ? 3 * of : of
  return isEvery ? all : all.filter((_, index) => index % step === 0)
}
