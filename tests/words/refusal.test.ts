import { expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import type { Refusal } from '../../src/machines/transfer/readBackup'
import { refusalIn } from '../../src/ui/record/BackupPanel'

it.each<[Refusal, string]>([
  [{ fault: 'empty' }, 'The backup is empty.'],
  [{ fault: 'damaged' }, 'The backup is incomplete or damaged.'],
  [{ fault: 'foreign' }, 'This is not a backup of The World Outline Game.'],
  [{ fault: 'later' }, 'The backup is from a newer version of the game. Reload the page, then try again.'],
])('a backup is refused in a sentence: %o', (refusal, sentence) => {
  expect(refusalIn(sayIn('en'), refusal)).toBe(sentence)
})
