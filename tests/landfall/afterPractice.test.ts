import { expect, it } from 'vitest'
import { encodeBackup } from '../../src/machines/backup'
import { challengeTo } from '../../src/machines/challenge/challenge'
import {
  identityOf,
  type Landfall,
  type PracticeRound,
  questionsOf,
} from '../../src/machines/landfall/landfall'
import { landfallMode } from '../../src/machines/landfall/landfallMode'
import { landfallIn, landfalls } from '../../src/machines/landfall/storedLandfalls'
import { newRound } from '../../src/machines/round'
import { memoryStore } from '../machines/memoryStore'

const NOON = Date.UTC(2026, 10, 21, 12)
const KEY = 'world-outline.landfall.practice.europe.due'
const roundOf = (deal: number, target: PracticeRound['target']): PracticeRound => ({
  ...{ kind: 'practice', deck: 'europe', order: 'due' },
  ...{ deal, target },
})
const [france, italy] = [roundOf(-7, 'FR'), roundOf(8, 'IT')]

/** Puts a pin after a round, as its screen does. */
const pinned = (puzzle: PracticeRound, at = NOON): Landfall =>
  landfallMode.deeds.answer?.({ puzzle, answers: [] }, { deed: 'answer', at, spot: [46, 2] }) as Landfall

it('is kept under its puzzle, so that the questions after a round take the place of those before', () => {
  const store = memoryStore()
  landfallMode.write(store, pinned(france))
  expect(landfallIn(store, france)).toEqual(pinned(france))
  expect(landfallIn(store, italy).answers).toEqual([])
  landfallMode.write(store, { puzzle: italy, answers: [] })
  expect(landfallIn(store, france)).toEqual(pinned(france))
  landfallMode.write(store, pinned(italy, NOON + 1))
  expect(landfallIn(store, italy)).toEqual(pinned(italy, NOON + 1))
  expect(landfallIn(store, france).answers).toEqual([])
  expect(store.keys().filter((key) => key.includes('landfall'))).toEqual([KEY])
})

it('takes the earlier of two answers in one round, and none of another round', () => {
  const store = memoryStore()
  landfallMode.write(store, pinned(france))
  expect(landfallMode.write(store, pinned(france, NOON + 9))).toEqual(pinned(france))
  const { isFurther } = landfallMode
  expect(isFurther(pinned(france, NOON - 1), pinned(france))).toBe(true)
  expect(isFurther(pinned(italy, NOON - 1), pinned(france))).toBe(false)
})

it('asks about the country of the round, in the same way for the same round', () => {
  expect(identityOf(france)).toBe('practice.europe.due.-7')
  expect(questionsOf({ puzzle: france })[0]?.right).toEqual(['FR'])
  expect(questionsOf({ puzzle: { ...france } })).toBe(questionsOf({ puzzle: france }))
  expect(questionsOf({ puzzle: roundOf(9, 'FR') })).not.toEqual(questionsOf({ puzzle: france }))
})

it('goes into no backup', () => {
  const store = memoryStore()
  landfalls.write(store, pinned(france))
  expect(encodeBackup(store)).not.toContain('landfall')
})

it.each([
  ['without its round', KEY, '{"version":1,"answers":[{"at":1}]}'],
  ['of no puzzle', 'world-outline.landfall.challenge.abc', '{"version":1,"answers":[{"at":1}]}'],
  [
    'of a challenge',
    `world-outline.landfall.challenge.${challengeTo(newRound(roundOf(1, 'FR'), 'FR', 1), 7, false)}`,
    '{"version":1,"round":{"deal":1,"target":"FR"},"answers":[{"at":1}]}',
  ],
  [
    'with an answer that its question does not have',
    KEY,
    '{"version":1,"round":{"deal":1,"target":"FR"},"answers":[{"at":1,"countries":["FR"]}]}',
  ],
  [
    'with more answers than questions',
    KEY,
    `{"version":1,"round":{"deal":1,"target":"FR"},"answers":[${'{"at":1},'.repeat(9)}{"at":1}]}`,
  ],
  ['of a deck of regions', 'world-outline.landfall.practice.US', '{"version":1,"answers":[{"at":1}]}'],
])('reads nothing from a record %s', (_, key, text) => {
  const store = memoryStore({ [key]: text })
  expect(landfalls.read(store, key.slice(landfalls.prefix.length)).kind).toBe('damaged')
})
