import { describe, expect, it } from 'vitest'
import { liveGameIn, seriesIn } from '../../src/machines/app'
import { quizMode } from '../../src/machines/quiz/quizMode'
import { dailyOf } from '../../tools/puzzles'
import { fakeWorld, openTab } from './world'

describe('the app', () => {
  it('takes no notice of a clock set back', () => {
    const { world, told } = fakeWorld()
    const tab = openTab(world)
    told.now = Date.UTC(2026, 10, 19)
    told.tick()
    expect(tab.says('past')).toBe(false)
    expect(tab.app.getSnapshot().context.today).toBe('2026-11-21')
  })

  it.each(['tick', 'back'] as const)('knows that a day has come, by a %s of its browser', (way) => {
    const { world, told } = fakeWorld()
    const tab = openTab(world)
    told.now = Date.UTC(2026, 10, 22, 0, 1)
    told[way]()
    expect(tab.app.getSnapshot().context.today).toBe('2026-11-22')
  })

  it('has no game, and no mode, that nobody asked for', () => {
    const tab = openTab(fakeWorld().world)
    const day = dailyOf('2026-11-21')
    expect(liveGameIn(tab.app.getSnapshot(), day)).toBeUndefined()
    expect(seriesIn(tab.app.getSnapshot(), quizMode)).toBeUndefined()
    const game = tab.game(day)
    expect(liveGameIn(tab.app.getSnapshot(), day)).toBe(game)
  })
})
