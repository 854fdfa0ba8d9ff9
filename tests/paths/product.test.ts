import { describe, expect, it } from 'vitest'
import { gameMachine } from '../../src/machines/game'
import { keyOf } from '../../src/machines/rules/puzzle'
import { Coverage } from './coverage'
import { modelOf } from './model'
import { ProductDriver } from './product'
import { fewChoices, rulesDisagreement, rulesPathsOf } from './rulesModel'
import { disagreement } from './walk'

describe('the game in its puzzle, over a store', () => {
  const coverage = new Coverage()
  const driver = new ProductDriver({ inspect: coverage.inspect })

  /** Loads the page anew, after which the game is what it was. */
  const reload = (path: unknown) => {
    const before = driver.state
    driver.reload()
    expect(driver.state, `loaded anew after ${JSON.stringify(path)}`).toEqual(before)
  }

  it('does as the rules say on the path to each edge, and stands after the page is loaded anew', async () => {
    for (const { path } of modelOf('GB').edges) {
      expect(await disagreement(driver, 'GB', path)).toBeUndefined()
      reload(path)
    }
  })

  /** A round that is over is played once more from a report of it, but for a challenge, of which that has no token. */
  const replay = async (path: unknown) => {
    const [play, { puzzle, guesses, isGivenUp }] = driver.state
    if (play === 'playing' || puzzle.kind === 'challenge') return
    const recording = await driver.replayed()
    const { now } = [...(recording?.actors.values() ?? [])].find(({ name }) => name === keyOf(puzzle)) ?? {}
    expect(now, `replayed after ${JSON.stringify(path)}`).toMatchObject({
      value: play,
      context: { guesses, isGivenUp },
    })
  }

  it('does as the rules say whichever are chosen, and when, and stands after a reload and in a report', async () => {
    for (const path of rulesPathsOf('FR', fewChoices)) {
      expect(rulesDisagreement(driver, 'FR', path)).toBeUndefined()
      await replay(path)
      reload(path)
    }
  })

  it('has taken every transition of the game there, too', () => {
    expect(coverage.missing(gameMachine), 'transitions that no path walks in the program').toEqual([])
  })
})
