import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { newRun, type Run } from '../../src/machines/sprint/run'
import { type RunSeries, runGames } from '../../src/machines/sprint/runMode'
import { sequencesOf } from '../machines/sequences'
import { keeperThat, whole } from '../machines/series'
import { Coverage } from '../paths/coverage'
import { BEGIN, played, sprint } from './played'
import { MOVES, RunDriver, type RunMove, runMachine, type World } from './runDriver'
import { wrongRuns } from './wrongRuns'

const begins = MOVES.filter((move) => move.startsWith('begin'))

/** Every way to begin, and then every two moves; and what takes longer. */
const walks: readonly (readonly RunMove[])[] = [
  ...begins.flatMap((begin) => sequencesOf(MOVES, 2).map((moves) => [begin, ...moves])),
  ...begins.map((begin): RunMove[] => [
    begin,
    'right four times',
    'right',
    'right four times',
    'right',
    'skip',
  ]),
  ...begins.map((begin): RunMove[] => [
    begin,
    ...Array<RunMove>(5).fill('right four times'),
    'right',
    'again',
  ]),
  ...begins.map((begin): RunMove[] => [begin, 'skip', 'skip', 'wrong', 'right', 'tick 1 s']),
  ['begin sprint', 'sleep 2 min', 'sleep 2 min', 'right', 'wrong', 'skip'],
  ['begin sprint', 'sleep 2 min', ...Array<RunMove>(6).fill('wrong'), 'right'],
  ['begin sprint', 'wrong', 'same wrong', 'right', 'stop', 'right'],
  ['begin sprint', 'clock back 1 min', 'tick 1 s', 'right'],
  ['begin long', 'sleep 2 min', 'wrong', 'skip', 'right'],
  ['begin sprint', 'stop', 'again', 'another page is further', 'right', 'begin streak', 'right'],
]

/** The first disagreement between a run and the rules along some moves, or an end that nobody stores, in words. */
function objection(world: World, moves: readonly RunMove[]): string | undefined {
  const driver = new RunDriver(world)
  for (const [index, move] of moves.entries()) {
    driver.make(move)
    const [seen, right] = [driver.read(), driver.oracle.read()].map((screen) => JSON.stringify(screen))
    const steps = moves.slice(0, index + 1).join(', ')
    if (driver.canTakeAid()) return `${steps}: there is help`
    if (seen !== right) return `${steps}: ${seen} is not ${right}`
    const isKept = JSON.stringify(driver.told.at(-1)) === JSON.stringify(driver.run)
    if (driver.read().state === 'over' && !isKept) return `${steps}: its end is not kept`
  }
  return undefined
}

describe('a run', () => {
  const coverage = new Coverage()

  it('does as the rules say along every walk', () => {
    for (const walk of walks) expect(objection({ inspect: coverage.inspect }, walk)).toBeUndefined()
  })

  it('does as the rules say along long sequences', () => {
    const sequences = fc.array(fc.constantFrom(...MOVES), { minLength: 3, maxLength: 60, size: 'max' })
    fc.assert(fc.property(sequences, (moves) => void expect(objection({}, moves)).toBeUndefined()))
  })

  /** The series of runs under a root that hears what it reports. */
  const underRoot = (begun: Run) => {
    const told: string[] = []
    const series = runMachine.provide({ actors: { keeper: keeperThat<Run>(() => {}) } })
    const root = createMachine({
      invoke: { id: 'run', src: series, input: { progress: begun } },
      on: { '*': { actions: ({ event }) => void told.push(event.type) } },
    })
    const app = createActor(root, { inspect: coverage.inspect }).start()
    return { told, actor: whole(app.getSnapshot().children.run as RunSeries) }
  }
  const receipt = { id: 'run', key: 'run', isBegun: true, generation: 0, on: '2026-11-21' } as const

  it('goes on from the start, is shown as another page has ended it, and says whether it is stored', () => {
    const begun = newRun(sprint, BEGIN)
    const { told, actor } = underRoot(begun)
    actor.send({ type: 'tick', at: BEGIN + 1000 })
    expect(actor.getSnapshot()).toMatchObject({ value: 'playing', context: { progress: { elapsed: 1000 } } })
    actor.send({ type: 'stop', at: BEGIN + 2000 })
    const further = played(sprint, ['right', 1000])
    actor.series.send({ type: 'sync', progress: further })
    expect(actor.getSnapshot()).toMatchObject({ value: 'playing', context: { progress: further } })
    actor.series.send({ type: 'sync', progress: played(sprint, ['right', 1000], ['wrong', 1000]) })
    expect(actor.getSnapshot().context.game?.getSnapshot().context.guesses).toHaveLength(1)
    const kept = { receipt, waiting: [{ receipt, progress: begun }] }
    const said: unknown[] = []
    for (const { waiting } of [kept, kept, { waiting: [] }, { waiting: [] }]) {
      actor.series.send({ type: 'kept', receipt, waiting, found: [] })
      expect(actor.series.getSnapshot().context).toMatchObject({ receipt, waiting })
      said.push(told.splice(0))
    }
    expect(said).toEqual([['behind'], [], ['saved'], []])
  })

  it('says what was found in the store, and shows nothing any more of a run that was erased', () => {
    const { told, actor } = underRoot(newRun(sprint, BEGIN))
    const found = ['quarantined', 'later', 'erased'] as const
    actor.series.send({ type: 'kept', receipt, waiting: [], found })
    expect(told).toEqual(found)
    expect(actor.getSnapshot().value).toBe('playing')
    actor.series.send({ type: 'sync', progress: undefined })
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { progress: undefined } })
  })

  it('has taken every transition that its machine defines', () => {
    for (const machine of [runMachine, runGames])
      expect(coverage.missing(machine), `transitions of ${machine.id} that no walk takes`).toEqual([])
  })

  it('has run for as long as it was played when it is ended', () => {
    const driver = new RunDriver()
    driver.make('begin sprint')
    driver.make('tick 1 s')
    driver.make('stop')
    expect(driver.run).toMatchObject({ elapsed: 1500, isStopped: true })
  })

  it('that is over is shown again as it was, however long after', () => {
    for (const end of ['stop', 'sleep 2 min'] as const) {
      const driver = new RunDriver()
      for (const move of ['begin sprint', 'right', 'tick 1 s', end, end] as const) driver.make(move)
      const over = driver.run as Run
      driver.make('again')
      driver.actor.send({ type: 'begin', progress: over, at: driver.now + 3_600_000 })
      expect(driver.actor.getSnapshot()).toMatchObject({ value: 'over', context: { progress: over } })
      expect(Object.keys(driver.actor.player()?.getSnapshot().children ?? {})).toEqual([])
      expect(driver.told.at(-1)).toEqual(over)
    }
  })
})

describe('a run in which', () => {
  it.each(Object.keys(wrongRuns))('%s is caught by the rules', (fault) => {
    expect(walks.some((walk) => objection(wrongRuns[fault] ?? {}, walk) !== undefined)).toBe(true)
  })
})
