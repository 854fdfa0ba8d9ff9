import process from 'node:process'

/** How often a property is tried. Fewer times where every test is repeated for every mutant. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 2000)
