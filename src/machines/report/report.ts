import * as v from 'valibot'
import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, isCountryCode } from '../../geo/decks'
import { isUtcDate, type UtcDate } from '../day'
import { roundIn } from '../journal/storedRound'
import { keyOf } from '../puzzle'
import { puzzleAt } from '../puzzleAt'
import { isOver, type Round } from '../round'
import { OUTLINES, rulesSchema } from '../rules'
import { CLOCKS, KINDS } from '../sprint/run'
import { readJson } from '../store/schemas'
import type { Store } from '../store/store'
import { linesIn, nameOf } from './recorder'

/** How every report begins. */
const TITLE = 'The World Outline Game, a report'

/** What a report says of where it was made, a line each. */
const HEAD = ['version', 'browser', 'language', 'size'] as const

const country = v.custom<CountryCode>(isCountryCode)

const day = v.optional(v.custom<UtcDate>(isUtcDate))

const event = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Whom it was sent to. */
  actor: v.string(),
  /** What it is called. */
  event: v.string(),
  country: v.optional(country),
  on: day,
  rules: v.optional(
    v.object({
      outline: v.picklist(OUTLINES),
      arrows: v.boolean(),
      aid: v.boolean(),
    }),
  ),
  kind: v.optional(v.picklist(KINDS)),
  deck: v.optional(v.picklist(DECK_NAMES)),
  clock: v.optional(v.picklist(CLOCKS)),
  day,
})

const playedRound = v.object({
  /** The key of its puzzle, without the token of a challenge. */
  round: v.string(),
  deck: v.picklist(DECK_NAMES),
  target: country,
  guesses: v.array(country),
  rules: rulesSchema,
})

/** Something that was sent to an actor. */
export type ReportedEvent = Readonly<v.InferOutput<typeof event>>

/** A round that is over, so that it can be played once more. */
export type ReportedRound = Readonly<v.InferOutput<typeof playedRound>>

/** Where a report was made. */
type Place = Readonly<Record<(typeof HEAD)[number], string>>

/** What a report is made of. */
export type ReportInput = Place & {
  readonly events: readonly ReportedEvent[]
  /** Those that are not over are left out. */
  readonly rounds: readonly Round[]
}

/** What a text is that may be a report. */
export type ReportReading =
  | (Place & {
      readonly kind: 'report'
      readonly events: readonly ReportedEvent[]
      readonly rounds: readonly ReportedRound[]
    })
  | { readonly kind: 'damaged' }

/** The last events of a tab, oldest first, as far as they can be read. */
export function eventsIn(tab: Pick<Store, 'get'>): readonly ReportedEvent[] {
  return linesIn(tab).flatMap((line) => readJson(event, line) ?? [])
}

/** The rounds of the days and of practice in which something has happened, as a store has them. */
export function roundsOf(events: readonly ReportedEvent[], store: Pick<Store, 'get'>): readonly Round[] {
  return [...new Set(events.map(({ actor }) => actor))].flatMap((actor) => {
    const puzzle = puzzleAt(actor)
    return (puzzle && roundIn(store, puzzle)) ?? []
  })
}

/** The text of a report: a few lines to read, then a line of JSON for each event and each round that is over. */
export function reportOf({ events, rounds, ...place }: ReportInput): string {
  const over = new Map(rounds.filter(isOver).map((round) => [keyOf(round.puzzle), round]))
  const lines = [...events, ...[...over.values()].map(reportedOf)].map((line) => JSON.stringify(line))
  return [TITLE, ...HEAD.map((name) => `${name}: ${place[name]}`), ...lines, ''].join('\n')
}

/** Reads what {@link reportOf} wrote, taking nothing for granted. */
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
