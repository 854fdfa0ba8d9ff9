import { describe, expect, it } from 'vitest'
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
})
