import { AIDS } from '../../src/machines/rules'
import { type Run, tallyOf, timeLeft, withMove } from '../../src/machines/sprint/run'
import { runMode } from '../../src/machines/sprint/runMode'
import type { World } from './runDriver'

/** Runs each of which is wrong in one way, as they are handed to the driver. */
export const wrongRuns: Readonly<Record<string, World>> = {
  'the clock stands still': { mode: { ...runMode, at: (run) => run } },
  'a wrong answer costs nothing': { left: (run) => timeLeft(run) + tallyOf(run).guesses.length * 10_000 },
  'a wrong answer brings the next outline': {
    mode: {
      ...runMode,
      withGuess: (run, country) => {
        const after = withMove(run, country)
        return tallyOf(after).guesses.length > 0 ? withMove(after, undefined) : after
      },
    },
  },
  'aids can be taken': {
    mode: {
      ...runMode,
      roundOf: (run) => {
        const round = runMode.roundOf?.(run)
        return round && { ...round, aids: AIDS }
      },
    },
  },
  'it cannot be ended': { mode: { ...runMode, deeds: { skip: runMode.deeds.skip as (run: Run) => Run } } },
  'what another page has played is not taken up': { mode: { ...runMode, isFurther: () => false } },
}
