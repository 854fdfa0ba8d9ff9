import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import type { Round } from '../../machines/round'
import { loadShape } from './shapes'

export type ScaledShape = { readonly id: CountryCode; readonly shape: Shape }

/**
 * The shapes of the answer and of the last wrong guess that has one, which Vatican City has not; `undefined` where there
 * is no such guess, or either is not to be had. Only for a round that is over: they tell how large its country is.
 */
export async function loadScaledShapes(
  { target, guesses }: Round,
  fetchText: (url: string) => Promise<string>,
): Promise<readonly [answer: ScaledShape, guess: ScaledShape] | undefined> {
  const wrong = guesses.filter((guess) => guess !== target)
  const load = async (id: CountryCode): Promise<ScaledShape | undefined> => {
    const shape = await loadShape(id, fetchText)
    return shape && { id, shape }
  }
  const first = wrong.at(-1)
  if (first === undefined) return undefined
  const [answer, last] = await Promise.all([load(target), load(first)])
  let guess = last
  for (const id of wrong.slice(0, -1).reverse()) guess ??= await load(id)
  return answer && guess && [answer, guess]
}
