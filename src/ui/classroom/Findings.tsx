import { placeOf } from '../../geo/places'
import type { Confusion, CountryTally } from '../../machines/classroom/register'
import { useLocale } from '../words/LocaleContext'

type Props = { readonly tallies: readonly CountryTally[]; readonly confusions: readonly Confusion[] }

/** Most confusions that are listed, and number from which on those that happened once are left out. */
const MOST = 10
const MANY = 4

/** Difficulty of each country for a class, hardest first, and the countries that were mistaken for each other. */
export function Findings({ tallies, confusions }: Props) {
  const { say, nameOf } = useLocale()
  const name = (code: CountryTally['country']) => nameOf(placeOf(code))
  const hardest = [...tallies].sort((a, b) => a.found - b.found || (b.guesses ?? 0) - (a.guesses ?? 0))
  const shown = confusions.length < MANY ? confusions : confusions.filter(({ times }) => times > 1)
  return (
    <>
      <h3>{say('class.hard')}</h3>
      <ol className="class-findings">
        {hardest.map(({ country, found, asked }) => (
          <li key={country}>{say('class.share', { name: name(country), found, count: asked })}</li>
        ))}
      </ol>
      {shown.length > 0 && (
        <>
          <h3>{say('class.confused')}</h3>
          <ul className="class-findings">
            {shown.slice(0, MOST).map(({ country, taken, times }) => (
              <li key={country + taken}>
                {say('class.taken', { taken: name(taken), name: name(country), count: times })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
