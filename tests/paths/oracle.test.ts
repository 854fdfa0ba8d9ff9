import { afterAll, describe, expect, it } from 'vitest'
import { placesOf } from '../../src/geo/places'
import { gameMachine } from '../../src/machines/game'
import { ActorDriver } from './actor'
import { Coverage } from './coverage'
import { modelOf } from './model'
import { rulesDisagreement, rulesPathsOf } from './rulesModel'
import { tell } from './tell'
import { disagreement } from './walk'

const countries = placesOf('twenty')

describe('the game, judged by the oracle', () => {
  const coverage = new Coverage()
  const driver = new ActorDriver({ inspect: coverage.inspect })
  const models = countries.map(({ id }) => modelOf(id))
  let walked = 0

  it.each(models)('does as the rules say on the path to each of its edges for $target', async (model) => {
    for (const { path } of model.edges) {
      expect(await disagreement(driver, model.target, path)).toBeUndefined()
      walked++
    }
  })

  it('does as the rules say whichever are chosen, and when', () => {
    const paths = rulesPathsOf('FR')
    expect(paths.length).toBeGreaterThan(1000)
    expect(paths.flatMap((path) => rulesDisagreement(driver, 'FR', path) ?? [])).toEqual([])
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(gameMachine), 'transitions that no path walks').toEqual([])
  })

  afterAll(() => tell('The oracle', models, walked))
})
