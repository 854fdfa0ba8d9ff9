import * as v from 'valibot'
import { DECK_NAMES } from '../src/geo/decks'
import {
  HEAD,
  type ReportedEvent,
  type ReportPlace,
  reportedEvent,
  TITLE,
} from '../src/machines/report/report'
import { AIDS, MOST_GUESSES, rulesSchema } from '../src/machines/rules/rules'
import { country, readJson, whole } from '../src/machines/store/schemas'

const playedRound = v.object({
  /** Key of the round's puzzle, without the token of a challenge. */
  round: v.string(),
  deck: v.picklist(DECK_NAMES),
  target: country,
  guesses: v.array(country),
  /** Whether it was given up after these guesses. */
  givenUp: v.optional(v.literal(true)),
  rules: rulesSchema,
  /** Aids taken, each with the number of the guess after which it was. */
  help: v.record(v.picklist(AIDS), whole(0, MOST_GUESSES)),
})

/** Result of reading a text that may be a report. */
export type ReportReading =
  | (ReportPlace & {
      readonly kind: 'report'
      readonly events: readonly ReportedEvent[]
      readonly rounds: readonly Readonly<v.InferOutput<typeof playedRound>>[]
    })
  | { readonly kind: 'damaged' }

/** Parses a player's report, trusting nothing in it. */
export function readReport(text: string): ReportReading {
  const [title, ...lines] = text.trim().split(/\r?\n/)
  const head = HEAD.map((name, place) => [name, textAfter(`${name}: `, lines[place])] as const)
  const body = lines.slice(HEAD.length)
  const entries = body.flatMap((line) => readJson(playedRound, line) ?? readJson(reportedEvent, line) ?? [])
  if (title !== TITLE || head.some(([, said]) => said === undefined) || entries.length < body.length)
    return { kind: 'damaged' }
  return {
    kind: 'report',
    ...(Object.fromEntries(head) as ReportPlace),
    events: entries.filter((entry) => 'event' in entry),
    rounds: entries.filter((entry) => 'round' in entry),
  }
}

function textAfter(start: string, line = ''): string | undefined {
  return line.startsWith(start) ? line.slice(start.length) : undefined
}
