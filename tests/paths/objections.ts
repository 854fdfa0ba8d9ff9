import type { PlaceId } from '../../src/geo/place'
import { ActorDriver } from './actor'
import { modelOf } from './model'
import { type RulesPath, rulesDisagreement, rulesPathsOf } from './rulesModel'
import { disagreement } from './walk'

const models = (['JP', 'FR'] as const).map(modelOf)
const rulesPaths = rulesPathsOf('JP')

/** Something that was done in a game, and where, when the oracle first saw something else than the game showed. */
export type Objection = { readonly after: string; readonly expected: string; readonly found: string }

/** What the oracle objects to in a game, one for each edge of the right game on the way to which it does. */
export async function objectionsTo(world: ActorDriver['world']): Promise<readonly Objection[]> {
  const driver = new ActorDriver(world)
  const objections: Objection[] = []
  for (const { target, edges } of models)
    for (const { path } of edges) {
      const found = await disagreement(driver, target, path)
      if (found) objections.push(objectionOf(found.after, found))
    }
  return [...objections, ...objectionsUnderRules(driver, 'JP', rulesPaths)]
}

/** What the oracle objects to along paths on which rules are chosen, the shortest first. */
export function objectionsUnderRules(
  driver: ActorDriver,
  target: PlaceId,
  paths: readonly RulesPath[],
): readonly Objection[] {
  return paths
    .flatMap((path) => rulesDisagreement(driver, target, path) ?? [])
    .toSorted((one, other) => one.after.length - other.after.length)
    .map((found) => objectionOf([found.dealt, ...found.after], found))
}

/** An objection in words: what was done, and of what is to be seen as much as differs. */
function objectionOf(
  moves: readonly unknown[],
  sights: { readonly expected: object; readonly found: object },
): Objection {
  const { expected, found } = sights
  const after = moves.map(String).join(', ')
  return { after, expected: differenceIn(expected, sights), found: differenceIn(found, sights) }
}

function differenceIn(
  sight: object,
  { expected, found }: { readonly expected: object; readonly found: object },
): string {
  const told = (value: object, key: string) => JSON.stringify((value as Record<string, unknown>)[key])
  const keys = Object.keys(expected).filter((key) => told(expected, key) !== told(found, key))
  return keys.map((key) => `${key} ${told(sight, key) ?? 'nothing'}`).join(', ')
}
