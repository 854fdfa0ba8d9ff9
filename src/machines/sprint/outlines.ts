import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import { draw } from '../schedule/draw'
import { wellKnown } from './wellKnown'

/** By up to how many places chance moves an outline back from where it stands in the order of the well-known. */
const SPREAD = 24

/** What decides them: any 32-bit whole number is a seed. */
type Drawn = { readonly deck: DeckName; readonly seed: number }

/**
 * The countries whose outlines a run shows, in their order, each once: about those first that most people know, moved about
 * by the seed.
 */
export function outlinesOf({ deck, seed: first }: Drawn): readonly CountryCode[] {
  if (last?.deck === deck && last.seed === first) return last.outlines
  const { targets } = deckOf(deck)
  let seed = first
  const outlines = wellKnown
    .filter((code) => targets.includes(code))
    .map((code, place) => {
      const drawn = draw(seed, SPREAD)
      seed = drawn.seed
      return { code, place: place + drawn.index }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ code }) => code)
  last = { deck, seed: first, outlines }
  return outlines
}

/** Those that were asked for last: most questions are about one run. */
let last: (Drawn & { readonly outlines: readonly CountryCode[] }) | undefined
