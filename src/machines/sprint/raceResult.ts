import type { RaceLink } from './raceLink'
import { type Run, tallyOf } from './run'

/** How many outlines a friend has found, by a link. */
export function foundByFriend({ found }: RaceLink): number {
  return found.reduce((sum, count) => sum + count, 0)
}

/** Who has found more outlines. */
export function outcomeOfRace(own: Run, link: RaceLink): 'you' | 'friend' | 'same' {
  const [mine, other] = [tallyOf(own).found, foundByFriend(link)]
  if (mine > other) return 'you'
  return mine < other ? 'friend' : 'same'
}
