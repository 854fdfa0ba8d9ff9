import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { Review } from '../../src/machines/journal/review'
import { NEW_A_DAY, OF_RUNS_A_DAY, repetitionOf } from '../../src/machines/learning/repetition'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { utcDateOf } from '../../src/machines/schedule/day'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { idOfRun, newRun, planOfDay, type Run, seenAt, tallyOf } from '../../src/machines/sprint/run'
import { runMode } from '../../src/machines/sprint/runMode'
import { runningOf } from '../../src/machines/sprint/runs'
import { readRuns, reviewsOfRun, runs } from '../../src/machines/sprint/storedRun'
import { eraseAll } from '../../src/machines/store/erasure'
import { keeperOf } from '../../src/machines/store/keeper'
import { type Store, type StoreListener, watched } from '../../src/machines/store/store'
import { memoryStore, refuse } from '../machines/memoryStore'
import { runsOf, whole } from '../machines/series'
import { fakeWorld, openTab } from '../machines/world'
import { BEGIN, played, sprint } from './played'
import { runMachine } from './runDriver'

const run = played(sprint, ['right', 1000], ['wrong', 1000], ['right', 1000], ['skip', 1000], ['wrong', 1000])

/** A device with a store that can be full, and tabs that hear of each other. */
function device() {
  const entries: { -readonly [K in keyof Store]: Store[K] } = memoryStore()
  let [isFull, isBlocked] = [false, false]
  const tabs = new Set<StoreListener>()
  const openTab = (now: () => number) => {
    const hear: StoreListener[] = []
    const own: Store = {
      ...entries,
      get: (key) => {
        if (isBlocked) throw new Error('blocked')
        return entries.get(key)
      },
      set: (key, text) => {
        if (isFull) throw new Error('full')
        entries.set(key, text)
        for (const tell of tabs) if (!hear.includes(tell)) tell(new Set([key]))
      },
    }
    const store = watched(own, (listener) => {
      hear.push(listener)
      tabs.add(listener)
    })
    const ticks: (() => void)[] = []
    const onTick = (callback: () => void) => {
      ticks.push(callback)
      return () => void ticks.splice(ticks.indexOf(callback), 1)
    }
    const running = runningOf(readRuns(store), now())
    const keeper = keeperOf(runMode, { store, now, onTick })
    const machine = runMachine.provide({ actors: { keeper }, actions: { tell: () => {} } })
    const series = createActor(machine, { input: { progress: running && seenAt(running, now()) } }).start()
    const actor = whole(series)
    const close = () => {
      for (const tell of hear) tabs.delete(tell)
      series.stop()
    }
    const tick = () => {
      actor.send({ type: 'tick', at: now() })
      for (const each of ticks) each()
    }
    return { actor, store, close, tick, isBehind: () => series.getSnapshot().context.waiting.length > 0 }
  }
  return {
    entries,
    openTab,
    fill: (full: boolean) => {
      isFull = full
    },
    block: (blocked: boolean) => {
      isBlocked = blocked
    },
  }
}

