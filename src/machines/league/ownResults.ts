import { readDays } from '../journal/storedRound'
import { isFound, isOver } from '../round'
import { DAILY_DECKS } from '../schedule/dailies'
import type { Store } from '../store/store'
import type { Result } from './result'

/** Name of oneself in a league: empty, as no name from a chat is. */
export const ONESELF = ''

/** Derives the results of the player's own finished days. */
export function ownResults(store: Pick<Store, 'get' | 'keys'>): readonly Result[] {
  return DAILY_DECKS.flatMap((deck) =>
    readDays(store, deck)
      .filter(isOver)
      .map((round) => ({
        ...{ who: ONESELF, deck, date: round.puzzle.date },
        score: isFound(round) ? round.guesses.length : 0,
      })),
  )
}
