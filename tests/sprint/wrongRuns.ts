import { AIDS } from '../../src/machines/rules/rules'
import { type Games, gamesMachineOf } from '../../src/machines/series/games'
import { type Run, tallyOf, timeLeft, withMove } from '../../src/machines/sprint/run'
import { runMode, runRules } from '../../src/machines/sprint/runMode'
import type { World } from './runDriver'

/** Runs of which one rule is another. */
function played(rule: Partial<Games<Run>>): World {
  return { mode: { ...runMode, player: gamesMachineOf({ ...runRules, ...rule }) } }
}

const clock = runRules.clock ?? { advanced: (run) => run, stopped: (run) => run }

/** Runs each of which is wrong in one way, as they are handed to the driver. */
export const wrongRuns: Readonly<Record<string, World>> = {
  'the clock stands still': played({ clock: { ...clock, advanced: (run) => run } }),
  'a wrong answer costs nothing': { left: (run) => timeLeft(run) + tallyOf(run).guesses.length * 10_000 },
  'a wrong answer brings the next outline': played({
    withGuess: (run, country) => {
      const after = withMove(run, country)
      return tallyOf(after).guesses.length > 0 ? withMove(after, undefined) : after
    },
  }),
  'aids can be taken': played({
    roundOf: (run) => {
      const round = runRules.roundOf(run)
      return round && { ...round, aids: AIDS }
    },
  }),
  'it cannot be ended': played({ clock: { ...clock, stopped: (run) => run } }),
  'what another page has played is not taken up': { mode: { ...runMode, isFurther: () => false } },
}
