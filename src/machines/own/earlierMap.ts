import { isOwnDeck } from '../../geo/decks'
import type { KeptMap } from '../../geo/own/ownDeck'
import { isOfRun, logReview, type Review } from '../journal/review'
import { ofPlaces } from '../learning/facets'
import { reviewLogOf } from '../learning/reviewLog'
import { atomically, type WatchedStore } from '../store/store'
import { idWithin } from './keptMap'

/** Share of the places reviewed on a map that another has by the same names if it is the same map, mended. */
const SAME = 0.5

/**
 * Reviews that a map may take from an earlier one with the same names, as its own: those of the map with the most of them,
 * and of names that are on both. None that it has taken before.
 */
export function reviewsOfEarlier(store: WatchedStore, map: KeptMap): readonly Review[] {
  const ids = new Set(map.places.map(idWithin))
  const reviews = [undefined, ofPlaces].flatMap((source) => reviewLogOf(store, source).reviews())
  const known = new Set(reviews.map(({ identity }) => identity))
  const decks = new Set(reviews.map(({ country }) => country.split('-')[0] ?? '').filter(isOwnDeck))
  const taken = [...decks].map((deck) => {
    if (deck === map.deck) return []
    const ofDeck = reviews.filter(({ country }) => country.startsWith(`${deck}-`))
    const placeIn = ({ country }: Review) => country.slice(deck.length + 1)
    const places = [...new Set(ofDeck.map(placeIn))]
    if (places.filter((id) => ids.has(id)).length < places.length * SAME) return []
    return ofDeck.flatMap((review) => {
      const identity = review.identity.replace('.', `.${map.deck}.`)
      if (!ids.has(placeIn(review)) || isOfRun(review) || known.has(identity)) return []
      return { ...review, identity, country: `${map.deck}-${placeIn(review)}` }
    })
  })
  return taken.reduce((most, each) => (each.length > most.length ? each : most), [])
}

/** Adds reviews to the log, or none if the store has no room for all. Throws what the store throws. */
export function takeReviews(store: WatchedStore, reviews: readonly Review[]): void {
  atomically(store, (changing) => {
    for (const review of reviews) logReview(changing, review)
  })
}
