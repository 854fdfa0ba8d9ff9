import { type DeckName, deckOf, decks } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { dateOfDay, dayNumber, type UtcDate } from '../schedule/day'
import { draw, hash, shuffled } from '../schedule/hash'
import { wellKnown } from './wellKnown'

/** Number of places by which chance can move an outline back from its rank among well-known outlines. */
const SPREAD = 24

/** First day whose sprint begins with the twenty. What was published until then stays. */
const TWENTY_FIRST_FROM: UtcDate = '2026-12-07'

/** Seed of the sprint of a day. */
export function seedOfDay(day: UtcDate): number {
  return hash(`sprint ${day}`)
}

/** Seeds of the sprints of 2026 before {@link TWENTY_FIRST_FROM}: a race by link names the seed of its day, and no day. */
let publishedSeeds: ReadonlySet<number> | undefined

function isPublished(seed: number): boolean {
  const [first, end] = [dayNumber('2026-01-01'), dayNumber(TWENTY_FIRST_FROM)]
  publishedSeeds ??= new Set(
    Array.from({ length: end - first }, (_, index) => seedOfDay(dateOfDay(first + index))),
  )
  return publishedSeeds.has(seed)
}

/** Deck and seed (any 32-bit whole number) that decide the outlines of a run. */
type Drawn = { readonly deck: DeckName; readonly seed: number }

/**
 * Lists the places whose outlines a run shows, each once: the twenty in an order of chance, then the other countries, about
 * those first that most people know, moved about by the seed; regions in an order of chance.
 */
export function outlinesOf({ deck, seed }: Drawn): readonly PlaceId[] {
  if (last?.deck === deck && last.seed === seed) return last.outlines
  const { targets, countries } = deckOf(deck)
  const known = wellKnown.filter((code) => targets.includes(code))
  const easy = isPublished(seed) ? [] : known.filter((code) => decks.twenty.targets.includes(code))
  const others = known.filter((code) => !easy.includes(code))
  const outlines = countries ? [...shuffled(easy, seed), ...moved(others, seed)] : shuffled(targets, seed)
  last = { deck, seed, outlines }
  return outlines
}

/** Moves each of some countries back by fewer than {@link SPREAD} places, as a seed has it. */
function moved(codes: readonly PlaceId[], first: number): readonly PlaceId[] {
  let seed = first
  return codes
    .map((code, place) => {
      const drawn = draw(seed, SPREAD)
      seed = drawn.seed
      return { code, place: place + drawn.index }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ code }) => code)
}

/** Cache of the outlines that were asked for last: most questions are about one run. */
let last: (Drawn & { readonly outlines: readonly PlaceId[] }) | undefined
