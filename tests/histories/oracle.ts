import type { PlaceId } from '../../src/geo/place'
import { obfuscate } from '../../src/machines/journal/seal'

/** What is stored of a puzzle, read plainly. */
export type Account = {
  readonly deal: number
  readonly guesses: readonly PlaceId[]
  /** The aids that were taken, each with the number of the guess after which. */
  readonly help: Readonly<Record<string, number>>
  /** The date of the first guess at a day: the day's own, where nothing else is said. */
  readonly begun: string | undefined
  readonly isOver: boolean
  /** Nothing was to be seen of the outline. */
  readonly isHidden: boolean
  /** The target in the clear where it is over, else whether some country is under its seal. */
  readonly isFor: (target: PlaceId) => boolean
}

type Entries = ReadonlyMap<string, string>

/** How often everything was erased, by what the entries tell. */
export function generationIn(entries: Entries): number {
  return JSON.parse(entries.get('world-outline.erasure') ?? '{"generation":0}').generation
}

/**
 * What a page that is loaded now has to show of a puzzle, by the rules and not by the program. The name is `practice.DECK`,
 * `daily.DECK.DATE` or `challenge.TOKEN`. Shares nothing with the journal but the obfuscation.
 */
export function accountOf(entries: Entries, name: string): Account | undefined {
  const text = entries.get(`world-outline.${name}`)
  if (text === undefined) return undefined
  const { target, guesses, help = {}, deal = 0, begun, rules } = JSON.parse(text)
  const isOver = target.length === 2
  const own = name.match(/\d{4}-\d\d-\d\d$/)?.[0]
  return {
    deal,
    guesses,
    help,
    begun: guesses.length > 0 ? (begun ?? own) : undefined,
    isOver,
    isHidden: rules?.outline === 'hidden',
    isFor: (code) => target === (isOver ? code : obfuscate(code, name)),
  }
}

/** The names of the days of which something is stored. */
export function daysIn(entries: Entries): readonly string[] {
  return [...entries.keys()].flatMap((key) => key.match(/^world-outline\.(daily\..*)$/)?.[1] ?? [])
}

/** The names of the challenges of which something is stored. */
export function challengesIn(entries: Entries): readonly string[] {
  return [...entries.keys()].flatMap((key) => key.match(/^world-outline\.(challenge\..*)$/)?.[1] ?? [])
}

/** What the record of a puzzle says was dealt before it. */
export function dealtIn(entries: Entries, name: string): readonly string[] {
  return JSON.parse(entries.get(`world-outline.${name}`) ?? '{}').dealt ?? []
}

/**
 * What the log and the stored days tell of the outlines of countries: for each round with which
 * guess it was found, nought where it was not.
 */
export function reviewsIn(entries: Entries): ReadonlyMap<string, number> {
  const ofDays = daysIn(entries).flatMap((day) => {
    const account = accountOf(entries, day)
    return account?.isOver && !account.isHidden ? [[`${day}.0`, foundIn(account)] as const] : []
  })
  return new Map([
    ...ofDays,
    ...logIn(entries).filter(([identity]) => !/\.(where|flag|\d+\.\d+)$/.test(identity)),
  ])
}

/** The same of the log alone, without what cannot be read. */
export function logIn(entries: Entries): readonly (readonly [string, number])[] {
  return [...entries].flatMap(([key, text]) => {
    if (!key.startsWith('world-outline.review.') || text === BROKEN) return []
    const reviews: Readonly<Record<string, { found?: number }>> = JSON.parse(text).reviews
    return Object.entries(reviews).map(([identity, { found = 0 }]) => [identity, found] as const)
  })
}

/** Guesses that win a round. */
const LIMIT = 6

/** With which guess a round that is over was found, nought where it was not. */
export function foundIn({ guesses, isFor }: Account): number {
  return isFor(guesses.at(-1) as PlaceId) && guesses.length <= LIMIT ? guesses.length : 0
}

/** What stands in the store where something has broken it. */
export const BROKEN = '{"vers'