describe('a stored run', () => {
  it('is read back as it was', () => {
    const others = [
      played(planOfDay('2026-11-21'), ['right', 5]),
      played({ ...sprint, kind: 'streak', clock: 'off' }, ['right', 5], ['right', 0]),
      played({ ...sprint, clock: 'long', seed: 2 ** 32 - 1 }, ['right', 0], ['skip', 0]),
    ]
    for (const each of [run, { ...run, isStopped: true }, ...others])
      expect(runs.decode(JSON.parse(JSON.stringify(runs.encode(each))), idOfRun(each))).toEqual({
        kind: 'value',
        value: each,
      })
  })

  it.each([
    ['under another name', 'x', {}],
    ['with a country that is none', idOfRun(run), { moves: [[1000, 'XX']] }],
    ['with a move before the one before', idOfRun(run), { moves: [[1000], [999]] }],
    ['with a move after it was seen last', idOfRun(run), { moves: [[9_000_000]] }],
    ['with a move after its end', idOfRun(run), { elapsed: 200_000, moves: [[190_000]] }],
    [
      'with a move after it was seen last, without a clock',
      idOfRun(run),
      { clock: 'off', moves: [[9_000_000]] },
    ],
    [
      'of a seed that is too large',
      idOfRun({ ...run, plan: { ...sprint, seed: 2 ** 32 } }),
      { seed: 2 ** 32 },
    ],
    ['of a day that is none', idOfRun(run), { day: '2026-02-31' }],
    ['of a day that is no text', idOfRun(run), { day: 1 }],
    ['with a move of three', idOfRun(run), { moves: [[1000, 'FR', 1]] }],
    ['with a move of no country and no skip', idOfRun(run), { moves: [[1000, null]] }],
    ['with a move that is none', idOfRun(run), { moves: [{ 0: 1000, length: 1 }] }],
    ['of a deck that is none', idOfRun(run), { deck: 'moon' }],
    ['of no seed', idOfRun(run), { seed: -1 }],
  ])('%s is not', (_, id, change) => {
    expect(runs.decode({ ...runs.encode(run), ...change }, id).kind).toBe('damaged')
  })

  // To look at all moves before each would take longer than anybody waits.
  it('reads the longest run there can be, with a miss by each other country at each outline', () => {
    const plan = { ...sprint, clock: 'off' } as const
    const { codes } = decks.world
    const countries = outlinesOf(plan).flatMap((code) => [...codes.filter((other) => other !== code), code])
    const moves = countries.map((country, at) => ({ at, country }))
    const longest = { ...newRun(plan, BEGIN), moves, elapsed: moves.length }
    const reading = runs.decode(JSON.parse(JSON.stringify(runs.encode(longest))), idOfRun(longest))
    expect(reading).toEqual({ kind: 'value', value: longest })
    expect(tallyOf(longest)).toMatchObject({ found: outlinesOf(plan).length, target: undefined })
  })

  it('stands where another page has come further, and of one day the one that was begun first', () => {
    const store = memoryStore()
    const further = played(sprint, ['right', 1000], ['wrong', 1000], ['right', 1000])
    const behind = { ...further, moves: further.moves.slice(0, 1) }
    expect(runs.join(store, further)).toBe(further)
    expect(runs.join(store, behind)).toEqual(further)
    // With as many moves, that which has been played for longer: the clock may have ended it.
    const over = { ...further, elapsed: further.elapsed + 200_000 }
    expect(runs.join(store, over)).toBe(over)
    expect(runs.join(store, further)).toEqual(over)
    const day = played(planOfDay('2026-11-21'), ['right', 5])
    runs.join(store, day)
    expect(runs.join(store, newRun(day.plan, BEGIN + 1))).toEqual(day)
    expect(readRuns(store)).toHaveLength(2)
  })

  it('is read with all others, the first begun first, and what is none is passed over', () => {
    const store = memoryStore()
    const later = { ...run, begun: BEGIN + 5, seenAt: BEGIN + 5000 }
    for (const each of [later, run]) runs.join(store, each)
    store.set('world-outline.run.x', '{')
    store.set('world-outline.runner', 'x')
    expect(readRuns(store)).toEqual([run, later])
    expect(readRuns({ ...store, keys: refuse })).toEqual([])
  })
})

describe('what a run tells of its countries', () => {
  it('is whether each was known at once, and what is on the screen counts with its first answer', () => {
    const [one, two, three, four] = outlinesOf(sprint)
    expect(reviewsOfRun(run).map(({ country, found }) => [country, found])).toEqual([
      [one, 1],
      [two, undefined],
      [three, undefined],
      [four, undefined],
    ])
  })

  it('is that of the earlier run of a day once another tab has put it in the place of a later one, and of none once it is gone', () => {
    const store = watched(memoryStore(), () => {})
    const log = reviewLogOf(store)
    const ofDay = planOfDay('2026-11-21')
    const later = played(ofDay, ['right', 1000], ['skip', 1000], ['right', 1000])
    const earlier = { ...played(ofDay, ['skip', 1000]), begun: later.begun - 60_000 }
    runs.join(store, later)
    expect(log.reviews()).toHaveLength(3)
    runs.join(store, earlier)
    expect(log.reviews()).toEqual(reviewsOfRun(earlier))
    store.remove(runs.keyOf(earlier))
    expect(log.reviews()).toEqual([])
  })

  it('floods no day: along a week of ten runs a day no more is due than practice itself and five', () => {
    const day = 86_400_000
    const reviews: Review[] = []
    for (let ago = 0; ago < 7; ago++) {
      const today = utcDateOf(BEGIN + ago * day)
      const due = repetitionOf(reviews, 'world', today)
      expect(due.due).toBeLessThanOrEqual(OF_RUNS_A_DAY)
      expect(due.tomorrow).toBeLessThanOrEqual(OF_RUNS_A_DAY)
      expect(due.fresh).toBe(Math.min(NEW_A_DAY, 190 - new Set(reviews.map(({ country }) => country)).size))
      for (let each = 0; each < 10; each++) {
        const begun = BEGIN + ago * day + each * 600_000
        let one: Run = newRun({ ...sprint, seed: ago * 10 + each }, begun)
        const moves = Array.from({ length: 30 }, (_, at) => ({ at, country: tallyOf(one).target }))
        for (const [place, move] of moves.entries()) {
          const { target } = tallyOf(one)
          const country = place % 4 === 3 ? undefined : target
          one = { ...one, moves: [...one.moves, { ...move, country }], elapsed: place }
        }
        reviews.push(...reviewsOfRun(one))
      }
      reviews.sort((a, b) => a.at - b.at)
      const after = repetitionOf(reviews, 'world', today)
      expect(after.learned).toBe(0)
      expect(after.fresh).toBe(Math.min(NEW_A_DAY, 190 - new Set(reviews.map(({ country }) => country)).size))
    }
  })
})

