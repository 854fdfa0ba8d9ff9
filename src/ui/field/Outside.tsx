import { Link } from 'react-router-dom'
import type { Country } from '../../geo/countries'
import { isTarget } from '../../geo/decks'
import { useLocale } from '../words/LocaleContext'
import { Trans } from '../words/Trans'

type Props = {
  readonly stranger: Country
  /** Countries of the current deck. */
  readonly countries: readonly Country[]
}

/** Explains that a country is not in the current deck, and whether another deck has it. */
export function Outside({ stranger, countries }: Props) {
  const { nameOf } = useLocale()
  const values = { name: nameOf(stranger), count: countries.filter(({ id }) => isTarget(id)).length }
  return isTarget(stranger.id) ? (
    <Trans id="search.outside" values={values} components={{ link: <Link to="/world" /> }} />
  ) : (
    <Trans id="search.never" values={values} />
  )
}
