import { deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { targetOf } from '../schedule/dailies'
import { dateOfDay, dayNumber, type UtcDate } from '../schedule/day'
import { shuffled } from '../schedule/hash'
import type { SetDraft } from './setDraft'

/** Countries with remarkable coasts. */
const ISLANDS: readonly PlaceId[] = ['IT', 'GR', 'NO', 'DK', 'IS', 'GB', 'KR', 'JP', 'SO', 'MG', 'LK', 'NZ']

const DAYS = [7, 6, 5, 4, 3, 2, 1]

/** Choices of countries that are ready to be handed out; `week` has the two daily puzzles of the seven days before a date. */
export const presets = {
  europe: (_, seed) => ({ deck: 'europe', picked: shuffled(deckOf('europe').targets, seed).slice(0, 10) }),
  islands: () => ({ deck: 'world', picked: ISLANDS }),
  week: (today) => {
    const days = DAYS.map((before) => dateOfDay(dayNumber(today) - before))
    const targets = days.flatMap((date) => [
      targetOf({ deck: 'twenty', date }),
      targetOf({ deck: 'world', date }),
    ])
    return { deck: 'world', picked: [...new Set(targets)] }
  },
} as const satisfies Readonly<
  Record<string, (today: UtcDate, seed: number) => Pick<SetDraft, 'deck' | 'picked'>>
>
