import { describe, expect, it, vi } from 'vitest'
import { eraseAll } from '../../src/machines/store/erasure'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { fakeWorld, openTab } from './world'

const today = dailyOf('2026-11-21')
const answer = dailyTarget('2026-11-21')

/** A tab that counts how often the browser was asked to keep what is stored. */
function tabWith(changes: Parameters<typeof fakeWorld>[0] = {}) {
  const keepStored = vi.fn(async () => {})
  const { world, store } = fakeWorld({ keepStored, ...changes })
  return { ...openTab(world), keepStored, store }
}

describe('the browser is asked to keep what is stored', () => {
  it('after the first day that is finished, and not again', () => {
    const { game, guess, keepStored, store } = tabWith()
    game(today)
    guess(today, answer === 'IT' ? 'FR' : 'IT')
    expect(keepStored).not.toHaveBeenCalled()
    guess(today, answer)
    expect(keepStored).toHaveBeenCalledOnce()
    expect(store.get('world-outline.asked')).toBe('true')
    const later = tabWith({ store, now: () => Date.UTC(2026, 10, 22, 12) })
    const tomorrow = dailyOf('2026-11-22')
    later.game(tomorrow)
    later.guess(tomorrow, dailyTarget('2026-11-22'))
    expect(later.keepStored).not.toHaveBeenCalled()
  })

  it('by no round of practice and by no finished day that is only looked at', () => {
    const { game, guess, round, keepStored, store } = tabWith()
    game(practice)
    guess(practice, round(practice).target)
    expect(keepStored).not.toHaveBeenCalled()
    game(today)
    guess(today, answer)
    store.remove('world-outline.asked')
    const next = tabWith({ store })
    next.game(today)
    next.game(practice)
    expect(next.keepStored).not.toHaveBeenCalled()
  })

  it('once more after everything was erased', () => {
    const { game, guess, store } = tabWith()
    game(today)
    guess(today, answer)
    eraseAll(store, '2026-11-21')
    const next = tabWith({ store })
    next.game(today)
    next.guess(today, answer)
    expect(next.keepStored).toHaveBeenCalledOnce()
  })

  it('in vain where it refuses, or where nothing can be stored, which stops no game', async () => {
    const refusing = tabWith({ keepStored: () => Promise.reject(new TypeError('no')) })
    refusing.game(today)
    refusing.guess(today, answer)
    const blocked = tabWith({ store: { ...memoryStore(), set: refuse } })
    blocked.game(today)
    blocked.guess(today, answer)
    expect(blocked.keepStored).not.toHaveBeenCalled()
    for (const { game } of [refusing, blocked]) expect(game(today).getSnapshot().matches('won')).toBe(true)
  })
})
