import { describe, expect, it, vi } from 'vitest'
import { shareIn } from '../../src/machines/app'
import { dailyOf, dailyTarget } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'
import { fakeWorld, openTab } from './world'

const DAY = dailyOf('2026-11-21')
const target = dailyTarget('2026-11-21')
const misses = (['IT', 'JP', 'BR', 'AU', 'EG', 'CN', 'ZA'] as const).filter((code) => code !== target)
const [miss = 'IT'] = misses

describe('the app', () => {
  it('hands the clipboard the text that is shared', () => {
    const copyText = vi.fn(async () => {})
    const { app } = openTab(fakeWorld({ copyText }).world)
    shareIn(app.getSnapshot()).send({ type: 'copy', text: 'the result' })
    expect(copyText).toHaveBeenCalledExactlyOnceWith('the result')
  })

  it('notices a new day by the clock and on return, and files later guesses under its own day', () => {
    for (const wake of ['tick', 'back'] as const) {
      const { world, told, store } = fakeWorld()
      const tab = openTab(world)
      tab.game(DAY)
      told[wake]()
      expect(tab.says('past')).toBe(false)
      told.now = Date.UTC(2026, 10, 22)
      told[wake]()
      expect(tab.says('past')).toBe(true)
      tab.guess(DAY, miss)
      expect(store.keys()).toEqual(['world-outline.daily.twenty.2026-11-21'])
      tab.game(dailyOf('2026-11-22'))
      expect(tab.says('past')).toBe(false)
    }
  })

  it('takes no notice of a clock set back', () => {
    const { world, told } = fakeWorld()
    const tab = openTab(world)
    told.now = Date.UTC(2026, 10, 19)
    told.tick()
    expect(tab.says('past')).toBe(false)
    expect(tab.app.getSnapshot().context.today).toBe('2026-11-21')
  })

  it('writes nothing for a guess that is refused, but that the outline was seen', () => {
    const store = memoryStore()
    const set = vi.fn(store.set)
    const tab = openTab(fakeWorld({ store: { ...store, set } }).world)
    for (let time = 0; time < 3; time++) tab.guess(DAY, miss)
    expect(set.mock.calls.map(([, text]) => JSON.parse(text).guesses)).toEqual([[], [miss]])
  })
})
