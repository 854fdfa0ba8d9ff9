import { Fragment, type ReactNode } from 'react'
import { type CountryCode, countryOf } from '../geo/countries'
import { facts, neighboursOf, openStreetMapOf, wikipediaOf } from '../geo/facts'
import type { Units } from '../machines/settings'
import { adoptStyles } from './adoptStyles'
import { learn as texts } from './english'
import { InTongue } from './InTongue'
import styles from './Learn.css?inline'
import { MILE } from './length'
import type { Tongue } from './tongue'

adoptStyles(styles)

type Props = { readonly id: CountryCode; readonly units: Units; readonly tongue: Tongue }

/** A short plate about a country, and where to read on. Only for after the end: it names the country. */
export function Learn({ id, units, tongue }: Props) {
  const nameOf = (country: CountryCode) => tongue.nameOf(countryOf(country).name)
  const { capital, continent, area } = facts[id]
  const neighbours = neighboursOf(id).map(({ id, place }, index) => (
    <Fragment key={id}>
      {index > 0 && texts.between}
      {texts.neighbour(<InTongue tongue={tongue}>{nameOf(id)}</InTongue>, place && texts.place(place))}
    </Fragment>
  ))
  return (
    <section className="learn" aria-labelledby="learn-title">
      <h2 className="learn-title" id="learn-title">
        {texts.title(<InTongue tongue={tongue}>{nameOf(id)}</InTongue>)}
      </h2>
      <dl className="learn-facts">
        <Fact name={texts.capital}>{texts.place(capital)}</Fact>
        <Fact name={texts.continent}>{texts.place(continent)}</Fact>
        <Fact name={texts.area}>
          {tongue.whole(units === 'km' ? area : Math.round(area / MILE ** 2))} {texts.units[units]}
        </Fact>
        <Fact name={texts.neighbours}>{neighbours.length === 0 ? texts.none : neighbours}</Fact>
      </dl>
      <p className="learn-links">
        <Outwards href={wikipediaOf(id)} country={nameOf(id)} site={texts.wikipedia} />
        <Outwards href={openStreetMapOf(id)} country={nameOf(id)} site={texts.openStreetMap} />
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
  return (
    <a
      className="learn-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      aria-label={texts.leaving(country, site)}
    >
      {site}
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M5 1.5H1.5v9h9V7M7.5 1.5h3v3M10.5 1.5 5.5 6.5" />
      </svg>
    </a>
  )
}
