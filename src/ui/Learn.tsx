import { countryOf } from '../geo/countries'
import { facts, neighboursOf, openStreetMapOf, wikipediaOf } from '../geo/facts'
import type { CountryCode } from '../geo/table'
import type { Units } from '../machines/settings'
import { adoptStyles } from './adoptStyles'
import { learn as texts } from './english'
import styles from './Learn.css?inline'
import { MILE } from './length'
import { inWhole } from './words'

adoptStyles(styles)

/** A short plate about a country, and where to read on. Only for after the end: it names the country. */
export default function Learn({ id, units }: { readonly id: CountryCode; readonly units: Units }) {
  const { name } = countryOf(id)
  const { capital, continent, area } = facts[id]
  const neighbours = neighboursOf(id).map(({ id, place }) =>
    texts.neighbour(countryOf(id).name, place && texts.place(place)),
  )
  return (
    <section className="learn" aria-labelledby="learn-title">
      <h2 className="learn-title" id="learn-title">
        {texts.title(name)}
      </h2>
      <dl className="learn-facts">
        <Fact name={texts.capital} value={texts.place(capital)} />
        <Fact name={texts.continent} value={texts.place(continent)} />
        <Fact name={texts.area} value={areaIn(area, units)} />
        <Fact name={texts.neighbours} value={neighbours.join(', ') || texts.none} />
      </dl>
      <p className="learn-links">
        <Outwards href={wikipediaOf(id)} country={name} site={texts.wikipedia} />
        <Outwards href={openStreetMapOf(id)} country={name} site={texts.openStreetMap} />
      </p>
    </section>
  )
}

/** An area in km² as a whole number of the unit's square, with thousands separators: `301,340 km²`. */
function areaIn(area: number, units: Units): string {
  const number = units === 'km' ? area : Math.round(area / MILE ** 2)
  return `${inWhole(number)} ${texts.units[units]}`
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="learn-fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
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
