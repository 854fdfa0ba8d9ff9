import { isCountry } from '../../geo/countries'
import { deckOfRegion } from '../../geo/decks'
import type { PlaceId, RegionCode } from '../../geo/place'
import { parseShape, type Shape } from '../../geo/shape'
import type { Round } from '../../machines/rules/round'
import { tableOf } from '../../ui/regions'

const urls = import.meta.glob<string>('../../geo/shapes/*.txt', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * Loads the shape of a place, retrying once; `undefined` if there is none or both requests fail. The data is validated
 * before it is drawn.
 */
export async function loadShape(
  id: PlaceId,
  fetchText: (url: string) => Promise<string>,
): Promise<Shape | undefined> {
  const url = urls[`../../geo/shapes/${id}.txt`] ?? ''
  if (isCountry(id) && url === '') return undefined
  const load = async () => {
    const shape = parseShape(await (isCountry(id) ? fetchText(url) : textOfRegion(id)))
    if (shape === undefined) throw new Error(`${id} has no shape`)
    return shape
  }
  return load()
    .catch(load)
    .catch(() => undefined)
}

/** Finds the text of a region's shape in the table of its deck. */
async function textOfRegion(id: RegionCode): Promise<string> {
  const table = await tableOf(deckOfRegion(id))?.load()
  const region = table?.regions.find((region) => region.id === id)
  return region?.draw?.() ?? region?.shape ?? ''
}

/** Loads the outlines of countries as path data, in the given order. Rejects if one of them is unavailable. */
export async function loadOutlines(
  codes: readonly PlaceId[],
  fetchText: (url: string) => Promise<string>,
): Promise<readonly string[]> {
  const shapes = await Promise.all(codes.map((code) => loadShape(code, fetchText)))
  return shapes.map((shape, index) => {
    if (shape === undefined) throw new Error(`There is no outline of ${codes[index]}`)
    return shape.path
  })
}

type ScaledShape = { readonly id: PlaceId; readonly shape: Shape }

/**
 * Loads the shapes of the answer and of the last wrong guess that has a shape (Vatican City has none); `undefined`
 * without such a guess, or if a shape is unavailable. Only for a finished round: the shapes reveal the size of the
 * country.
 */
export async function loadScaledShapes(
  { target, guesses }: Round,
  fetchText: (url: string) => Promise<string>,
): Promise<readonly [answer: ScaledShape, guess: ScaledShape] | undefined> {
  const wrong = guesses.filter((guess) => guess !== target)
  const load = async (id: PlaceId): Promise<ScaledShape | undefined> => {
    const shape = await loadShape(id, fetchText)
    return shape && { id, shape }
  }
  if (wrong.length === 0) return undefined
  const loading = load(target)
  let guess: ScaledShape | undefined
  for (const id of wrong.reverse()) guess ??= await load(id)
  const answer = await loading
  return answer && guess && [answer, guess]
}
