import { type CountryCode, countryOf } from '../../geo/countries'
import { type CountryDeckName, deckOf } from '../../geo/decks'
import { greatCircleDistance } from '../../geo/greatCircle'
import { closeShapeOf } from '../../geo/maps/borders'
import { countryAt } from '../../geo/maps/countryAt'
import { isNear, type Pin } from '../pins/pins'
import { pointOfSpot } from '../pins/pinsMode'

/**
 * Guess that a pin stands for in a set that asks where a country is: that country if the pin is right, else the one of the
 * deck under the pin or, where there is none, with its middle nearest to it.
 */
export function guessOfPin(pin: Omit<Pin, 'at'>, country: CountryCode, deck: CountryDeckName): CountryCode {
  if (isNear(pin)) return country
  const point = pointOfSpot(pin.spot)
  const others = (deckOf(deck).countries ?? []).filter((other) => other !== country)
  const far = (other: CountryCode) => greatCircleDistance(point, countryOf(other).centroid)
  const under = countryAt(point, closeShapeOf)
  return under && others.includes(under)
    ? under
    : others.reduce((near, other) => (far(other) < far(near) ? other : near))
}
