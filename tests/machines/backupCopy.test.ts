import { describe, expect, it } from 'vitest'
import { DECK_NAMES } from '../../src/geo/decks'
import { COPY_SLOTS, copySlotOf, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { DAILY_DECKS } from '../../src/machines/schedule/dailies'
import { challengeOf } from '../../tools/puzzles'
import { dayOf } from './rounds'

const round = dayOf('2026-11-20', 'FR', ['BR'])

const won = { target: 'FR', guesses: ['FR'], deck: 1 }
const textOf = (key: string, record: object) => JSON.stringify({ version: 1, generation: 0, key, record })

describe('a backup copy', () => {
  it('of each puzzle has a place among those that are read and erased, days and practice apart', () => {
    const places = [
      ...DAILY_DECKS.map((deck) => copySlotOf({ kind: 'daily', deck })),
      ...DECK_NAMES.map((deck) => copySlotOf({ kind: 'practice', deck })),
      copySlotOf({ kind: 'practice', deck: 'own_1' }),
      copySlotOf(challengeOf('FR')),
    ]
    expect(new Set(places).size).toBe(places.length)
    expect([...COPY_SLOTS].sort()).toEqual(places.sort())
  })

  it('is read as it was written, with its generation', () => {
    const copy = { generation: 4, round, replaces: [2, 3] }
    expect(decodeCopy(encodeCopy(copy))).toEqual(copy)
  })

  it.each([
    ['nothing', undefined],
    ['no text', 7],
    ['a text of something else', 'scribble'],
    ['a puzzle that there is not', textOf('weekly.twenty.2026-11-20', { ...won, version: 1 })],
    ['a round that cannot be read', textOf('daily.twenty.2026-11-20', won)],
  ])('is left where it is %s', (_what, text) => {
    expect(decodeCopy(text)).toBeUndefined()
  })
})
