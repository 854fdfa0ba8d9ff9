import { describe, expect, it } from 'vitest'
import { EVENTS, forgetTab, MAX_EVENTS } from '../../src/machines/report/recorder'
import { eventsIn } from '../../src/machines/report/report'
import { challengeOf, dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { memoryStore, refuse } from '../machines/memoryStore'
import { NOON } from '../machines/world'
import { recordedTab } from './reporting'

const DAY = dailyOf('2026-11-21')
const [MISS = 'IT', OTHER = 'JP'] = (['IT', 'JP', 'BR'] as const).filter(
  (code) => code !== dailyTarget(DAY.date),
)

/** As many events as are asked for, none of which says more than another. */
function filledWith(count: number): string {
  const line = (at: number) => JSON.stringify({ at, actor: 'run', event: 'skip' })
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}

describe('the recorder', () => {
  it('tells when something was sent to whom, of a guess the country and the date', async () => {
    const tab = recordedTab()
    tab.guess(DAY, MISS)
    expect((await tab.texts()).events.at(-1)).toEqual({
      at: NOON,
      actor: 'daily.twenty.2026-11-21',
      event: 'guess',
      country: MISS,
      on: '2026-11-21',
    })
  })

  it('tells which rules were chosen, and nothing of where no field is named', async () => {
    const tab = recordedTab()
    const rules = { outline: 'hidden', arrows: false, aids: [] } as const
    tab.game(practice).send({ type: 'choose', rules })
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules, due: [['FR', 'IT', 'JP']] })
    const { events } = await tab.texts()
    expect(events).toContainEqual({ at: NOON, actor: 'practice.twenty', event: 'choose', rules })
    expect(events).toContainEqual({ at: NOON, actor: 'app', event: 'practice.deal' })
    expect(events).toContainEqual({ at: NOON, actor: 'practice.twenty', event: 'sync' })
  })

  it('tells of a run what it is, never its seed, and of that of a day the day', async () => {
    const tab = recordedTab()
    const plan = { kind: 'sprint', deck: 'twenty', clock: 'off' } as const
    tab.run({ ...plan, seed: 123_456_789 })
    tab.run({ ...plan, seed: 987_654_321, day: '2026-11-21' })
    const { events, stored } = await tab.texts()
    const begins = events.filter(({ event }) => event === 'begin')
    const begin = { at: NOON, actor: 'run', event: 'begin', ...plan }
    expect(begins).toEqual([begin, { ...begin, day: '2026-11-21' }])
    expect(stored).not.toMatch(/123456789|987654321/)
  })

  it('leaves out the ticks of a clock, and what XState does by itself', async () => {
    const tab = recordedTab()
    const run = tab.run({ kind: 'sprint', deck: 'twenty', clock: 'plain', seed: 1 })
    const before = (await tab.texts()).events.length
    for (let second = 1; second <= 9; second++) {
      run.send({ type: 'tick', at: NOON + second * 1000 })
      tab.told.tick()
    }
    const { events } = await tab.texts()
    expect(events).toHaveLength(before)
    expect(events.filter(({ event }) => event.startsWith('xstate'))).toEqual([])
  })

  it('calls a challenge by no token', async () => {
    const puzzle = challengeOf('FR')
    const tab = recordedTab()
    tab.guess(puzzle, 'IT')
    const { events, stored } = await tab.texts()
    expect(events.at(-1)).toMatchObject({ actor: 'challenge', event: 'guess', country: 'IT' })
    expect(stored).not.toContain(puzzle.token)
  })

  it('keeps the last three hundred', async () => {
    const tab = memoryStore({ [EVENTS]: filledWith(MAX_EVENTS) })
    const recorded = recordedTab({ tab })
    recorded.guess(DAY, MISS)
    const { events } = await recorded.texts()
    expect(events).toHaveLength(MAX_EVENTS)
    expect(events[0]?.at).toBeGreaterThan(0)
    expect(events.at(-1)).toMatchObject({ event: 'guess', country: MISS })
  })

  it('writes once what happens at once', async () => {
    const tab = memoryStore()
    let writes = 0
    const recorded = recordedTab({
      tab: {
        ...tab,
        set: (key, text) => {
          if (key === EVENTS) writes++
          tab.set(key, text)
        },
      },
    })
    await recorded.texts()
    writes = 0
    recorded.guess(DAY, MISS)
    recorded.guess(DAY, OTHER)
    expect((await recorded.texts()).events.slice(-2).map(({ country }) => country)).toEqual([MISS, OTHER])
    expect(writes).toBe(1)
  })

  it('goes on after a reload', async () => {
    const tab = memoryStore()
    const first = recordedTab({ tab })
    first.guess(DAY, MISS)
    const { events: before } = await first.texts()
    const second = recordedTab({ tab })
    second.guess(DAY, OTHER)
    const { events } = await second.texts()
    expect(events.slice(0, before.length)).toEqual(before)
    expect(events.at(-1)).toMatchObject({ event: 'guess', country: OTHER })
  })

  it.each([
    ['reading', { get: () => refuse() }],
    ['writing', { set: () => refuse() }],
  ])('stops no game where %s is refused, and then tells nothing', async (_what, refusing) => {
    const store = { ...memoryStore(), ...refusing }
    const tab = recordedTab({ tab: store })
    tab.guess(DAY, MISS)
    await Promise.resolve()
    expect(eventsIn(store)).toEqual([])
    expect(tab.round(DAY).guesses).toEqual([MISS])
  })

  it.each(['', '[]', '{"at":1}', 'null\n7\n"x"', '{"at":1,"actor":"run","event":"guess","country":"XX"}'])(
    'reads nothing from the rubbish %j, and goes on',
    async (rubbish) => {
      const tab = memoryStore({ [EVENTS]: rubbish })
      expect(eventsIn(tab)).toEqual([])
      const recorded = recordedTab({ tab })
      recorded.guess(DAY, MISS)
      expect((await recorded.texts()).events.at(-1)).toMatchObject({ event: 'guess', country: MISS })
    },
  )

  it('forgets everything when it is asked to', async () => {
    const tab = memoryStore({ [EVENTS]: filledWith(3), 'world-outline.setDraft': '{}' })
    forgetTab(tab)
    expect(tab.get('world-outline.events')).toBe('')
    expect(tab.get('world-outline.setDraft')).toBe('')
    expect(eventsIn(tab)).toEqual([])
    expect(() => forgetTab({ set: () => refuse() })).not.toThrow()
  })
})
