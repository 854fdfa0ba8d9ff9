import { ActorDriver } from './actor'
import { modelOf } from './model'
import { objection, rulesPathsOf } from './rulesModel'
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
      if (found === undefined) continue
      const [expected, seen] = [found.expected, found.found].map((sight) => differenceIn(sight, found))
      objections.push({ after: path.map(String).join(', '), expected: `${expected}`, found: `${seen}` })
    }
  for (const path of rulesPaths) {
    const at = objection(driver, 'JP', path)
    if (at === undefined) continue
    const after = [path.dealt, ...path.moves.slice(0, at)].map(String).join(', ')
    objections.push({ after, expected: 'what the rules that were chosen say', found: 'something else' })
  }
  return objections
}

/** Of what is to be seen as much as differs. */
function differenceIn(
  sight: object,
  { expected, found }: { readonly expected: object; readonly found: object },
): string {
  const told = (value: object, key: string) => JSON.stringify((value as Record<string, unknown>)[key])
  const keys = Object.keys(expected).filter((key) => told(expected, key) !== told(found, key))
  return keys.map((key) => `${key} ${told(sight, key) ?? 'nothing'}`).join(', ')
}
