import { expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import type { Refusal } from '../../src/machines/backup'
import { refusalIn } from '../../src/ui/record/BackupPanel'

const round = (of: Extract<Refusal, { fault: 'round' }>['of']): Refusal => ({
  fault: 'round',
  date: '2026-11-20',
  of,
})

it.each<[Refusal, string]>([
  [{ fault: 'empty' }, 'The backup is empty.'],
  [{ fault: 'damaged' }, 'The backup is incomplete or damaged.'],
  [{ fault: 'foreign' }, 'This is not a backup of The World Outline Game.'],
  [{ fault: 'later' }, 'The backup is from a newer version of the game. Reload the page, then try again.'],
  [{ fault: 'date', date: '2026-02-30' }, 'The backup has a day that is not in the calendar: 2026-02-30.'],
  [
    { fault: 'date', date: '2026-11-21'.repeat(9) },
    'The backup has a day that is not in the calendar: 2026-11-212026-11-21.',
  ],
  [round('damaged'), 'In the backup, the round of 2026-11-20 is incomplete or damaged.'],
  [round('later'), 'In the backup, the round of 2026-11-20 is from a newer version of the game.'],
  [round('country'), 'In the backup, the round of 2026-11-20 names a country that is not in the game.'],
  [round('long'), 'In the backup, the round of 2026-11-20 has more than 6 guesses.'],
  [round('twice'), 'In the backup, the round of 2026-11-20 has a guess twice.'],
  [round('target'), 'In the backup, the round of 2026-11-20 has no target that is in the game.'],
  [round('late'), 'In the backup, the round of 2026-11-20 has a guess after the answer was found.'],
  [round('shown'), 'In the backup, the round of 2026-11-20 is not over, but shows its answer.'],
  [round('foreign'), 'In the backup, the round of 2026-11-20 is not a round of the game.'],
])('a backup is refused in a sentence: %o', (refusal, sentence) => {
  expect(refusalIn(sayIn('en'), refusal)).toBe(sentence)
})
