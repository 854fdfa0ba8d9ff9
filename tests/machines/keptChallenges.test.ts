import { describe, expect, it } from 'vitest'
import { challengeTo, openLink } from '../../src/machines/challenge/challenge'
import { KEPT, keptTokens } from '../../src/machines/journal/keptChallenges'
import { storeKeyOf } from '../../src/machines/journal/storedRound'
import type { ChallengePuzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { eraseAll } from '../../src/machines/store/erasure'
import { practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { fakeWorld, openTab } from './world'

/** So many challenges to Thailand, each with a token of its own, and the first of them. */
function challenges(count: number) {
  const all = Array.from({ length: count }, (_, seed): ChallengePuzzle => {
    const opening = openLink(challengeTo(newRound(practice, 'TH'), seed, false))
    if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') throw new Error('It does not open')
    return opening.puzzle
  })
  return { all, first: all[0] as ChallengePuzzle, others: all.slice(1) }
}

const tokensOf = (puzzles: readonly ChallengePuzzle[]) => puzzles.map(({ token }) => token)
const LIST = 'world-outline.challenges'

/** A tab that shows the first of them, and whose store can be changed by others, each in a tab of its own. */
function tabWith(count: number, refused = '') {
  const { all, first, others } = challenges(count)
  const shared = memoryStore()
  const set = (key: string, text: string) => {
    if (key === refused) throw new Error('full')
    shared.set(key, text)
  }
  const world = () => fakeWorld({ store: { ...shared, set } })
  const own = world()
  const tab = openTab(own.world)
  tab.guess(first, 'FR')
  const playOthers = () => {
    for (const puzzle of others) openTab(world().world).guess(puzzle, 'FR')
  }
  return { ...tab, ...own, store: shared, all, first, others, playOthers }
}

describe('the challenges that are kept', () => {
  it('are the last twenty that were begun, the last one first, in the order in which they were', () => {
    const { all, store, playOthers, guess, others } = tabWith(KEPT + 5)
    playOthers()
    const last = others.at(-2) as ChallengePuzzle
    guess(last, 'DE')
    expect(keptTokens(store)).toEqual(tokensOf(all).reverse().slice(0, KEPT))
    for (const [index, puzzle] of all.entries())
      expect(store.get(storeKeyOf(puzzle)) !== null, `${index}`).toBe(index >= 5)
  })

  it('are not those that were opened only', () => {
    const { game, store, first, others } = tabWith(2)
    for (const other of others) game(other)
    expect(keptTokens(store)).toEqual([first.token])
    expect(store.get(storeKeyOf(others[0] as ChallengePuzzle))).toBeNull()
  })

  it('are twenty where more are open in one tab, on whose screens all go on', () => {
    const { guess, round, store, all, others } = tabWith(KEPT + 5)
    for (const puzzle of others) guess(puzzle, 'FR')
    expect(keptTokens(store)).toEqual(tokensOf(all).reverse().slice(0, KEPT))
    for (const puzzle of all) expect(round(puzzle).guesses).toEqual(['FR'])
  })

  it('leave one that another tab shows on its screen, where it goes on and is kept again with the next guess', () => {
    const { guess, round, store, told, first, others, playOthers } = tabWith(KEPT + 1)
    playOthers()
    expect(store.get(storeKeyOf(first))).toBeNull()
    told.stored(storeKeyOf(first))
    told.back()
    expect(round(first).guesses).toEqual(['FR'])
    // It does not take the place of another by being looked at.
    expect(keptTokens(store)).toEqual(tokensOf(others).reverse())
    guess(first, 'DE')
    expect(JSON.parse(store.get(storeKeyOf(first)) ?? '{}').guesses).toEqual(['FR', 'DE'])
    expect(keptTokens(store)[0]).toBe(first.token)
    expect(keptTokens(store)).toHaveLength(KEPT)
  })

  it.each([
    ['everything is erased', 1, () => {}],
    ['everything was erased before others made them go', KEPT + 1, (playOthers: () => void) => playOthers()],
  ])('are gone from a screen where %s', (_, count, then) => {
    const { round, store, told, first, playOthers } = tabWith(count)
    eraseAll(store, '2026-11-21')
    then(playOthers)
    told.back()
    expect(round(first).guesses).toEqual([])
  })

  it.each([[], [LIST]])(
    'come back from a screen where one was removed, and not to make room: %s',
    (...others) => {
      const { round, store, told, first } = tabWith(1)
      for (const key of [storeKeyOf(first), ...others]) store.remove(key)
      told.stored(storeKeyOf(first))
      expect(round(first).guesses).toEqual(['FR'])
      expect(keptTokens(store)).toEqual([first.token])
    },
  )

  it('are what the store holds where the list of them is lost, cannot be read or cannot be written', () => {
    const { says, round, store, told, first, all, playOthers } = tabWith(2, LIST)
    playOthers()
    openTab(fakeWorld({ store }).world).guess(first, 'DE')
    told.stored(storeKeyOf(first))
    expect(round(first).guesses).toEqual(['FR', 'DE'])
    expect(says('unsaved')).toBe(false)
    // Without a list they are in the same order in every tab, whichever was stored first.
    const unlisted = tokensOf(all).toSorted()
    for (const list of ['', '[]', '{"version":2}', 'null']) {
      store.set(LIST, list)
      expect(keptTokens(store)).toEqual(unlisted)
    }
    expect(keptTokens({ ...store, keys: () => store.keys().toReversed() })).toEqual(unlisted)
    expect(keptTokens({ ...store, get: refuse })).toEqual(unlisted)
    expect(keptTokens({ ...store, keys: refuse })).toEqual([])
  })
})
