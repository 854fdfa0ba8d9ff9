import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import type { UtcDate } from '../day'
import { hash } from '../hash'
import { draw } from '../schedule/draw'
import type { Plan } from './run'
import { wellKnown } from './wellKnown'

/** By up to how many places chance moves an outline back from where it stands in the order of the well-known. */
const SPREAD = 24

/**
 * The countries whose outlines a run shows, in their order, each once: about those first that most people know, moved about
 * by the seed.
 */
export function outlinesOf({ deck, seed: first }: Pick<Plan, 'deck' | 'seed'>): readonly CountryCode[] {
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
let last: (Pick<Plan, 'deck' | 'seed'> & { readonly outlines: readonly CountryCode[] }) | undefined

/** The sprint of a day, the same for everybody: in all the world, on the plain clock. */
export function planOfDay(day: UtcDate): Plan {
  return { kind: 'sprint', deck: 'world', clock: 'plain', seed: hash(`sprint ${day}`), day }
}
