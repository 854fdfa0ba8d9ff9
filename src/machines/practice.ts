import { decodeRound, encodeRound } from './record'
import type { Round } from './round'
import { PREFIX, type Store, setAside } from './store'

/** The key under which the practice round is kept. */
export const PRACTICE = `${PREFIX}practice`

/** The practice round that was under way, if there is one. What cannot be read is set aside. */
export function readPractice(store: Store): Round | undefined {
  try {
    const text = store.get(PRACTICE)
    if (text === null) return undefined
    const reading = decodeRound(text, PRACTICE)
    if (reading.kind === 'round') return reading.round
    setAside(store, PRACTICE, text)
  } catch {
    // Practice begins anew where nothing can be read.
  }
  return undefined
}

/** Notes the practice round. Whether it could be written. */
export function notePractice(store: Store, round: Round): boolean {
  try {
    store.set(PRACTICE, encodeRound(round, PRACTICE))
    return true
  } catch {
    return false
  }
}
