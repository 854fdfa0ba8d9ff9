import { assign, createMachine, enqueueActions } from 'xstate'
import { newRound } from '../../src/machines/round'
import { endingOf, type Run, type Tally, tallyOf, timeLeft, withMove } from '../../src/machines/sprint/run'
import { runMachine } from '../../src/machines/sprint/runMachine'
import type { World } from './runDriver'

type Given = { readonly context: { readonly run: Run | undefined } }
type Timed = { readonly at: number }

const runIn = ({ context }: Given) => context.run as Run

/** The machine with other transitions while a run is played. */
function running(change: Record<string, unknown>): typeof runMachine {
  const { config, implementations } = runMachine
  const states = {
    ...config.states,
    running: { ...config.states?.running, on: { ...config.states?.running?.on, ...change } },
  }
  return createMachine(
    { ...config, states } as never,
    implementations as never,
  ) as unknown as typeof runMachine
}

function counted(change: (tally: Tally, run: Pick<Run, 'plan' | 'moves'>) => Partial<Tally>): World {
  return { tally: (run) => ({ ...tallyOf(run), ...change(tallyOf(run), run) }) }
}

/** Runs each of which is wrong in one way, as they are handed to the driver. */
export const wrongRuns: Readonly<Record<string, World>> = {
  'the clock stands still': { machine: runMachine.provide({ actions: { advance: () => {} } }) },
  'the clock runs backwards': {
    machine: runMachine.provide({
      actions: {
        advance: assign(({ context }, { at }: Timed) => {
          const run = runIn({ context })
          return { run: { ...run, elapsed: run.elapsed + at - run.seenAt, seenAt: at } }
        }),
      },
    }),
  },
  'the clock does not stop a run': {
    machine: runMachine.provide({
      guards: { isOver: (given) => ['wrong', 'all', 'stopped'].includes(endingOf(runIn(given)) ?? '') },
    }),
  },
  'time is lost twice over sleep': {
    left: (run) => timeLeft({ ...run, elapsed: run.elapsed * 2 }),
  },
  'a skip costs nothing': { left: (run) => timeLeft(run) + tallyOf(run).skips * 10_000 },
  'a wrong answer costs nothing': {
    left: (run) => timeLeft(run) + tallyOf(run).guesses.length * 10_000,
  },
  'five in a row bring nothing': {
    left: (run) => timeLeft(run) - Math.floor(tallyOf(run).row / 5) * 10_000,
  },
  'a skip counts as found': counted(({ found, skips }) => ({ found: found + skips })),
  'a late answer is not counted': counted(({ seen }) => ({
    found: seen.filter(({ outcome }) => outcome === 'found').length,
  })),
  'a skip shows the same outline again': { machine: running({ skip: {} }) },
  'a second skip is let through in a streak': {
    machine: runMachine.provide({
      actions: {
        record: assign(({ context }, country) => {
          const run = runIn({ context })
          const isSkip = country === undefined && endingOf(run) === undefined
          return {
            run: isSkip
              ? { ...run, moves: [...run.moves, { at: run.elapsed, country }] }
              : withMove(run, country),
          }
        }),
      },
    }),
  },
  'a wrong answer brings the next outline': {
    machine: runMachine.provide({
      actions: {
        record: assign(({ context }, country) => {
          const run = runIn({ context })
          const after = withMove(run, country)
          return { run: tallyOf(after).guesses.length > 0 ? withMove(after, undefined) : after }
        }),
      },
    }),
  },
  'an answer is not heard': { machine: running({ guessed: {} }) },
  'the game of the first outline stays for the next': {
    machine: runMachine.provide({
      actions: {
        deal: enqueueActions(({ context, enqueue }) => {
          const { sought } = tallyOf(runIn({ context }))
          if (context.game !== undefined || sought === undefined) return
          enqueue.assign(({ context, spawn, self }) => {
            const round = newRound({ kind: 'practice', deck: runIn({ context }).plan.deck }, sought)
            const game = spawn('game', { id: 'outline', input: round })
            game.on('guessed', ({ country }) => self.send({ type: 'guessed', country }))
            return { game }
          })
        }),
      },
    }),
  },
  'it cannot be ended': { machine: running({ stop: {} }) },
  'a guess after the end counts': {
    machine: runMachine.provide({
      guards: { isOver: () => false },
      actions: {
        record: assign(({ context }, country) => {
          const run = runIn({ context })
          return { run: { ...run, moves: [...run.moves, { at: run.elapsed, country }] } }
        }),
      },
    }),
  },
  'what another page has played is not taken up': {
    machine: runMachine.provide({ guards: { isBefore: () => false } }),
  },
  'what another page had before is taken up': {
    machine: runMachine.provide({ guards: { isBefore: () => true } }),
  },
}
