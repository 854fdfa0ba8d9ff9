import { describe, expect, it } from 'vitest'
import { ActorDriver } from './actor'
import { modelOf } from './model'
import { rulesDisagreement, rulesPathsOf } from './rulesModel'
import { disagreement } from './walk'
import { wrongGames } from './wrongGames'

const models = (['JP', 'FR'] as const).map(modelOf)
const rulesPaths = rulesPathsOf('JP')

/** Whether the oracle sees something else than a game shows, on the way to an edge or where rules are chosen. */
async function isCaught(world: ActorDriver['world']): Promise<boolean> {
  const driver = new ActorDriver(world)
  for (const { target, edges } of models)
    for (const { path } of edges) if (await disagreement(driver, target, path)) return true
  return rulesPaths.some((path) => rulesDisagreement(driver, 'JP', path))
}

describe('a game in which', () => {
  it.each(Object.entries(wrongGames))('%s is caught by the oracle', async (_, world) => {
    expect(await isCaught(world)).toBe(true)
  })
})
