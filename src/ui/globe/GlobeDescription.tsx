import { directionOf } from '../../geo/direction'
import { initialBearing } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import type { Hint } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly id: string
  readonly hints: readonly Hint[]
  /** Where the answer is. */
  readonly centroid: Point
  /** The answer's name. */
  readonly name: string
  readonly units: Units
}

/** The ways from the guesses to the answer in words, for whoever does not see them drawn. */
export function GlobeDescription({ id, hints, centroid, name, units }: Props) {
  const locale = useLocale()
  return (
    <div className="visually-hidden" id={id}>
      {hints.map(({ country, distance, isCorrect }) => {
        // Told at the end, whether the rules had arrows or not.
        const { word } = directionOf(initialBearing(country.centroid, centroid))
        const guess = locale.nameOf(country)
        return (
          <p key={country.id}>
            {isCorrect
              ? locale.say('globe.answer', { name: guess })
              : locale.say('globe.way', {
                  name: guess,
                  answer: name,
                  distance: lengthIn(distance, units, locale),
                  units,
                  wind: locale.say(`wind.${word}`),
                })}
          </p>
        )
      })}
    </div>
  )
}
