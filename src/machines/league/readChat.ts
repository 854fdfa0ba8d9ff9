import { isUtcDate, type UtcDate } from '../day'
import { isPlayable } from '../journal/archive'
import { DAILY_DECKS, dailies } from '../schedule/dailies'
import { headOf, plain } from './chatLine'
import { nameFrom, type Result } from './result'
import { telegramMessages } from './telegram'

/** What is found in a chat: results with who shared them, and how many of which that is not told. */
export type Found = { readonly results: readonly Result[]; readonly unnamed: number }

/**
 * The first line of a shared result: of which daily puzzle, the date, with which guess of how many, and X for none. It is the
 * same in every language, since the name of the game and what is shared stay in English.
 */
const TITLE = new RegExp(
  `The World Outline Game (${DAILY_DECKS.map((deck) => dailies[deck].share).join('|')})(\\d{4}-\\d\\d-\\d\\d) ([1-9X])/([1-9])(?!\\d)`,
)

/** How much of a line may stand before a result in it. */
const LEAD = 200

/** How much of a line is read: no chat has longer ones. */
const HUGE = 2000

/**
 * Reads what was copied out of a chat or exported from one, and finds the results of daily puzzles up to `today`. Nothing
 * else of it is kept.
 * @param fallback to whom the results belong of which the chat does not tell; empty where nobody has said.
 */
export function readChat(text: string, today: UtcDate, fallback: string): Found {
  const own = nameFrom(fallback)
  const messages = telegramMessages(text)
  const found =
    messages === undefined
      ? readLines(text, undefined)
      : messages.flatMap(({ who, text }) => readLines(text, nameFrom(who)))
  const playable = found.filter(({ date }) => isPlayable(date, today))
  const named = playable.map((result) => ({ ...result, who: result.who || own }))
  return {
    results: named.filter(({ who }) => who !== ''),
    unnamed: named.filter(({ who }) => who === '').length,
  }
}

/** The results in some lines, whose names may be empty. `author` is who wrote all of them, where that is known. */
function readLines(text: string, author: string | undefined): readonly Result[] {
  const found: Result[] = []
  let who = author ?? ''
  // Names that stand by hand hold for the lines under them, up to one that is empty.
  let noted = ''
  let before = ''
  for (const whole of plain(text).split(/\r?\n|\r/)) {
    const line = whole.slice(0, HUGE)
    const head = author === undefined ? headOf(line, before) : ({ kind: 'none' } as const)
    if (head.kind === 'who') who = head.who
    else if (head.kind === 'nobody') who = ''
    const said = head.kind === 'who' ? head.rest : line
    if (line.trim() === '') noted = ''
    else if (who === '' && /^[^:：]{1,60}[:：]$/.test(line.trim())) noted = nameFrom(line.trim().slice(0, -1))
    const title = TITLE.exec(said)
    // What is quoted is somebody else's.
    if (title && title.index <= LEAD && !/^\s*[>»|]/.test(said)) {
      const result = resultIn(title)
      if (result) found.push({ ...result, who: who || byHand(said.slice(0, title.index)) || noted })
    }
    before = line
  }
  return found
}

/** Whose a result is by what stands before it in its line: `Anna: `. */
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
