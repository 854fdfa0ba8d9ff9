// The maps of a set and all that they are drawn from, fetched as one.
import { type ComponentProps, useCallback, useId, useMemo, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { type DeckName, deckOf, isDrawn } from '../../geo/decks'
import { boxOfDeck, deckMap } from '../../geo/maps/deckMaps'
import type { CountryTally } from '../../machines/classroom/register'
import type { Look } from '../map/Countries'
import { CountryMap } from '../map/CountryMap'
import { useLocale } from '../words/LocaleContext'
import '../map/map.css'

type ChoiceProps = {
  readonly deck: DeckName
  readonly chosen: readonly CountryCode[]
  /** A country of the deck was pressed. */
  readonly onPress: (code: CountryCode) => void
}

/** The map of the world, on which the countries of a set are chosen by pressing them. */
export function ChoiceMap({ deck, chosen, onPress }: ChoiceProps) {
  const { say, nameOf } = useLocale()
  const codes = useMemo(() => deckOf(deck).codes.filter(isDrawn), [deck])
  const lookOf = useCallback(
    (code: CountryCode): Look => {
      const isPressed = chosen.includes(code)
      return { shade: isPressed ? 'known' : 'unmet', label: nameOf(countryOf(code)), isPressed }
    },
    [chosen, nameOf],
  )
  const press = (code: CountryCode) => codes.includes(code) && onPress(code)
  return (
    <SetMap
      {...{ deck, codes, lookOf }}
      label={say('class.map')}
      help={say('class.mapHelp')}
      onOpen={press}
    />
  )
}

/** Which part of a class has to find a country for it to have been easy, and for it not to have been hard. */
const EASY = 0.8
const FAIR = 0.5

type HardProps = { readonly deck: DeckName; readonly tallies: readonly CountryTally[] }

/** The map of the world with the countries of a set, darker the more of the class have found them. */
export function HardMap({ deck, tallies }: HardProps) {
  const { say, nameOf } = useLocale()
  const codes = useMemo(() => tallies.map(({ country }) => country), [tallies])
  const lookOf = useCallback(
    (code: CountryCode): Look => {
      const tally = tallies.find(({ country }) => country === code)
      const name = nameOf(countryOf(code))
      const label = tally ? say('class.share', { name, found: tally.found, count: tally.asked }) : name
      return { shade: shadeOf(tally), label }
    },
    [tallies, say, nameOf],
  )
  return <SetMap {...{ deck, codes, lookOf }} label={say('class.hard')} help={say('class.hardHelp')} />
}

function shadeOf(tally: CountryTally | undefined): Look['shade'] {
  if (tally === undefined || tally.asked === 0) return 'unmet'
  const part = tally.found / tally.asked
  return part >= EASY ? 'known' : part >= FAIR ? 'learning' : 'unmet'
}

type SetProps = Pick<ComponentProps<typeof CountryMap>, 'codes' | 'lookOf' | 'label' | 'onOpen'> & {
  readonly deck: DeckName
  /** How the map is used, in words. */
  readonly help: string
}

/** The map of the world with the countries of a deck in its middle. */
function SetMap({ deck, help, ...looks }: SetProps) {
  const helpId = useId()
  const [map] = useState(deckMap)
  const box = useMemo(() => boxOfDeck(deck), [deck])
  return (
    <>
      <CountryMap {...{ map, box, helpId }} {...looks} />
      <p className="map-help" id={helpId}>
        {help}
      </p>
    </>
  )
}
