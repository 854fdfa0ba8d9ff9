import { Link } from 'react-router-dom'
import { isTarget } from '../../geo/decks'
import type { Place } from '../../geo/place'
import { useLocale } from '../words/LocaleContext'
import { Trans } from '../words/Trans'

type Props = {
  readonly stranger: Place
  /** Countries of the current deck. */
  readonly countries: readonly Place[]
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
