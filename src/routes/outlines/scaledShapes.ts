import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import type { Round } from '../../machines/round'
import { loadOutline } from './outlines'
import { loadSketch } from './sketches'

type FetchText = (url: string) => Promise<string>

/**
 * The shapes of the answer and of the last wrong guess that has one, which Vatican City has not; `undefined` where there
 * is no such guess, or either is not to be had. Only for a round that is over: they tell how large its country is.
 */
export async function loadScaledShapes(
  { puzzle, target, guesses }: Round,
  fetchText: FetchText,
): Promise<readonly [answer: ScaledShape, guess: ScaledShape] | undefined> {
  const wrong = guesses.filter((guess) => guess !== target)
  const isTwenty = puzzle.deck === 'twenty'
  const load = async (id: CountryCode): Promise<ScaledShape | undefined> => {
    const shape = await (isTwenty ? loadKept(id, fetchText) : loadOther(id, fetchText))
    return shape && { id, shape }
  }
  const first = wrong.at(-1)
  if (first === undefined) return undefined
  const [answer, last] = await Promise.all([load(target), load(first)])
  let guess = last
  for (const id of wrong.slice(0, -1).reverse()) guess ??= await load(id)
  return answer && guess && [answer, guess]
}

export type ScaledShape = { readonly id: CountryCode; readonly shape: Shape }

/** Of the twenty, from what the worker keeps on the device. */
async function loadKept(id: CountryCode, fetchText: FetchText): Promise<Shape | undefined> {
  const [sketch, path] = await Promise.all([loadSketch(id), loadOutline(id, fetchText)])
  return sketch && { ...sketch, path: path ?? sketch.path }
}

/** The addresses of the world are fetched only by those who play with it. */
async function loadOther(id: CountryCode, fetchText: FetchText): Promise<Shape | undefined> {
  const { loadShape } = await import('./worldShapes')
  return loadShape(id, fetchText)
}
