import { describe, expect, it } from 'vitest'
import { openLink } from '../../src/machines/challenge/challenge'
import { challengeTo } from '../../src/machines/challenge/challenges'
import { eraseAll } from '../../src/machines/journal/erasure'
import { KEPT, keptTokens } from '../../src/machines/journal/keptChallenges'
import { storeKeyOf } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import type { ChallengePuzzle } from '../../src/machines/puzzle'
import { newRound } from '../../src/machines/round'
import { dailyOf, practice } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'
import { fakeWorld, openTab } from './world'

/** So many challenges to Thailand, each with a token of its own. */
function challenges(count: number): readonly ChallengePuzzle[] {
  return Array.from({ length: count }, (_, seed) => {
    const opening = openLink(challengeTo(newRound(practice, 'TH'), seed, false))
    if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') throw new Error('It does not open')
    return opening.puzzle
  })
}

const today = dailyOf('2026-11-21')

const tokensOf = (puzzles: readonly ChallengePuzzle[]) => puzzles.map(({ token }) => token)

describe('the challenges that are kept', () => {
  it('are the last twenty that were begun, the last one first', () => {
    const { world, store } = fakeWorld()
    const all = challenges(KEPT + 5)
    // Each in a tab of its own.
    for (const puzzle of all) openTab(world).guess(puzzle, 'FR')
    expect(keptTokens(store)).toEqual(tokensOf(all).reverse().slice(0, KEPT))
    expect(JSON.parse(store.get('world-outline.challenges') ?? '')).toEqual({
      version: 1,
      tokens: keptTokens(store),
    })
    for (const [index, puzzle] of all.entries())
      expect(store.get(storeKeyOf(puzzle)) !== null, `${index}`).toBe(index >= 5)
  })

  it('are not those that were opened only', () => {
    const { world, store } = fakeWorld()
    const [one, other] = challenges(2) as [ChallengePuzzle, ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(one, 'FR')
    tab.game(other)
    expect(keptTokens(store)).toEqual([one.token])
    expect(store.get(storeKeyOf(other))).toBeNull()
  })

  it('keep their order when one of them goes on', () => {
    const { world, store } = fakeWorld()
    const [one, other] = challenges(2) as [ChallengePuzzle, ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(one, 'FR')
    tab.guess(other, 'FR')
    tab.guess(one, 'DE')
    expect(keptTokens(store)).toEqual([other.token, one.token])
  })

  it('are more than twenty where more were opened in this tab: none that it shows is removed', () => {
    const { world, store } = fakeWorld()
    const all = challenges(KEPT + 5)
    const tab = openTab(world)
    for (const puzzle of all) tab.guess(puzzle, 'FR')
    expect(keptTokens(store)).toEqual(tokensOf(all).reverse())
    for (const puzzle of all) expect(tab.round(puzzle).guesses).toEqual(['FR'])
    // The next tab has none of them open.
    const [next] = challenges(KEPT + 6).slice(-1) as [ChallengePuzzle]
    openTab(world).guess(next, 'FR')
    expect(keptTokens(store)).toEqual([next.token, ...tokensOf(all).reverse()].slice(0, KEPT))
  })

  it('leave one that another tab shows on its screen, where it goes on and is kept again with the next guess', () => {
    const store = memoryStore()
    const { world, told } = fakeWorld({ store })
    const all = challenges(KEPT + 1)
    const [first] = all as [ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(first, 'FR')
    for (const puzzle of all.slice(1)) openTab(fakeWorld({ store }).world).guess(puzzle, 'FR')
    expect(store.get(storeKeyOf(first))).toBeNull()
    told.stored(storeKeyOf(first))
    told.back()
    expect(tab.round(first).guesses).toEqual(['FR'])
    // It does not take the place of another by being looked at.
    expect(keptTokens(store)).toEqual(tokensOf(all.slice(1)).reverse())
    tab.guess(first, 'DE')
    expect(tab.round(first).guesses).toEqual(['FR', 'DE'])
    expect(JSON.parse(store.get(storeKeyOf(first)) ?? '{}').guesses).toEqual(['FR', 'DE'])
    expect(keptTokens(store)[0]).toBe(first.token)
    expect(keptTokens(store)).toHaveLength(KEPT)
  })

  it('are what the store holds where the list of them cannot be written', () => {
    const store = memoryStore()
    const all = challenges(KEPT + 1)
    const [first] = all as [ChallengePuzzle]
    for (const puzzle of all.slice(1)) openTab(fakeWorld({ store }).world).guess(puzzle, 'FR')
    const set = (key: string, text: string) => {
      if (key === 'world-outline.challenges') throw new Error('full')
      store.set(key, text)
    }
    const { world, told } = fakeWorld({ store: { ...store, set } })
    const tab = openTab(world)
    tab.guess(first, 'FR')
    openTab(fakeWorld({ store: { ...store, set } }).world).guess(first, 'DE')
    told.stored(storeKeyOf(first))
    expect(tab.round(first).guesses).toEqual(['FR', 'DE'])
  })

  it('go on in a tab that shows them only where they had to make room, as nothing else does', () => {
    const store = memoryStore()
    const { world, told } = fakeWorld({ store })
    const all = challenges(KEPT + 1)
    const [first] = all as [ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(first, 'FR')
    store.remove(storeKeyOf(first))
    expect(keptTokens(store)).toEqual([])
    told.stored(storeKeyOf(first))
    expect(tab.round(first).guesses).toEqual([])
    tab.guess(first, 'FR')
    store.remove('world-outline.challenges')
    store.remove(storeKeyOf(first))
    told.stored(storeKeyOf(first))
    expect(tab.round(first).guesses).toEqual([])
    for (const puzzle of all.slice(1)) openTab(fakeWorld({ store }).world).guess(puzzle, 'FR')
    tab.guess(today, 'FR')
    store.remove(storeKeyOf(today))
    told.stored(storeKeyOf(today))
    expect(tab.round(today).guesses).toEqual([])
  })

  it('are gone from a screen where everything was erased before others made them go', () => {
    const store = memoryStore()
    const { world, told } = fakeWorld({ store })
    const all = challenges(KEPT + 1)
    const [first] = all as [ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(first, 'FR')
    eraseAll(store, '2026-11-21')
    for (const puzzle of all.slice(1)) openTab(fakeWorld({ store }).world).guess(puzzle, 'FR')
    told.back()
    expect(tab.round(first).guesses).toEqual([])
  })

  it('are gone from every screen where everything is erased', () => {
    const { world, told, store } = fakeWorld()
    const [one] = challenges(1) as [ChallengePuzzle]
    const tab = openTab(world)
    tab.guess(one, 'FR')
    eraseAll(store, '2026-11-21')
    told.stored(null)
    expect(tab.round(one).guesses).toEqual([])
    tab.guess(one, 'DE')
    expect(tab.round(one).guesses).toEqual(['DE'])
  })

  it('are found where the list of them is lost or is none', () => {
    const { world, store } = fakeWorld()
    const [one, other] = challenges(2) as [ChallengePuzzle, ChallengePuzzle]
    openTab(world).guess(one, 'FR')
    for (const list of ['', '[]', '{"version":2}', 'null']) {
      store.set('world-outline.challenges', list)
      expect(keptTokens(store)).toEqual([one.token])
    }
    openTab(world).guess(other, 'FR')
    expect(keptTokens(store)).toEqual([other.token, one.token])
    // Without a list they are in the same order in every tab, whichever was stored first.
    store.remove('world-outline.challenges')
    const unlisted = [one.token, other.token].toSorted()
    expect(keptTokens(store)).toEqual(unlisted)
    expect(keptTokens({ ...store, keys: () => store.keys().toReversed() })).toEqual(unlisted)
    const get = () => {
      throw new Error('refused')
    }
    expect(keptTokens({ ...store, get })).toEqual(unlisted)
  })

  it('are none where the store cannot be asked, and a guess is stored where the list cannot be', () => {
    const refusing = {
      ...memoryStore(),
      keys: () => {
        throw new Error('refused')
      },
    }
    expect(keptTokens(refusing)).toEqual([])
    const { world, store } = fakeWorld()
    const set = (key: string, text: string) => {
      if (key === 'world-outline.challenges') throw new Error('full')
      store.set(key, text)
    }
    const [one] = challenges(1) as [ChallengePuzzle]
    const tab = openTab({ ...world, store: { ...store, set } })
    tab.guess(one, 'FR')
    expect(tab.says('unsaved')).toBe(false)
    expect(gameIn(tab.app.getSnapshot(), one)?.getSnapshot().context.guesses).toEqual(['FR'])
    expect(keptTokens(store)).toEqual([one.token])
  })
})
