import * as v from 'valibot'
import { DECK_NAMES } from '../../geo/decks'
import { puzzleAt } from '../journal/puzzleAt'
import { roundIn } from '../journal/storedRound'
import { keyOf } from '../rules/puzzle'
import { isOver, type Round } from '../rules/round'
import { AIDS, choiceSchema } from '../rules/rules'
import { CLOCKS, KINDS } from '../sprint/run'
import { country, date, readJson } from '../store/schemas'
import type { Store } from '../store/store'
import { linesIn, nameOf } from './recorder'

/** First line of every report. */
export const TITLE = 'The World Outline Game, a report'

/** Names of the lines that describe the environment of a report. */
export const HEAD = ['version', 'browser', 'language', 'size'] as const

/** Schema of an event in a report. */
export const reportedEvent = v.object({
  /** Time in milliseconds since 1970. */
  at: v.number(),
  /** Id of the actor that received the event. */
  actor: v.string(),
  /** Type of the event. */
  event: v.string(),
  country: v.optional(country),
  on: v.optional(date),
  rules: v.optional(choiceSchema),
  aid: v.optional(v.picklist(AIDS)),
  kind: v.optional(v.picklist(KINDS)),
  deck: v.optional(v.picklist(DECK_NAMES)),
  clock: v.optional(v.picklist(CLOCKS)),
  day: v.optional(date),
})

/** Event received by an actor. */
export type ReportedEvent = Readonly<v.InferOutput<typeof reportedEvent>>

/** Environment in which a report was made. */
export type ReportPlace = Readonly<Record<(typeof HEAD)[number], string>>

/** Content of a report. */
export type ReportInput = ReportPlace & {
  readonly events: readonly ReportedEvent[]
  /** Rounds to include; unfinished ones are left out. */
  readonly rounds: readonly Round[]
}

/** Reads the latest events of a tab, oldest first, skipping any that are invalid. */
export function eventsIn(tab: Pick<Store, 'get'>): readonly ReportedEvent[] {
  return linesIn(tab).flatMap((line) => readJson(reportedEvent, line) ?? [])
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

/** Finished round, with enough detail to replay it; its key is without the token of a challenge. */
function reportedOf({ puzzle, target, guesses, help, isGivenUp, rules }: Round) {
  const givenUp = isGivenUp ? true : undefined
  return { round: nameOf(keyOf(puzzle)), deck: puzzle.deck, target, guesses, help, givenUp, rules }
}
