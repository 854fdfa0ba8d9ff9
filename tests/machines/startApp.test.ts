import { describe, expect, it, vi } from 'vitest'
import { keyOf, noteDay, readDay } from '../../src/machines/journal'
import { PRACTICE, readPractice } from '../../src/machines/practice'
import { decodeSpare, encodeSpare } from '../../src/machines/spare'
import { openDay, startApp, type World } from '../../src/machines/startApp'
import { memoryStore } from './memoryStore'
import { dailyTarget } from './puzzles'

const DATE = '2026-11-21'
const NOON = Date.UTC(2026, 10, 21, 12)
const target = dailyTarget(DATE)
const misses = (['IT', 'JP', 'BR', 'AU', 'EG', 'CN', 'ZA'] as const).filter((code) => code !== target)

/** A world whose clock and other tabs a test can move. */
function world(changes: Partial<World> = {}) {
  const told = { now: NOON, stored: (_key: string | null) => {}, tick: () => {}, back: () => {} }
  const store = memoryStore()
  const all: World = {
    now: () => told.now,
    seed: () => 7,
    copyText: async () => {},
    store,
    spare: { get: async () => undefined, set: async () => {} },
    onStored: (callback) => {
      told.stored = callback
    },
    onTick: (callback) => {
      told.tick = callback
    },
    onReturn: (callback) => {
      told.back = callback
    },
    ...changes,
  }
  return { ...told, told, all, store: all.store }
}

const guess = (
  app: ReturnType<typeof startApp>,
  game: 'daily' | 'practice',
  country: (typeof misses)[number],
) => app.getSnapshot().children[game]?.send({ type: 'guess', country })
const guesses = (app: ReturnType<typeof startApp>) => app.getSnapshot().context.daily.guesses

