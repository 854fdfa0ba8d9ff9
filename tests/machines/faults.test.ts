import { describe, expect, it } from 'vitest'
import { newAttempt } from '../../src/machines/classroom/attempt'
import { REVIEW } from '../../src/machines/journal/review'
import { gameIn, idOf, puzzleIn } from '../../src/machines/openGames'
import { standardChoice } from '../../src/machines/rules/rules'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { newRun, planOfDay } from '../../src/machines/sprint/run'
import { readRuns, runs } from '../../src/machines/sprint/storedRun'
import { dailyOf, practice } from '../../tools/puzzles'
import { NOW, threeOf } from '../classroom/sets'
import { throwing } from './appDriver'
import { reviewsIn } from './logged'
import { memoryStore } from './memoryStore'
import { attemptsOf, quizzesOf, runsOf } from './series'
import { fakeWorld, NOON, openTab } from './world'

const DAY = dailyOf('2026-11-21')
const world = { kind: 'daily', deck: 'world', date: '2026-11-21' } as const
const plan = planOfDay('2026-11-21')
const first = outlinesOf(plan)[0] ?? 'FR'

/** A tab in which a game of each kind is played, over a store that can refuse to be written. */
function start() {
  const store = memoryStore()
  const refusing = { is: false }
  const errors: unknown[] = []
  const ticks = new Set<() => void>()
  const onTick = (callback: () => void) => {
    ticks.add(callback)
    return () => void ticks.delete(callback)
  }
  const fake = fakeWorld({
    onTick,
    reportError: (error) => void errors.push(error),
    store: {
      ...store,
      set: (key, text) => {
        if (refusing.is) throw new Error('full')
        store.set(key, text)
      },
    },
  })
  const tab = openTab(fake.world)
  const keeper = {
    store: fake.world.store,
    now: fake.world.now,
    onTick,
  }
  const run = () => runsOf(tab.app, keeper)
  const attempt = () => attemptsOf(tab.app, keeper)
  const quiz = () => quizzesOf(tab.app, keeper)
  for (const puzzle of [DAY, world, practice]) tab.game(puzzle)
  run().send({ type: 'begin', progress: newRun(plan, NOON), at: NOON })
  attempt().send({ type: 'begin', at: NOW, progress: newAttempt(threeOf(), undefined, NOW, 3) })
  const later = () => {
    fake.told.now += 1000
    return fake.told.now
  }
  return {
    ...tab,
    ...fake,
    later,
    run,
    attempt,
    quiz,
    refusing,
    errors,
    tick: () => ticks.forEach((tick) => void tick()),
    /** Number of those that hear a clock. */
    hearers: () => ticks.size,
  }
}

type Tab = ReturnType<typeof start>

/** Each actor with something that is played in it, how it is made to throw, and what it knows of what was played. */
const actors: Readonly<
  Record<string, readonly [play: (tab: Tab) => void, fail: (tab: Tab) => void, known: (tab: Tab) => unknown]>
> = {
  'the game of a day': [
    ({ guess }) => guess(DAY, 'TH'),
    ({ app }) => gameIn(app.getSnapshot(), DAY)?.send(throwing('sync', 'round')),
    ({ app }) => gameIn(app.getSnapshot(), DAY)?.getSnapshot().context,
  ],
  'the game of practice': [
    ({ guess }) => guess(practice, 'TH'),
    ({ app }) => gameIn(app.getSnapshot(), practice)?.send(throwing('sync', 'round')),
    ({ app }) => gameIn(app.getSnapshot(), practice)?.getSnapshot().context,
  ],
  'the run': [
    ({ run, later }) => run().send({ type: 'next', at: later() }),
    ({ run }) => run().send(throwing('tick', 'at')),
    ({ run }) => run().getSnapshot().context.progress,
  ],
  'the game in the run': [
    ({ run, later }) => run().send({ type: 'guess', country: first, on: DAY.date, at: later() }),
    ({ run }) => run().getSnapshot().context.game?.send(throwing('sync', 'round')),
    ({ run }) => run().getSnapshot().context.progress,
  ],
  'the attempt': [
    ({ attempt }) =>
      attempt().getSnapshot().context.game?.send({ type: 'guess', country: 'IT', on: DAY.date }),
    ({ attempt }) => attempt().send(throwing('sync', 'attempt')),
    ({ attempt }) => attempt().getSnapshot().context.progress,
  ],
  'the game in the attempt': [
    ({ attempt }) =>
      attempt().getSnapshot().context.game?.send({ type: 'guess', country: 'IT', on: DAY.date }),
    ({ attempt }) => attempt().getSnapshot().context.game?.send(throwing('sync', 'round')),
    ({ attempt }) => attempt().getSnapshot().context.progress,
  ],
  'what stores a puzzle': [
    ({ guess }) => guess(practice, 'TH'),
    ({ app }) =>
      app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice, due: 1 as never }),
    ({ app }) => gameIn(app.getSnapshot(), practice)?.getSnapshot().context,
  ],
  'the puzzle': [
    ({ guess }) => guess(practice, 'TH'),
    ({ app }) => puzzleIn(app.getSnapshot(), idOf(practice))?.send(throwing('want', 'rules')),
    ({ app }) => gameIn(app.getSnapshot(), practice)?.getSnapshot().context,
  ],
}

