import { createActor, type InspectionEvent } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { AIDS } from '../../src/machines/rules/rules'
import { utcDateOf } from '../../src/machines/schedule/day'
import { seriesOf } from '../../src/machines/series/series'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import {
  isBefore,
  limitOf,
  newRun,
  type Plan,
  type Run,
  tallyOf,
  timeLeft,
  withMove,
} from '../../src/machines/sprint/run'
import { type runGames, runMode } from '../../src/machines/sprint/runMode'
import { RunOracle, type RunScreen, type Wanted } from '../../tools/rules/runOracle'
import { keeperThat, type Whole, whole } from '../machines/series'

/** What a person, or time, does to a run. */
export const MOVES = [
  'begin sprint',
  'begin long',
  'begin off',
  'begin streak',
  'right',
  'wrong',
  'same wrong',
  'right four times',
  'skip',
  'stop',
  'tick 1 s',
  'sleep 2 min',
  'clock back 1 min',
  'again',
  'another page is further',
  'another page is behind',
] as const

export type RunMove = (typeof MOVES)[number]

const kinds = {
  'begin sprint': { kind: 'sprint', clock: 'plain', scale: 1 },
  'begin long': { kind: 'sprint', clock: 'long', scale: 10 },
  'begin off': { kind: 'sprint', clock: 'off', scale: undefined },
  'begin streak': { kind: 'streak', clock: 'off', scale: undefined },
} as const

export type World = {
  readonly mode?: typeof runMode
  readonly tally?: typeof tallyOf
  readonly left?: typeof timeLeft
  readonly inspect?: (event: InspectionEvent) => void
}

/** The machine of the series of runs. */
export const runMachine = seriesOf(runMode)

const BEGIN = Date.UTC(2026, 10, 21, 12)

/** Plays with the machine of runs itself, and beside it with the rules as the oracle has them. A wrong one may be handed in. */
export class RunDriver {
  now = BEGIN
  readonly oracle = new RunOracle()
  readonly actor
  readonly told: Run[] = []
  #begun = 0

  constructor(readonly world: World = {}) {
    const keeper = keeperThat<Run>((run) => this.told.push(run))
    const machine = seriesOf(world.mode ?? runMode).provide({ actors: { keeper } })
    const inspect = world.inspect ?? (() => {})
    this.actor = whole(createActor(machine, { input: undefined, inspect }).start())
  }

  get run(): Run | undefined {
    return this.actor.getSnapshot().context.progress
  }

  make(move: RunMove): void {
    if (move in kinds) this.#begin(kinds[move as keyof typeof kinds])
    else if (move === 'right') this.#answer(this.#target())
    else if (move === 'wrong') this.#answer(this.#next(1))
    else if (move === 'same wrong') this.#answer(this.#tally()?.guesses[0] ?? this.#next(1))
    else if (move === 'right four times') for (let time = 0; time < 4; time++) this.#answer(this.#target())
    else if (move === 'skip') this.#at((at) => this.actor.send({ type: 'next', at }), 'skip')
    else if (move === 'stop') this.#at((at) => this.actor.send({ type: 'stop', at }), 'stop')
    else if (move === 'tick 1 s') this.#tick(1000)
    else if (move === 'sleep 2 min') this.#tick(120_000)
    else if (move === 'clock back 1 min') this.#tick(-60_000)
    else if (move === 'again') {
      this.actor.send({ type: 'again' })
      this.oracle.again()
    } else this.#sync(move === 'another page is further')
  }

  /** Whether the game of its outline takes any aid. */
  canTakeAid(): boolean {
    const game = this.actor.getSnapshot().context.game?.getSnapshot()
    return AIDS.some((aid) => game?.can({ type: 'help', aid }))
  }

  read(): RunScreen {
    return screenOfRun(this.actor.getSnapshot(), this.world)
  }

  #begin({ kind, clock, scale }: Wanted & Pick<Plan, 'clock'>): void {
    // Africa has more countries than any of these sequences goes through; the twenty can be gone through.
    const plan: Plan = { kind, deck: 'twenty', clock, seed: ++this.#begun }
    this.oracle.begin({ kind, scale }, outlinesOf(plan), decks.twenty.codes, this.now)
    this.actor.send({ type: 'begin', progress: newRun(plan, this.now), at: this.now })
  }

  #answer(country: PlaceId): void {
    this.now += 500
    this.oracle.answer(country, this.now)
    this.actor.send({ type: 'guess', country, on: utcDateOf(this.now), at: this.now })
  }

  #at(send: (at: number) => void, move: 'skip' | 'stop'): void {
    this.now += 500
    this.oracle[move](this.now)
    send(this.now)
  }

  #tick(by: number): void {
    this.now += by
    this.oracle.look(this.now)
    this.actor.send({ type: 'tick', at: this.now })
  }

  /**
   * What another page has of the same run: one answer more, or one less. Of nothing is known nothing. Whoever chooses the next
   * run goes on choosing, also where another page has not ended the last one.
   */
  #sync(isFurther: boolean): void {
    const { run } = this
    const target = this.#tally()?.target
    if (run === undefined || target === undefined) return
    const isChoosing = this.actor.getSnapshot().value === 'ready'
    const known = isChoosing ? { ...run, isStopped: false } : run
    const other = isFurther ? withMove(known, target) : { ...run, moves: run.moves.slice(0, -1) }
    if (!isChoosing && isBefore(other, run)) this.oracle.answer(target, run.seenAt)
    this.actor.series.send({ type: 'sync', progress: other })
  }

  #tally() {
    return this.run && tallyOf(this.run)
  }

  #target(): PlaceId {
    return this.#tally()?.target ?? 'IT'
  }

  /** A country other than the target that was not answered yet. */
  #next(step: number): PlaceId {
    const { target, guesses = [] } = this.#tally() ?? {}
    const others = decks.twenty.codes.filter((code) => code !== target && !guesses.includes(code))
    return others[step] as PlaceId
  }
}

/** What there is to be seen of a run in this state. */
export function screenOfRun(
  { value, context: { progress: run, game } }: ReturnType<Whole<Run, typeof runGames>['getSnapshot']>,
  { tally = tallyOf, left = timeLeft }: Pick<World, 'tally' | 'left'> = {},
): RunScreen {
  const state = value as RunScreen['state']
  if (run === undefined) return { state, found: 0, place: 0, wrong: [], left: undefined, missed: 0 }
  const { found, seen } = tally(run)
  const isRunning = value === 'playing'
  return {
    state,
    found,
    place: seen.length,
    wrong: isRunning ? (game?.getSnapshot().context.guesses ?? []) : [],
    left: isRunning && Number.isFinite(limitOf(run.plan)) ? left(run) : undefined,
    missed: seen.filter(({ outcome }) => outcome !== 'found').length,
  }
}