describe('the app', () => {
  it('takes the day up where it was left, over or not', () => {
    const { all, store } = world()
    const first = startApp(all)
    guess(first, 'daily', misses[0] ?? 'IT')
    expect(guesses(startApp(all))).toEqual([misses[0]])
    guess(first, 'daily', target as 'IT')
    const again = startApp(all)
    expect(again.getSnapshot().children.daily?.getSnapshot().matches('won')).toBe(true)
    expect(readDay(store, DATE)).toEqual({ kind: 'round', round: { target, guesses: [misses[0], target] } })
  })

  it('takes practice up where it was left, and notes each new deal', () => {
    const { all, store } = world()
    const first = startApp(all)
    first.send({ type: 'practice.deal' })
    const { practice } = first.getSnapshot().context
    expect(readPractice(store)).toEqual(practice)
    expect(startApp({ ...all, seed: () => 99 }).getSnapshot().context.practice).toEqual(practice)
    const miss = misses.find((code) => code !== practice.target) ?? 'IT'
    guess(first, 'practice', miss)
    expect(startApp(all).getSnapshot().context.practice.guesses).toEqual([miss])
    expect(store.get(PRACTICE)).not.toContain(practice.target)
  })

  it('hands the clipboard the text that is shared', () => {
    const copyText = vi.fn(async () => {})
    startApp(world({ copyText }).all).getSnapshot().children.share?.send({ type: 'copy', text: 'the result' })
    expect(copyText).toHaveBeenCalledExactlyOnceWith('the result')
  })

  it('shows whoever inspects it all that its actors do', () => {
    const inspect = vi.fn()
    guess(startApp(world().all, inspect), 'daily', misses[0] ?? 'IT')
    expect(inspect).toHaveBeenCalledWith(
      expect.objectContaining({
        type: '@xstate.event',
        event: { type: 'guess', country: misses[0] },
      }),
    )
  })

  it('begins with nothing to say of the journal', () => {
    const app = startApp(world().all)
    for (const tag of ['aside', 'unkept', 'past'] as const) expect(app.getSnapshot().hasTag(tag)).toBe(false)
  })

  it('says when practice cannot be kept, and when it can again', () => {
    const store = memoryStore()
    let isFull = true
    const set = (key: string, text: string) => {
      if (isFull) throw new Error('full')
      store.set(key, text)
    }
    const app = startApp(world({ store: { ...store, set } }).all)
    app.send({ type: 'practice.deal' })
    expect(app.getSnapshot().hasTag('unkept')).toBe(true)
    isFull = false
    app.send({ type: 'practice.deal' })
    expect(app.getSnapshot().hasTag('unkept')).toBe(false)
  })

  it('never notes practice in the journal', () => {
    const { all, store } = world()
    guess(startApp(all), 'practice', 'IT')
    expect(store.keys()).toEqual([PRACTICE])
  })

  it('writes nothing for a guess that is refused', () => {
    let writes = 0
    const store = memoryStore()
    const { all } = world({
      store: {
        ...store,
        set: (key, text) => {
          writes++
          store.set(key, text)
        },
      },
    })
    const app = startApp(all)
    for (let time = 0; time < 3; time++) guess(app, 'daily', misses[0] ?? 'IT')
    expect(writes).toBe(1)
  })

  it('follows another tab, and loses no guess of either', () => {
    const shared = memoryStore()
    const [one, two] = [world({ store: shared }), world({ store: shared })]
    const [first, second] = [startApp(one.all), startApp(two.all)]
    guess(first, 'daily', misses[0] ?? 'IT')
    two.told.stored(keyOf(DATE))
    expect(guesses(second)).toEqual([misses[0]])
    guess(second, 'daily', misses[1] ?? 'JP')
    guess(first, 'daily', misses[2] ?? 'BR')
    expect(guesses(first)).toEqual([misses[0], misses[2], misses[1]])
    two.told.back()
    expect(new Set(guesses(second))).toEqual(new Set(guesses(first)))
    expect(readDay(shared, DATE)).toMatchObject({ round: { guesses: misses.slice(0, 3) } })
  })

  it('does not listen to other keys', () => {
    const { all, told, store } = world()
    const app = startApp(all)
    noteDay(store, { date: '2026-11-20', round: { target: 'PL', guesses: ['PL'] } })
    told.stored(keyOf('2026-11-20'))
    expect(guesses(app)).toEqual([])
  })

  it('does not even look at its day when another key has changed', () => {
    const get = vi.fn(() => null)
    const { all, told } = world({ store: { ...memoryStore(), get } })
    startApp(all)
    get.mockClear()
    told.stored('outline.practice')
    expect(get).not.toHaveBeenCalled()
  })

  it('notices a new day by the clock and on return, and files later guesses under its own day', () => {
    for (const wake of ['tick', 'back'] as const) {
      const { all, told, store } = world()
      const app = startApp(all)
      told[wake]()
      expect(app.getSnapshot().hasTag('past')).toBe(false)
      told.now = Date.UTC(2026, 10, 22)
      told[wake]()
      expect(app.getSnapshot().hasTag('past')).toBe(true)
      guess(app, 'daily', misses[0] ?? 'IT')
      expect(readDay(store, DATE).kind).toBe('round')
      expect(readDay(store, '2026-11-22').kind).toBe('blank')
    }
  })

  it.each([
    ['not begun', []],
    ['over', [target]],
  ])('turns to the new day when the player comes, an old one that is %s behind it', (_, played) => {
    const { all, told, store } = world()
    const app = startApp(all)
    for (const country of played) guess(app, 'daily', country as 'IT')
    const old = store.get(keyOf(DATE))
    told.now = Date.UTC(2026, 10, 22)
    told.tick()
    openDay(app, all)
    expect(app.getSnapshot().hasTag('past')).toBe(false)
    expect(app.getSnapshot().context.daily).toEqual({ target: dailyTarget('2026-11-22'), guesses: [] })
    guess(app, 'daily', 'ZA')
    expect(readDay(store, '2026-11-22')).toMatchObject({ round: { guesses: ['ZA'] } })
    expect(store.get(keyOf(DATE))).toBe(old)
    // From now on it follows the new day, and notices the one after that.
    noteDay(store, { date: '2026-11-22', round: { target: dailyTarget('2026-11-22'), guesses: ['PL'] } })
    told.stored(keyOf('2026-11-22'))
    expect(guesses(app)).toEqual(['ZA', 'PL'])
    told.now = Date.UTC(2026, 10, 23)
    told.tick()
    expect(app.getSnapshot().hasTag('past')).toBe(true)
  })

  it('keeps a day in progress when the player comes on the next one, and says that it is past', () => {
    const { all, told } = world()
    const app = startApp(all)
    guess(app, 'daily', misses[0] ?? 'IT')
    told.now = Date.UTC(2026, 10, 22)
    openDay(app, all)
    expect(guesses(app)).toEqual([misses[0]])
    expect(app.getSnapshot().hasTag('past')).toBe(true)
  })

  it('stays with its day when the player comes with a clock set back, or on the same day', () => {
    const { all, told } = world()
    const app = startApp(all)
    for (const day of [19, 21]) {
      told.now = Date.UTC(2026, 10, day, 23)
      const { daily } = app.getSnapshot().children
      openDay(app, all)
      expect(app.getSnapshot().context.date).toBe(DATE)
      expect(app.getSnapshot().children.daily).toBe(daily)
      expect(app.getSnapshot().hasTag('past')).toBe(false)
    }
  })

  it('takes up what the journal has of the new day, or says how it stands with the journal', () => {
    const played = { target: dailyTarget('2026-11-22'), guesses: ['TH', 'TR'] } as const
    const { all, told, store } = world()
    const app = startApp(all)
    told.now = Date.UTC(2026, 10, 22)
    noteDay(store, { date: '2026-11-22', round: played })
    openDay(app, all)
    expect(app.getSnapshot().context.daily).toEqual(played)

    const torn = world({ store: memoryStore({ [keyOf('2026-11-22')]: 'torn' }) })
    const other = startApp(torn.all)
    torn.told.now = Date.UTC(2026, 10, 22)
    openDay(other, torn.all)
    expect(other.getSnapshot().hasTag('aside')).toBe(true)
  })

  it('forgets with the old day how the copying of its result went', async () => {
    const { all, told } = world({ copyText: () => Promise.reject(new Error('no clipboard')) })
    const app = startApp(all)
    guess(app, 'daily', target as 'IT')
    const share = () => app.getSnapshot().children.share?.getSnapshot()
    app.getSnapshot().children.share?.send({ type: 'copy', text: 'the result' })
    await vi.waitFor(() => expect(share()?.matches('failed')).toBe(true))
    told.now = Date.UTC(2026, 10, 22)
    openDay(app, all)
    expect(share()?.matches('idle')).toBe(true)
  })

  it('takes no notice of a clock set back', () => {
    const { all, told } = world()
    const app = startApp(all)
    told.now = Date.UTC(2026, 10, 19)
    told.tick()
    expect(app.getSnapshot().hasTag('past')).toBe(false)
  })

  it('says when progress cannot be kept, and when it can again', () => {
    const store = memoryStore()
    let isFull = true
    const { all } = world({
      store: {
        ...store,
        set: (key, text) => {
          if (isFull) throw new Error('full')
          store.set(key, text)
        },
      },
    })
    const app = startApp(all)
    expect(app.getSnapshot().hasTag('unkept')).toBe(false)
    guess(app, 'daily', misses[0] ?? 'IT')
    expect(app.getSnapshot().hasTag('unkept')).toBe(true)
    isFull = false
    guess(app, 'daily', misses[1] ?? 'JP')
    expect(app.getSnapshot().hasTag('unkept')).toBe(false)
    expect(readDay(store, DATE)).toMatchObject({ round: { guesses: misses.slice(0, 2) } })
  })

  it('says from the start when nothing can be stored', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const { all } = world({ store: { get: blocked, set: blocked, remove: blocked, keys: blocked } })
    const app = startApp(all)
    expect(app.getSnapshot().hasTag('unkept')).toBe(true)
    guess(app, 'daily', target as 'IT')
    expect(app.getSnapshot().children.daily?.getSnapshot().matches('won')).toBe(true)
  })

  it('says when a day was set aside, and plays it anew', () => {
    const { all, store } = world({ store: memoryStore({ [keyOf(DATE)]: '{"version":9}' }) })
    const app = startApp(all)
    expect(app.getSnapshot().hasTag('aside')).toBe(true)
    guess(app, 'daily', misses[0] ?? 'IT')
    expect(guesses(app)).toEqual([misses[0]])
    expect(store.get('outline.aside.day.2026-11-21')).toBe('{"version":9}')
  })

  it('recovers from the spare what the journal lost in a crash, today or the day before', async () => {
    for (const date of [DATE, '2026-11-20'] as const) {
      const round = { target: dailyTarget(date), guesses: ['TH', 'TR'] as const }
      const spare = { get: async () => encodeSpare({ date, round }), set: async () => {} }
      const { all, store } = world({ spare })
      noteDay(store, { date, round: { ...round, guesses: ['TH'] } })
      startApp(all)
      await vi.waitFor(() => expect(readDay(store, date)).toEqual({ kind: 'round', round }))
    }
  })

  it('shows at once the guess of today that it recovers', async () => {
    const round = { target, guesses: misses.slice(0, 1) }
    const get = async () => encodeSpare({ date: DATE, round })
    const app = startApp(world({ spare: { get, set: async () => {} } }).all)
    await vi.waitFor(() => expect(guesses(app)).toEqual(round.guesses))
  })

  it('writes each guess through to the spare', () => {
    const written: string[] = []
    const spare = { get: async () => undefined, set: async (text: string) => void written.push(text) }
    const { all } = world({ spare })
    guess(startApp(all), 'daily', misses[0] ?? 'IT')
    expect(written.map(decodeSpare)).toEqual([{ date: DATE, round: { target, guesses: [misses[0]] } }])
  })

  it.each([undefined, 7, '', '2026-11-21', '2026-02-30 {}', `${DATE} {"version":1}`])(
    'plays on without a spare, or with one that holds %s',
    async (text) => {
      const { all } = world({
        spare: { get: async () => text, set: async () => Promise.reject(new Error('blocked')) },
      })
      const app = startApp(all)
      guess(app, 'daily', misses[0] ?? 'IT')
      await Promise.resolve()
      expect(guesses(app)).toEqual([misses[0]])
    },
  )
})
