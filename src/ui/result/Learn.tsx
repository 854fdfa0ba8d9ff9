import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { type Profile, seats } from '../../geo/profile'
import type { Units } from '../../machines/journal/settings'
import type { PlaceName } from '../words/formats'
import { MILE } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { jointsOf } from '../words/lists'
import { Trans } from '../words/Trans'
import './Learn.css'
import type { SelectionState } from '../globe/GuessMark'
import { TextButton } from '../parts/Button'
import type { Say } from '../words/say'

type Props = {
  readonly id: CountryCode
  readonly profile: Profile
  readonly units: Units
  /** Makes the neighbours buttons; `undefined` leaves plain names. */
  readonly pointing: Pointing | undefined
}

/**
 * Action of a button with a country's name: `point` shows the country, `labelOf` is the button's label, and
 * `isPointed`, for an action that toggles, tells whether the country is shown.
 */
export type Pointing = {
  readonly isPointed?: (country: CountryCode) => boolean
  readonly labelOf: (name: string) => string
  readonly point: (country: CountryCode) => void
}

/** Facts about a country, with links to read on. Only shown after the end of a game, since they name the country. */
export function Learn({ id, profile, units, pointing }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const { capitals, continents, area, rank, population, article, map } = profile
  const nameOf = (country: CountryCode) => locale.nameOf(countryOf(country))
  const itemOf = (english: string): Item => {
    const place = locale.placeOf(english)
    return { name: place.name, shown: <Toponym {...place} /> }
  }
  const cities = capitals.map((english) => {
    const { name, shown: city } = itemOf(english)
    const seat = capitals.length > 1 && seats[english]
    return { name, shown: seat ? <Trans id="learn.seat" values={{ city, seat }} /> : city }
  })
  // A single seat of government that is disputed as the capital is labelled as the seat alone.
  const isSeat = capitals.length === 1 && seats[capitals[0]] !== undefined
  const neighbours = profile.neighbours.map(({ id, place: english }) => {
    const own = nameOf(id)
    const name = pointing ? <Pointer key={id} id={id} name={own} pointing={pointing} /> : own
    if (english === undefined) return { name: own, shown: name }
    const { shown: place } = itemOf(english)
    return { name: own, shown: <Trans id="learn.neighbour" values={{ name, place }} /> }
  })
  return (
    <>
      <dl className="learn-facts">
        <Fact name={say(isSeat ? 'learn.government' : 'learn.capital')}>
          <List items={cities} />
        </Fact>
        <Fact name={say('rules.continent')}>
          <List items={continents.filter((each) => each !== undefined).map(itemOf)} />
        </Fact>
        <Fact name={say('description.area')}>
          {whole(units === 'km' ? area : area / MILE ** 2)} {say('learn.unit', { units })}
        </Fact>
        <Fact name={say('learn.rank')}>{say('learn.ranked', rank)}</Fact>
        <Fact name={say('learn.population')}>
          {say('learn.counted', { count: population.count, year: String(population.year) })}
        </Fact>
        <Fact name={say('learn.neighbours')}>
          {neighbours.length === 0 ? say('learn.none') : <List items={neighbours} />}
        </Fact>
      </dl>
      <p className="learn-links">
        <Outwards href={article} country={nameOf(id)} site={say('learn.wikipedia')} />
        {map && <Outwards href={map} country={nameOf(id)} site={say('learn.openStreetMap')} />}
      </p>
    </>
  )
}

/**
 * The name of a place other than a country. An English name on a page in another language is marked, so that it is
 * read aloud in English.
 */
export function Toponym({ name, isForeign }: PlaceName) {
  return isForeign ? <bdi lang="en">{name}</bdi> : name
}

/** A name as text, and the element that shows it. */
type Item = { readonly name: string; readonly shown: ReactElement | string }

/** A list of names, joined as the language joins them. */
function List({ items }: { readonly items: readonly Item[] }) {
  const joints = jointsOf(
    items.map(({ name }) => name),
    useLocale().say,
  )
  return items.map(({ name, shown }, index) => (
    <Fragment key={name}>
      {joints[index]}
      {shown}
    </Fragment>
  ))
}

type PointerProps = {
  readonly id: CountryCode
  readonly name: string
  readonly pointing: Pointing
  /** CSS class of the button; by default that of a neighbour in a list. */
  readonly className?: string
}

/** A button with a country's name that points the country out. */
export function Pointer({ id, name, pointing, className = 'learn-neighbour' }: PointerProps) {
  const { isPointed, labelOf, point } = pointing
  return (
    <TextButton
      className={className}
      aria-pressed={isPointed?.(id)}
      aria-label={labelOf(name)}
      onClick={() => point(id)}
    >
      {name}
    </TextButton>
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

/** A link to another site, labelled as such, that sends no referrer. */
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
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M5 1.5H1.5v9h9V7M7.5 1.5h3v3M10.5 1.5 5.5 6.5" />
      </svg>
    </a>
  )
}

/** The action of a neighbour's button: turns the globe to the country or, at the second press, back. */
export function pointingOn([{ turnedTo }, onPicks]: SelectionState, say: Say): Pointing {
  return {
    isPointed: (country) => turnedTo === country,
    labelOf: (name) => say('learn.turn', { name }),
    point: (country) =>
      onPicks((picks) => ({ ...picks, turnedTo: picks.turnedTo === country ? undefined : country })),
  }
}
