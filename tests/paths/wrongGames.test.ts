import { describe, expect, it } from 'vitest'
import { utcDateOf } from '../../src/machines/day'
import { ActorDriver } from './actor'
import { modelOf } from './model'
import { objection, rulesPathsOf } from './rulesModel'
import { disagreement } from './walk'
import { wrongGames } from './wrongGames'

/** The edges of the right game on the way to which the oracle objects to this one. */
async function objections(world: ActorDriver['world']) {
  const driver = new ActorDriver(world)
  const found = []
  for (const { target, edges } of models)
    for (const { from, move, path } of edges)
      if ((await disagreement(driver, target, path)) !== undefined) found.push(`${from} ${move}`)
  for (const path of rulesPaths)
    if (objection(driver, 'JP', path) !== undefined) found.push(`${path.dealt} ${path.moves}`)
  return found
}

const rulesPaths = rulesPathsOf('JP')
const models = (['JP', 'FR'] as const).map(modelOf)

describe('a game in which', () => {
  it.each(Object.keys(wrongGames))('%s is caught by the oracle', async (fault) => {
    expect(await objections(wrongGames[fault] ?? {})).not.toEqual([])
  })

  it('nothing is wrong is not objected to', async () => {
    expect(await objections({})).toEqual([])
  })
})

describe('a puzzle that changes', () => {
  const instants = [
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T11:30:00.000Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
  ] as const
  const lapses = (dateOf: (epochMs: number) => string) =>
    instants.filter(([instant, date]) => dateOf(Date.parse(instant)) !== date)

  it('at local midnight is caught', () => {
    const localDateOf = (epochMs: number) => new Date(epochMs).toLocaleDateString('sv')
    expect(lapses(localDateOf)).not.toEqual([])
  })

  it('at midnight UTC is not objected to', () => {
    expect(lapses(utcDateOf)).toEqual([])
  })
})
