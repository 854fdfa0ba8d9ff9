import * as v from 'valibot'
import type { Attempt } from '../classroom/attempt'
import { attempts } from '../classroom/storedAttempt'
import { isPlayable } from '../journal/archive'
import { rounds } from '../journal/storedRound'
import { PINS_FROM, pinnedOn } from '../pins/pinnedCountries'
import { PIN_TABLES, type PinsDay } from '../pins/pins'
import { pinAt } from '../pins/pinsMode'
import { pinsDays } from '../pins/storedPins'
import { TABLES } from '../quiz/questions'
import { countryIn, type Quiz, withAnswer } from '../quiz/quiz'
import { quizzes } from '../quiz/storedQuizzes'
import type { DailyRound } from '../rules/round'
import { targetOf } from '../schedule/dailies'
import { type EpochMs, utcDateOf } from '../schedule/day'
import { wasPlayed } from '../series/ahead'
import type { Run } from '../sprint/run'
import { runs } from '../sprint/storedRun'
import type { Collection } from '../store/collection'
import { readJson, whole } from '../store/schemas'
import { PREFIX } from '../store/store'
import { BACKUP_VERSION, GAME, type Kept, parts, sizeOf } from './backup'

/** Schema of a backup: each record in its stored form, by its key without the common prefix, and the texts of maps. */
const schema = v.object({
  game: v.literal(GAME),
  version: whole(1),
  records: v.optional(v.record(v.string(), v.unknown()), {}),
  maps: v.optional(v.array(v.string()), []),
})

/** Reason why a text cannot be read as a backup. */
export type Refusal = { readonly fault: 'empty' | 'damaged' | 'foreign' | 'later' }

/** Contents of a backup. */
export type Contents = {
  readonly values: readonly Kept[]
  /** Number of rounds, runs and other things in the values. */
  readonly count: number
  /** Texts of maps of somebody's own, which are read when they are taken in. */
  readonly maps: readonly string[]
  /** Names of the records that are damaged or cannot have been played. */
  readonly left: readonly string[]
  /** Whether there are records of a later version of the game. */
  readonly hasLater: boolean
}

/** Difference between the clocks of two devices up to which no time is in the future, in milliseconds. */
const SKEW = 600_000

/** Rule for values from outside, whose times and dates are up to `latest`. */
type Rule = {
  readonly collection: Collection<unknown>
  /** Judges a value; returns it as it may be taken in, or `undefined` if it cannot have been played. */
  judged(value: unknown, latest: EpochMs): unknown
}

/** Rules of what can be judged; all else is taken in as it is. */
const rules: readonly Rule[] = [
  {
    collection: rounds,
    judged: (day: DailyRound, latest) =>
      isPlayable(day.puzzle, utcDateOf(latest)) && targetOf(day.puzzle) === day.target ? day : undefined,
  },
  { collection: pinsDays as Collection<unknown>, judged: judgedPins },
  { collection: quizzes as Collection<unknown>, judged: judgedQuiz },
  {
    collection: runs as Collection<unknown>,
    judged: (run: Run, latest) => (wasPlayed([{ at: run.begun }], run.plan.day, latest) ? run : undefined),
  },
  {
    collection: attempts as Collection<unknown>,
    judged: (attempt: Attempt, latest) => (attempt.begun <= latest ? attempt : undefined),
  },
]

/**
 * Reads a text written by {@link encodeBackup}, whose times cannot be after `now`. Records are independent: if one is
 * unreadable, it is left out and the others are still read. A record of no known collection comes from a later version.
 * @param tell is called after each record with the part that is done, up to 1
 * @returns an iterator that may be interrupted after each record
 */
export function* readBackup(
  text: string,
  now: EpochMs,
  tell: (done: number) => void,
): Generator<undefined, Contents | Refusal> {
  const json = readJson(v.unknown(), text)
  if (json === undefined) return { fault: text.trim() === '' ? 'empty' : 'damaged' }
  const backup = v.safeParse(schema, json)
  if (!backup.success) return { fault: 'foreign' }
  if (backup.output.version > BACKUP_VERSION) return { fault: 'later' }
  const values: Kept[] = []
  const left: string[] = []
  let hasLater = false
  const records = Object.entries(backup.output.records)
  for (const [index, [name, record]] of records.entries()) {
    const reading = readRecord(PREFIX + name, record, now + SKEW)
    if (reading === 'later') hasLater = true
    else if (reading === undefined) left.push(name)
    else values.push(reading)
    tell((index + 1) / records.length)
    yield
  }
  const count = values.reduce((sum, value) => sum + sizeOf(value), 0)
  return { values, count, maps: backup.output.maps, left, hasLater }
}

/** Reads the record with a key; `undefined` for one that is damaged or cannot have been played. */
function readRecord(key: string, record: unknown, latest: EpochMs): Kept | 'later' | undefined {
  const part = parts.find(({ collection, beginning }) => key.startsWith(collection.prefix + beginning))
  if (part === undefined) return 'later'
  const { collection } = part
  const reading = collection.decode(record, key.slice(collection.prefix.length))
  if (reading.kind === 'later') return 'later'
  if (reading.kind !== 'value') return undefined
  const rule = rules.find((each) => each.collection === collection)
  const value = rule ? rule.judged(reading.value, latest) : reading.value
  return value === undefined ? undefined : { collection, value }
}

/**
 * Judges a day from outside: measures its pins again or, if they were measured by other tables, marks it as unjudged.
 * Returns `undefined` if it cannot have been played by `latest`.
 */
function judgedPins({ isUnjudged: _, ...day }: PinsDay, latest: EpochMs): PinsDay | undefined {
  const { date, pins, tables = PIN_TABLES } = day
  if (date < PINS_FROM || !wasPlayed(pins, date, latest)) return undefined
  if (tables !== PIN_TABLES) return { ...day, isUnjudged: true }
  const countries = pinnedOn(date)
  const isMeasured = pins.every(({ spot, distance }, place) => {
    const country = countries[place]
    return country && JSON.stringify(pinAt(spot, country)) === JSON.stringify({ spot, distance })
  })
  return isMeasured ? day : undefined
}

/**
 * Judges a quiz of a day from outside: answers its questions again or, if they were made from other tables, marks it as
 * unjudged. Returns `undefined` if it cannot have been played by `latest`.
 */
function judgedQuiz({ isUnjudged: _, ...quiz }: Quiz, latest: EpochMs): Quiz | undefined {
  const { puzzle, answers, begunWith } = quiz
  if (puzzle.kind !== 'daily' || !isPlayable(puzzle, utcDateOf(latest))) return undefined
  if (!wasPlayed(answers, puzzle.date, latest)) return undefined
  if (begunWith && begunWith.tables !== TABLES) return { ...quiz, isUnjudged: true }
  const again = answers.reduce<Quiz>(
    (made, { at, spot, countries }) =>
      withAnswer(
        made,
        spot ? { at, ...pinAt(spot, countryIn(puzzle)) } : { at, ...(countries && { countries }) },
      ),
    { puzzle, answers: [] },
  )
  const isSame = !begunWith && JSON.stringify(again.answers) === JSON.stringify(answers)
  return isSame ? quiz : undefined
}