describe('a run for which a page asks', () => {
  it('goes by the clock, and goes on where the next page asks for it', () => {
    const { world, told } = fakeWorld()
    const run = runsOf(openTab(world).app, world)
    expect(run.getSnapshot().value).toBe('ready')
    run.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    told.now = BEGIN + 5000
    told.tick()
    expect(run.getSnapshot().context.progress?.elapsed).toBe(5000)
    told.now = BEGIN + 9000
    const next = runsOf(openTab(world).app, world).getSnapshot()
    expect(next).toMatchObject({ value: 'playing', context: { progress: { elapsed: 9000 } } })
  })
})

describe('the keeper of runs', () => {
  it('keeps what a full store refuses until it has room, and says so', () => {
    const { openTab, fill } = device()
    const tab = openTab(() => BEGIN)
    fill(true)
    tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    expect([tab.isBehind(), readRuns(tab.store)]).toEqual([true, []])
    // Whatever else changes in the store.
    tab.store.hold('world-outline.settings', '{}')
    expect(tab.isBehind()).toBe(true)
    fill(false)
    tab.tick()
    expect([tab.isBehind(), readRuns(tab.store).length]).toEqual([false, 1])
  })

  it('keeps each of two runs that a full store refuses, one after the other', () => {
    const { openTab, fill } = device()
    const tab = openTab(() => BEGIN)
    fill(true)
    for (const at of [BEGIN, BEGIN + 60_000]) {
      tab.actor.send({ type: 'begin', progress: newRun(sprint, at), at })
      tab.actor.send({ type: 'stop', at })
      tab.actor.send({ type: 'again' })
    }
    fill(false)
    tab.tick()
    expect([tab.isBehind(), readRuns(tab.store).length]).toEqual([false, 2])
  })

  it('that is one of a day is not begun a second time while the store does not answer', () => {
    const { openTab, block } = device()
    const tab = openTab(() => BEGIN)
    const plan = planOfDay(utcDateOf(BEGIN))
    const begin = (at: number) => tab.actor.send({ type: 'begin', progress: newRun(plan, at), at })
    begin(BEGIN)
    tab.actor.send({ type: 'stop', at: BEGIN + 1000 })
    block(true)
    begin(BEGIN + 60_000)
    const { value, context } = tab.actor.getSnapshot()
    expect([value, context.progress?.begun]).toEqual(['over', BEGIN])
  })

  it('keeps it while nobody can tell whether everything was erased', () => {
    const { openTab, block } = device()
    const tab = openTab(() => BEGIN)
    tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    block(true)
    tab.actor.send({ type: 'next', at: BEGIN + 1 })
    expect(tab.isBehind()).toBe(true)
    block(false)
    tab.tick()
    expect([tab.isBehind(), readRuns(tab.store)[0]?.moves.length]).toEqual([false, 1])
  })

  it.each([
    ['keeps a run that was begun while the store was blocked, where all was erased the day before', -1, 1],
    ['stores nothing of one that may have been erased on its day', 0, 0],
  ])('%s', (_, days, kept) => {
    const { openTab, block } = device()
    eraseAll(openTab(() => BEGIN).store, utcDateOf(BEGIN + days * 86_400_000))
    block(true)
    const tab = openTab(() => BEGIN)
    tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    block(false)
    tab.tick()
    expect([tab.isBehind(), readRuns(tab.store).length]).toEqual([false, kept])
  })

  it.each([false, true])(
    'stores all of a run that was begun after a known erasure, on its day too: %s',
    (isBlocked) => {
      const { openTab, block } = device()
      const tab = openTab(() => BEGIN)
      eraseAll(tab.store, utcDateOf(BEGIN))
      block(isBlocked)
      tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
      for (const at of [BEGIN + 1, BEGIN + 2]) tab.actor.send({ type: 'next', at })
      block(false)
      tab.tick()
      expect(readRuns(tab.store)[0]?.moves).toHaveLength(2)
    },
  )

  it('stores nothing of a run that its page has left behind', () => {
    const { openTab, fill } = device()
    const tab = openTab(() => BEGIN)
    fill(true)
    tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    tab.close()
    fill(false)
    tab.tick()
    expect(readRuns(tab.store)).toEqual([])
  })

  it('stores nothing any more of a run that was erased while it was played', () => {
    const { openTab } = device()
    const tab = openTab(() => BEGIN)
    tab.actor.send({ type: 'begin', progress: newRun(sprint, BEGIN), at: BEGIN })
    eraseAll(tab.store, utcDateOf(BEGIN))
    tab.actor.send({ type: 'next', at: BEGIN + 1 })
    expect(readRuns(tab.store)).toEqual([])
  })

  it('loses nothing and counts nothing twice along runs with sleep, two tabs and reloads', () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(0, 1),
        fc.constantFrom('right', 'wrong', 'skip', 'reload', 'sleep', 'full', 'room'),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(steps, (all) => {
        const { openTab, fill } = device()
        let now = BEGIN
        const tabs = [openTab(() => now), openTab(() => now)]
        tabs[0]?.actor.send({ type: 'begin', progress: newRun(sprint, now), at: now })
        const made = new Map<string, number | undefined>()
        const note = () => {
          for (const { actor } of tabs) {
            const { progress: run } = actor.getSnapshot().context
            for (const { identity, found } of run ? reviewsOfRun(run) : []) {
              // What a page shows once, it shows for good.
              if (made.has(identity)) expect(made.get(identity)).toBe(found)
              made.set(identity, found)
            }
          }
        }
        let isFull = false
        for (const [place, step] of all) {
          const tab = tabs[place] as (typeof tabs)[0]
          now += 900
          const { progress: run } = tab.actor.getSnapshot().context
          const { target, guesses = [] } = run ? tallyOf(run) : {}
          const at = now
          const on = utcDateOf(at)
          const wrong = decks.world.codes.find((code) => code !== target && !guesses.includes(code)) as 'FR'
          if (step === 'right' && target) tab.actor.send({ type: 'guess', country: target, on, at })
          if (step === 'wrong') tab.actor.send({ type: 'guess', country: wrong, on, at })
          if (step === 'skip') tab.actor.send({ type: 'next', at })
          if (step === 'sleep') now += 20_000
          if (step === 'full' || step === 'room') {
            isFull = step === 'full'
            fill(isFull)
          }
          // Memory that was never stored goes with its page: that is said as long as it waits.
          if (step === 'reload' && !tab.isBehind()) {
            tab.close()
            tabs[place] = openTab(() => now)
          }
          if (!isFull) {
            for (const each of tabs) each.tick()
            note()
          }
        }
        fill(false)
        for (const each of [...tabs, ...tabs]) each.tick()
        note()
        const [stored] = readRuns(tabs[0]?.store as Store)
        const reviews = reviewLogOf(tabs[0]?.store as never).reviews()
        expect(new Map(reviews.map(({ identity, found }) => [identity, found]))).toEqual(made)
        expect(new Set(reviews.map(({ country }) => country)).size).toBe(reviews.length)
        for (const { actor } of tabs) {
          const { progress: run } = actor.getSnapshot().context
          if (run && stored) expect(run.moves).toEqual(stored.moves)
        }
        for (const { close } of tabs) close()
      }),
    )
  })
})
