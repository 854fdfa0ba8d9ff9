import { isUtcDate, type UtcDate } from './day'
import { decodeRound, encodeRound } from './record'
import { isOver, type Round } from './round'
import { PREFIX, type Store, setAside } from './store'

const DAYS = `${PREFIX}day.`

/** A day's round. */
export type Day = { readonly date: UtcDate; readonly round: Round }

/** What the journal holds for a date. `aside`: there was something that could not be read. `blocked`: it cannot be asked. */
export type Page =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'blank' | 'aside' | 'blocked' }

/** The key under which a day is kept; each day is one record, so that each write stands alone. */
export function keyOf(date: UtcDate): string {
  return `${DAYS}${date}`
}

/** The round of a day. What cannot be read is set aside. */
export function readDay(store: Store, date: UtcDate): Page {
  try {
    const key = keyOf(date)
    const text = store.get(key)
    if (text === null) return { kind: 'blank' }
    const reading = decodeRound(text, date)
    if (reading.kind === 'round') return reading
    return { kind: setAside(store, key, text) ? 'aside' : 'blocked' }
  } catch {
    return { kind: 'blocked' }
  }
}

/**
 * Notes a day's round, joined with what another tab may have noted since, and gives back what the journal
 * now holds; `undefined` where it could not be written.
 */
export function noteDay(store: Store, { date, round }: Day): Round | undefined {
  const page = readDay(store, date)
  if (page.kind === 'blocked') return undefined
  const joined = page.kind === 'round' ? join(page.round, round) : round
  try {
    store.set(keyOf(date), encodeRound(joined, date))
    return joined
  } catch {
    return undefined
  }
}

/** Every readable day, oldest first. What cannot be read is left where it is. */
export function readDays(store: Store): readonly Day[] {
  try {
    return store
      .keys()
      .filter((key) => key.startsWith(DAYS))
      .sort()
      .flatMap((key) => {
        const date = key.slice(DAYS.length)
        const reading = isUtcDate(date) ? decodeRound(store.get(key) ?? '', date) : undefined
        return reading?.kind === 'round' ? [{ date: date as UtcDate, round: reading.round }] : []
      })
  } catch {
    return []
  }
}

/**
 * Two accounts of the same day as one. A round that is over stands; otherwise the guesses of `first`,
 * then those that only `second` has, until the round is over.
 */
export function join(first: Round, second: Round): Round {
  if (isOver(first)) return first
  if (isOver(second)) return second
  const guesses = [...first.guesses]
  for (const guess of second.guesses) {
    if (!guesses.includes(guess) && !isOver({ ...first, guesses })) guesses.push(guess)
  }
  return { ...first, guesses }
}
