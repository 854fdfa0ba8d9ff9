import type { Refusal } from '../../machines/backup'
import { GUESSES } from '../../machines/rules'
import type { Say } from './say'

/** As much of a date that is none as is shown. */
const SHOWN = 20

const REFUSED = {
  empty: 'backup.empty',
  damaged: 'backup.damaged',
  foreign: 'backup.foreign',
  later: 'backup.later',
} as const

/** Why a backup was not taken in. */
export function refusalIn(say: Say, refusal: Refusal): string {
  switch (refusal.fault) {
    case 'date':
      return say('backup.date', { date: refusal.date.slice(0, SHOWN) })
    case 'round':
      return say('backup.round', { date: refusal.date, fault: refusal.of, most: GUESSES.daily })
    default:
      return say(REFUSED[refusal.fault])
  }
}
