import { countryOf } from '../../geo/countries'
import type { ClassSet } from '../../machines/classroom/classSet'
import { csvOf } from '../../machines/classroom/csv'
import { type Entry, rowOf } from '../../machines/classroom/register'
import type { Locale } from '../words/locale'
import { pupilOf } from './pupilOf'

/** A register as a table for a spreadsheet: as {@link RegisterTable} has it, what was missed being an empty cell. */
export function registerCsv(set: ClassSet, entries: readonly Entry[], locale: Locale): string {
  const { say, nameOf } = locale
  const names = set.countries.map((code) => nameOf(countryOf(code)))
  const heads = [say('class.pupil'), say('class.tries'), say('class.found'), say('class.made'), ...names]
  const rows = entries.map((entry) => {
    const { cells, found, guesses } = rowOf(set, entry)
    return [pupilOf(entry.best, locale), entry.attempts, found, guesses, ...cells.map((cell) => cell ?? '')]
  })
  return csvOf([heads, ...rows])
}
