import { directionOf } from '../../geo/direction'
import { initialBearing } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly id: string
  readonly hints: readonly Hint[]
  /** Centroid of the answer. */
  readonly centroid: Point
  /** Name of the answer. */
  readonly name: string
  readonly units: Units
}

/** Describes the ways from the guesses to the answer in words, for readers who cannot see the map. */
export function GlobeDescription({ id, hints, centroid, name, units }: Props) {
  const locale = useLocale()
  return (
    <div className="visually-hidden" id={id}>
      {hints.map(({ country, distance, isCorrect }) => {
        // The game is over here, so the direction is given even if the rules had no arrows.
        const { word } = directionOf(initialBearing(country.centroid, centroid))
        const guess = locale.nameOf(country)
        return (
          <p key={country.id}>
            {isCorrect
              ? locale.say('globe.answer', { name: guess })
              : locale.say('globe.way', {
                  name: guess,
                  answer: name,
                  distance: lengthIn(distance, units),
                  units,
                  wind: locale.say(`wind.${word}`),
                })}
          </p>
        )
      })}
    </div>
  )
}
