import { Fragment, type ReactNode } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { Brief } from '../../geo/facts'
import type { Units } from '../../machines/settings'
import { adoptStyles } from '../adoptStyles'
import { useLocale } from '../words/LocaleContext'
import { MILE } from '../words/length'
import styles from './Learn.css?inline'

adoptStyles(styles)

type Props = {
  readonly id: CountryCode
  readonly brief: Brief
  /** Whether all its neighbours are told, and not only those among the twenty. */
  readonly isWhole: boolean
  readonly units: Units
}

/** A short plate about a country, and where to read on. Only for after the end: it names the country. */
export function Learn({ id, brief, isWhole, units }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const nameOf = (country: CountryCode) => locale.nameOf(countryOf(country))
  const { capital, continent, area, article, map } = brief
  const neighbours = brief.neighbours.map(({ id, place }, index) => (
    <Fragment key={id}>
      {index > 0 && say('learn.between')}
      {place === undefined ? nameOf(id) : say('learn.neighbour', { name: nameOf(id), place })}
    </Fragment>
  ))
  return (
    <section className="learn" aria-labelledby="learn-title">
      <h2 className="learn-title" id="learn-title">
        {say('learn.title', { name: nameOf(id) })}
      </h2>
      <dl className="learn-facts">
        <Fact name={say('learn.capital')}>{capital}</Fact>
        <Fact name={say('learn.continent')}>{continent}</Fact>
        <Fact name={say('learn.area')}>
          {whole(units === 'km' ? area : Math.round(area / MILE ** 2))} {say('learn.unit', { units })}
        </Fact>
        <Fact name={say(isWhole ? 'decks.neighbours' : 'learn.neighbours')}>
          {neighbours.length === 0 ? say('learn.none') : neighbours}
        </Fact>
      </dl>
      <p className="learn-links">
        <Outwards href={article} country={nameOf(id)} site={say('learn.wikipedia')} />
        {map && <Outwards href={map} country={nameOf(id)} site={say('learn.openStreetMap')} />}
      </p>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="learn-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type OutwardsProps = { readonly href: string; readonly country: string; readonly site: string }

/** A link that leaves the site, and says so. Where it leads is not told where it comes from. */
function Outwards({ href, country, site }: OutwardsProps) {
  const { say } = useLocale()
  return (
    <a
      className="learn-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      aria-label={say('learn.leaving', { name: country, site })}
    >
      {site}
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M5 1.5H1.5v9h9V7M7.5 1.5h3v3M10.5 1.5 5.5 6.5" />
      </svg>
    </a>
  )
}
