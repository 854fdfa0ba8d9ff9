import { betterFit, fitByName } from '../../geo/names/fit'
import { sortedOnce } from '../../geo/names/search'
import type { UtcDate } from '../../machines/schedule/day'
import { type Formats, type HourPatterns, roundedTo, timeIn } from './formats'

/** Name of the game, which no language translates. */
export const GAME_NAME = 'The World Outline Game'

/**
 * A number, rounded, with thousands separators: `8,635`. It avoids `Intl`, whose first use would block a slow phone for a
 * tenth of a second before the page can be used.
 */
export function inWhole(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',')
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A UTC date, written out: `21 November 2026`. */
export function dateInWords(date: UtcDate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]} ${year}`
}

const CLOCK: HourPatterns = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:{minute}\u{A0}${hour < 12 ? 'AM' : 'PM'}`,
)

/** Sort key of a name: without accents, so that São Tomé sorts as Sao Tome does. */
const lettersOf = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Names that have “the” inside a sentence. */
const WITH_ARTICLE =
  /^(United (Arab Emirates|Kingdom|States)|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles|(DR|Republic of the) Congo|(Central African|Dominican) Republic|.* Islands|.* Territor(y|ies)|District of Columbia|Basque Country)$/

/** The formats of English, which need neither `Intl` nor anything lazy. */
export const english: Formats = {
  lang: 'en',
  nameOf: ({ name }) => name,
  nameInSentence: ({ name }) => (WITH_ARTICLE.test(name) ? `the ${name}` : name),
  widen: (fitting) => (text, open) => {
    const [fitFor, fitOfRest] = [fitByName(text, open), fitting(text, open)]
    return (country) => betterFit(fitFor(country), fitOfRest(country))
  },
  inOrder: sortedOnce(() => (one, other) => (lettersOf(one.name) < lettersOf(other.name) ? -1 : 1)),
  waysOf: () => [],
  matchIn(name, text) {
    const typed = text.trim().toLowerCase()
    const start = typed === '' ? -1 : name.toLowerCase().indexOf(typed)
    return start < 0 ? undefined : [start, start + typed.length]
  },
  spellings: () => ({}),
  loadSpellings: async () => {},
  learn: () => {},
  plural: (number) => (number === 1 ? 'one' : 'other'),
  whole: inWhole,
  tenths: (number, decimals = 1) => String(roundedTo(decimals, number)),
  percent: (number) => `${number}%`,
  date: dateInWords,
  time: (minutes) => timeIn(CLOCK, minutes),
}
