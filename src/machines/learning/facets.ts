import { deckOf, ownDecks } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { OF_PINS, type Review } from '../journal/review'
import { pinnedOn } from '../pins/pinnedCountries'
import { isNear, NEAR, type Pin } from '../pins/pins'
import { pinsDays } from '../pins/storedPins'
import { quizzes, reviewsOfQuiz } from '../quiz/storedQuizzes'
import type { Source } from './reviewLog'

const DAY = `${quizzes.prefix}daily.`

/** Reviews of where countries lie: those logged, and those of Five Pins and of questions after days. */
export const ofPlaces: Source = {
  facet: 'where',
  codesOf: (deck) => ownDecks.get(deck)?.located ?? deckOf(deck).targets,
  reviewsAt: (store, key) => {
    const quiz = key.startsWith(DAY) ? quizzes.at(store, key) : undefined
    if (quiz) return reviewsOfQuiz(quiz)
    const day = pinsDays.at(store, key)
    return day && !day.isUnjudged ? reviewsOfPins(OF_PINS + day.date, pinnedOn(day.date), day.pins) : []
  },
}

/** Derives a review from each pin: it found its place if it is as near as a right answer. */
export function reviewsOfPins(
  identity: string,
  places: readonly PlaceId[],
  pins: readonly Pin[],
  near = NEAR,
): readonly Review[] {
  return pins.map((pin, place) => ({
    identity: `${identity}.${place}`,
    country: places[place] as PlaceId,
    at: pin.at,
    found: isNear(pin, near) ? 1 : undefined,
    facet: 'where',
  }))
}
