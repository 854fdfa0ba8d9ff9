import type { Picking } from '../globe/GuessMark'
import type { Say } from '../words/say'
import type { Pointing } from './Learn'

/** Turns the globe to a country and, the second time, back again. */
export function pointingOn([{ sought }, onPicks]: Picking, say: Say): Pointing {
  return {
    isPointed: (country) => sought === country,
    labelOf: (name) => say('learn.turn', { name }),
    point: (country) =>
      onPicks((picks) => ({ ...picks, sought: picks.sought === country ? undefined : country })),
  }
}