it('a puzzle whose game has failed is failed no more once nobody shows it', () => {
  const { app } = start()
  gameIn(app.getSnapshot(), practice)?.send(throwing('sync', 'round'))
  expect(app.getSnapshot().context.failed).toEqual([idOf(practice)])
  app.send({ type: 'game.left', puzzle: practice })
  expect(puzzleIn(app.getSnapshot(), idOf(practice))).toBeUndefined()
  expect(app.getSnapshot().context.failed).toEqual([])
})

it('a run that a full store refused is kept beside the one that is tried again', () => {
  const tab = start()
  tab.refusing.is = true
  const runs = [plan, { ...plan, day: undefined, seed: 5 }].map((each) => newRun(each, NOON))
  for (const progress of runs) {
    tab.run().send({ type: 'begin', progress, at: NOON })
    tab.run().send({ type: 'next', at: tab.later() })
    tab.run().send({ type: 'stop', at: tab.later() })
  }
  tab.run().send(throwing('tick', 'at'))
  tab.app.send({ type: 'retry' })
  expect(tab.says('unsaved')).toBe(true)
  tab.refusing.is = false
  tab.tick()
  expect(tab.says('unsaved')).toBe(false)
  expect(readRuns(tab.store).map(({ moves }) => moves.length)).toEqual([1, 1])
})

it('a fault of the program while it stores a run is no full store: the run fails', () => {
  const tab = start()
  const before = { ...newRun(plan, NOON), moves: undefined } as never
  const hearers = tab.hearers()
  tab.run().series.getSnapshot().children.keeper?.send({ type: 'keep', progress: before })
  expect([tab.says('failed'), tab.says('unsaved')]).toEqual([true, false])
  expect(tab.errors).toHaveLength(1)
  expect(tab.hearers()).toBeLessThan(hearers)
})

it('answers about a round of practice that a full store refused are stored, though the next round is asked about', () => {
  const tab = start()
  tab.refusing.is = true
  for (const deal of [5, 6]) {
    const puzzle = { ...practice, deal, target: 'FR' } as const
    tab.quiz().send({ type: 'begin', progress: { puzzle, answers: [] }, at: tab.later() })
    if (deal === 5) tab.quiz().send({ type: 'reply', spot: [46, 2], at: tab.later() })
  }
  expect(tab.says('unsaved')).toBe(true)
  tab.refusing.is = false
  tab.tick()
  expect(tab.says('unsaved')).toBe(false)
  expect(reviewsIn(tab.store).map(({ identity }) => identity)).toEqual(['practice.twenty.5.where'])
})

it.each([
  ['damaged', '{"vers', 'quarantined', 1],
  ['of a later version', '{"version":99}', 'later', 0],
] as const)(
  'a run whose record is %s is begun anew, and the notice says which',
  (_, text, notice, stored) => {
    const tab = start()
    const other = newRun({ ...plan, day: undefined, seed: 6 }, NOON)
    tab.store.set(runs.keyOf(other), text)
    tab.run().send({ type: 'begin', progress: other, at: NOON })
    expect(tab.says(notice)).toBe(true)
    expect(readRuns(tab.store).filter(({ plan }) => plan.seed === 6)).toHaveLength(stored)
    expect(tab.store.get(runs.keyOf(other)) === text).toBe(notice === 'later')
  },
)

it('an attempt whose review belongs into a record of a later version goes on, and says that it is not saved', () => {
  const tab = start()
  for (let record = 0; record < 100; record++) tab.store.set(`${REVIEW}${record}`, '{"version":99}')
  const { target } = tab.attempt().getSnapshot().context.game?.getSnapshot().context ?? {}
  const guess = { type: 'guess', country: target ?? 'FR', on: DAY.date, at: tab.later() } as const
  tab.attempt().send(guess)
  expect(tab.attempt().getSnapshot().context.progress?.guesses).toEqual([[target]])
  expect([tab.says('failed'), tab.says('unsaved')]).toEqual([false, true])
})

describe.each(Object.entries(actors))('where %s throws', (_, [play, fail, known]) => {
  it('all others play on and are saved', () => {
    const tab = start()
    play(tab)
    fail(tab)
    expect(tab.app.getSnapshot().status).toBe('active')
    expect(tab.app.getSnapshot().context.failed).toHaveLength(1)
    expect(tab.errors).toHaveLength(1)
    tab.guess(world, 'TD')
    expect(tab.round(world).guesses).toEqual(['TD'])
    expect(openTab(fakeWorld({ store: tab.store }).world).round(world).guesses).toEqual(['TD'])
  })

  it.each([false, true])(
    'it goes on with what was played once it is tried again, full store: %s',
    (isFull) => {
      const tab = start()
      tab.refusing.is = isFull
      play(tab)
      const before = known(tab)
      fail(tab)
      tab.app.send({ type: 'retry' })
      expect(tab.app.getSnapshot().context.failed).toEqual([])
      expect(known(tab)).toEqual(before)
      expect(tab.says('unsaved')).toBe(isFull && before !== 'idle')
      tab.refusing.is = false
      tab.tick()
      expect(tab.says('unsaved')).toBe(false)
      // And takes what is done next, here or after a reload.
      play(tab)
      for (const puzzle of [DAY, practice]) tab.guess(puzzle, 'EG')
      const again = openTab(fakeWorld({ store: tab.store }).world)
      for (const puzzle of [DAY, practice]) {
        expect(tab.round(puzzle).guesses).toContain('EG')
        expect(again.round(puzzle)).toEqual(tab.round(puzzle))
      }
      fail(tab)
      expect(tab.app.getSnapshot().context.failed).toHaveLength(1)
    },
  )
})
