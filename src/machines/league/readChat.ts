import { isPlayable } from '../journal/archive'
import { DAILY_DECKS, dailies } from '../schedule/dailies'
import { isUtcDate, type UtcDate } from '../schedule/day'
import { headOf, withoutMarks } from './chatLine'
import { nameFrom, type Result } from './result'
import { telegramMessages } from './telegram'

/** Results found in a chat, with the number of those without an author. */
export type Found = { readonly results: readonly Result[]; readonly unnamed: number }

/**
 * First line of a shared result: deck, date, number of the guess or X, and number of guesses allowed. It is the same in all
 * languages, since share texts are always in English.
 */
const TITLE = new RegExp(
  `The World Outline Game (${DAILY_DECKS.map((deck) => dailies[deck].share).join('|')})(\\d{4}-\\d\\d-\\d\\d) ([1-9X])/([1-9])(?!\\d)`,
)

/** Maximum length of text before a result on its line. */
const LEAD = 200

/** Maximum length of a line that is read; lines in chats are shorter. */
const HUGE = 2000

/**
 * Finds the results of daily puzzles up to `today` in a text copied or exported from a chat. Nothing else in the text is
 * kept.
 * @param fallback author of the results for which the chat names none; empty if unknown
 */
export function readChat(text: string, today: UtcDate, fallback: string): Found {
  const own = nameFrom(fallback)
  const messages = telegramMessages(text)
  const found =
    messages === undefined
      ? readLines(text, undefined)
      : messages.flatMap(({ who, text }) => readLines(text, nameFrom(who)))
  const playable = found.filter((result) => isPlayable(result, today))
  const named = playable.map((result) => ({ ...result, who: result.who || own }))
  return {
    results: named.filter(({ who }) => who !== ''),
    unnamed: named.filter(({ who }) => who === '').length,
  }
}

/** Finds results in lines of text; the name in a result may be empty. `author` is the author of all lines, if known. */
function readLines(text: string, author: string | undefined): readonly Result[] {
  const found: Result[] = []
  let who = author ?? ''
  // A name written by hand applies to the lines below it, down to an empty line.
  let noted = ''
  let before = ''
  for (const whole of withoutMarks(text).split(/\r?\n|\r/)) {
    const line = whole.slice(0, HUGE)
    const head = author === undefined ? headOf(line, before) : ({ kind: 'none' } as const)
    if (head.kind === 'who') who = head.who
    else if (head.kind === 'nobody') who = ''
    const said = head.kind === 'who' ? head.rest : line
    if (line.trim() === '') noted = ''
    else if (who === '' && /^[^:：]{1,60}[:：]$/.test(line.trim())) noted = nameFrom(line.trim().slice(0, -1))
    const title = TITLE.exec(said)
    // A quoted line belongs to somebody else.
    if (title && title.index <= LEAD && !/^\s*[>»|]/.test(said)) {
      const result = resultIn(title)
      if (result) found.push({ ...result, who: who || byHand(said.slice(0, title.index)) || noted })
    }
    before = line
  }
  return found
}

/** Extracts the name before a result on the same line, such as `Anna: `. */
function byHand(lead: string): string {
  const name = /^\s*([^:："'{[<>]{1,60})[:：]\s*$/.exec(lead)?.[1] ?? ''
  return nameFrom(name)
}

function resultIn([, share, date, guess, most]: RegExpExecArray): Omit<Result, 'who'> | undefined {
  const deck = DAILY_DECKS.find((each) => dailies[each].share === share)
  if (deck === undefined || !isUtcDate(date)) return undefined
  const score = guess === 'X' ? 0 : Number(guess)
  return score > Number(most) ? undefined : { deck, date, score }
}
