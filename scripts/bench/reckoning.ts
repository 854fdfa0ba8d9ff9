// Measures what a page reckons by itself, which must not be felt: each many times, the best and the median in ms.
//   npm run bench:reckoning
// What is counted of it, and so judged on every machine alike, is in the tests.

import { gazetteerOfCountries } from '../../src/geo/names/countryNames'
import { searchAmong } from '../../src/geo/names/search'
import { placesOf } from '../../src/geo/places'
import { parseOutline } from '../../src/geo/shape'
import { readChat } from '../../src/machines/league/readChat'
import { statisticsOf } from '../../src/machines/record/statistics'
import { newRound } from '../../src/machines/rules/round'
import { dateOfDay, dayNumber } from '../../src/machines/schedule/day'
import { english } from '../../src/ui/words/english'
import { dailyOf } from '../../tools/puzzles'

const TIMES = 9

/** Length of a chat of some years. */
const CHAT = 5_000_000

const message = '[21/11/2026, 14:05:33] Anna: The World Outline Game 2026-11-20 3/6\n'
const chats = {
  messages: message,
  'one line': 'x',
  brackets: '[1/1/26, ',
  dashes: '— 1',
  'lines that nearly begin a message': '11/21/26, 2:05 PM A\n',
  blanks: ' ',
}

const first = dayNumber('2026-01-01')
const days = Array.from({ length: 3650 }, (_, day) => {
  const puzzle = dailyOf(dateOfDay(first + day))
  return { ...newRound(puzzle, 'FR'), puzzle, guesses: ['FR'] as const }
}).filter((_, day) => day % 8 < 7)

const world = placesOf('world')
const search = searchAmong(
  world,
  gazetteerOfCountries(() => ['en-GB', 'de', 'fr', 'ar'], english),
  english.inOrder,
)

const works: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    Object.entries(chats).map(([name, piece]) => {
      const chat = piece.repeat(CHAT / piece.length)
      return [`a chat of 5 MB: ${name}`, () => readChat(chat, '2026-11-21', '')] as const
    }),
  ),
  'ten years of days': () => statisticsOf(days, dateOfDay(first + 3650)),
  'an outline that nearly fits': () => parseOutline(`m0 0l${'1 1 '.repeat(20_000)}`),
  ...Object.fromEntries(
    ['an', 'guinea', 'germny', 'xxxxxxxx'].map(
      (text) => [`a search for ${text}`, () => search(text, [])] as const,
    ),
  ),
}

export function main(): void {
  const rows = Object.entries(works).map(([name, work]) => {
    const times = Array.from({ length: TIMES }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }).sort((a, b) => a - b)
    const [best, median] = [times[0], times[TIMES >> 1]].map((time = 0) => Number(time.toFixed(2)))
    return [name, { best, median }] as const
  })
  console.table(Object.fromEntries(rows))
}
