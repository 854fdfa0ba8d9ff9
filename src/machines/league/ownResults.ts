import { chosenText } from '../journal/settings'
import { readDays } from '../journal/storedRound'
import { isFound, isOver } from '../rules/round'
import { DAILY_DECKS } from '../schedule/dailies'
import type { Store } from '../store/store'
import { joined, type Result } from './result'
import { readLeague } from './storedLeague'

/** Name of oneself in a league: empty, as no name from a chat is. */
export const ONESELF = ''

/** Lists the results of all players in the league: what a chat has under the player's own name is the player's. */
export function leagueResults(store: Pick<Store, 'get' | 'keys'>): readonly Result[] {
  const own = chosenText(store, 'leagueName')
  const stored = readLeague(store)
  return joined(
    ownResults(store),
    stored.map((result) => (result.who === own ? { ...result, who: ONESELF } : result)),
  )
}

/** Derives the results of the player's own finished days. */
function ownResults(store: Pick<Store, 'get' | 'keys'>): readonly Result[] {
  return DAILY_DECKS.flatMap((deck) =>
    readDays(store, deck)
      .filter(isOver)
      .map((round) => ({
        who: ONESELF,
        deck,
        date: round.puzzle.date,
        score: isFound(round) ? round.guesses.length : 0,
      })),
  )
}
