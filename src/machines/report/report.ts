import * as v from 'valibot'
import { DECK_NAMES, isPlaceId } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { isUtcDate, type UtcDate } from '../day'
import { roundIn } from '../journal/storedRound'
import { keyOf } from '../puzzle'
import { puzzleAt } from '../puzzleAt'
import { isOver, type Round } from '../round'
import { aidsSchema, OUTLINES, rulesSchema } from '../rules'
import { CLOCKS, KINDS } from '../sprint/run'
import { readJson } from '../store/schemas'
import type { Store } from '../store/store'
import { linesIn, nameOf } from './recorder'

/** First line of every report. */
const TITLE = 'The World Outline Game, a report'

/** Names of the lines that describe the environment of a report. */
const HEAD = ['version', 'browser', 'language', 'size'] as const

const country = v.custom<PlaceId>(isPlaceId)

const day = v.optional(v.custom<UtcDate>(isUtcDate))

const event = v.object({
  /** Time in milliseconds since 1970. */
  at: v.number(),
  /** Id of the actor that received the event. */
  actor: v.string(),
  /** Type of the event. */
  event: v.string(),
  country: v.optional(country),
  on: day,
  rules: v.optional(
    v.object({
      outline: v.picklist(OUTLINES),
      arrows: v.boolean(),
      aids: v.optional(aidsSchema, []),
    }),
  ),
  kind: v.optional(v.picklist(KINDS)),
  deck: v.optional(v.picklist(DECK_NAMES)),
  clock: v.optional(v.picklist(CLOCKS)),
  day,
})

const playedRound = v.object({
  /** Key of the round's puzzle, without the token of a challenge. */
  round: v.string(),
  deck: v.picklist(DECK_NAMES),
  target: country,
  guesses: v.array(country),
  rules: rulesSchema,
})

/** Event received by an actor. */
export type ReportedEvent = Readonly<v.InferOutput<typeof event>>

/** Finished round, with enough detail to replay it. */
export type ReportedRound = Readonly<v.InferOutput<typeof playedRound>>

/** Environment in which a report was made. */
type Place = Readonly<Record<(typeof HEAD)[number], string>>

/** Content of a report. */
export type ReportInput = Place & {
  readonly events: readonly ReportedEvent[]
  /** Rounds to include; unfinished ones are left out. */
  readonly rounds: readonly Round[]
}

/** Result of reading a text that may be a report. */
export type ReportReading =
  | (Place & {
      readonly kind: 'report'
      readonly events: readonly ReportedEvent[]
      readonly rounds: readonly ReportedRound[]
    })
  | { readonly kind: 'damaged' }

/** Reads the latest events of a tab, oldest first, skipping any that are invalid. */
export function eventsIn(tab: Pick<Store, 'get'>): readonly ReportedEvent[] {
  return linesIn(tab).flatMap((line) => readJson(event, line) ?? [])
}

/** Reads from the store the rounds of all daily and practice puzzles that occur in the events. */
export function reportedRounds(
  events: readonly ReportedEvent[],
  store: Pick<Store, 'get'>,
): readonly Round[] {
  return [...new Set(events.map(({ actor }) => actor))].flatMap((actor) => {
    const puzzle = puzzleAt(actor)
    return (puzzle && roundIn(store, puzzle)) ?? []
  })
}

/** Formats a report: a few readable lines, then one line of JSON for each event and each finished round. */
export function reportOf({ events, rounds, ...place }: ReportInput): string {
  const over = new Map(rounds.filter(isOver).map((round) => [keyOf(round.puzzle), round]))
  const lines = [...events, ...[...over.values()].map(reportedOf)].map((line) => JSON.stringify(line))
  return [TITLE, ...HEAD.map((name) => `${name}: ${place[name]}`), ...lines, ''].join('\n')
}

/** Parses a text written by {@link reportOf}, trusting nothing in it. */
export function readReport(text: string): ReportReading {
  const [title, ...lines] = text.trim().split(/\r?\n/)
  const head = HEAD.map((name, place) => [name, textAfter(`${name}: `, lines[place])] as const)
  const body = lines.slice(HEAD.length)
  const entries = body.flatMap((line) => readJson(playedRound, line) ?? readJson(event, line) ?? [])
  if (title !== TITLE || head.some(([, said]) => said === undefined) || entries.length < body.length)
    return { kind: 'damaged' }
  return {
    kind: 'report',
    ...(Object.fromEntries(head) as Place),
    events: entries.filter((entry) => 'event' in entry),
    rounds: entries.filter((entry) => 'round' in entry),
  }
}

function reportedOf({ puzzle, target, guesses, rules }: Round): ReportedRound {
  return { round: nameOf(keyOf(puzzle)), deck: puzzle.deck, target, guesses: [...guesses], rules }
}

function textAfter(start: string, line = ''): string | undefined {
  return line.startsWith(start) ? line.slice(start.length) : undefined
}
