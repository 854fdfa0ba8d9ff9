import { type Country, countriesOf } from '../src/geo/countries'
import { greatCircleDistance } from '../src/geo/greatCircle'

/** The names of six wrong guesses of the twenty: some crowd together around the answer, some lie behind the Earth. */
export function crowdAround(answer: Country): string[] {
  const far = ({ centroid }: Country) => greatCircleDistance(centroid, answer.centroid)
  const others = countriesOf('twenty')
    .filter((country) => country !== answer)
    .sort((a, b) => far(a) - far(b))
  return [0, 1, 2, 8, 13, 18].map((rank) => others[rank]?.name as string)
}
