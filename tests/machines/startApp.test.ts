import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { liveGameIn, seriesIn, shareIn } from '../../src/machines/app'
import { landfallMode } from '../../src/machines/landfall/landfallMode'
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

  it('copies what is shared to the clipboard of its browser', async () => {
    const copied: string[] = []
    const { world } = fakeWorld({ copyText: async (text) => void copied.push(text) })
    const share = shareIn(openTab(world).app.getSnapshot())
    share.send({ type: 'copy', text: 'a result' })
    await waitFor(share, (snapshot) => snapshot.matches('copied'))
    expect(copied).toEqual(['a result'])
  })

  it('has no game, and no mode, that nobody asked for', () => {
    const tab = openTab(fakeWorld().world)
    const day = dailyOf('2026-11-21')
    expect(liveGameIn(tab.app.getSnapshot(), day)).toBeUndefined()
    expect(seriesIn(tab.app.getSnapshot(), landfallMode)).toBeUndefined()
    const game = tab.game(day)
    expect(liveGameIn(tab.app.getSnapshot(), day)).toBe(game)
  })
})
