// Maps of a class set together with their data, in one lazy module.
import { type ComponentProps, useCallback, useId, useMemo } from 'react'
import { type CountryCode, countryOf, isCountry } from '../../geo/countries'
import { type CountryDeckName, deckOf, isDrawn } from '../../geo/decks'
import { boxOfDeck } from '../../geo/maps/deckMaps'
import type { PlaceId } from '../../geo/place'
import type { CountryTally } from '../../machines/classroom/register'
import type { Look } from '../map/Countries'
import { CountryMap } from '../map/CountryMap'
import { useLocale } from '../words/LocaleContext'
import '../map/map.css'

type ChoiceProps = {
  readonly deck: CountryDeckName
  readonly chosen: readonly PlaceId[]
  /** Called when a country of the deck is pressed. */
  readonly onPress: (code: CountryCode) => void
}

/** Map of the world on which a teacher presses countries to add them to a set or remove them. */
export function ChoiceMap({ deck, chosen, onPress }: ChoiceProps) {
  const { say, nameOf } = useLocale()
  const codes = useMemo(() => (deckOf(deck).countries ?? []).filter(isDrawn), [deck])
  const lookOf = useCallback(
    (code: CountryCode): Look => {
      const isPressed = chosen.includes(code)
      return { shade: isPressed ? 'mastered' : 'unmet', label: nameOf(countryOf(code)), isPressed }
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

/** Share of the class, from 0 to 1, that finds an easy country; below `FAIR`, a country is hard. */
const EASY = 0.8
const FAIR = 0.5

type HardProps = { readonly deck: CountryDeckName; readonly tallies: readonly CountryTally[] }

/** Map of the world with the countries of a set; the more of the class found a country, the darker it is. */
export function HardMap({ deck, tallies }: HardProps) {
  const { say, nameOf } = useLocale()
  const codes = useMemo(() => tallies.map(({ country }) => country).filter(isCountry), [tallies])
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
  return part >= EASY ? 'mastered' : part >= FAIR ? 'met' : 'unmet'
}

type SetProps = Pick<ComponentProps<typeof CountryMap>, 'codes' | 'lookOf' | 'label' | 'onOpen'> & {
  readonly deck: CountryDeckName
  /** Instructions for using the map. */
  readonly help: string
}

/** Map of the world, centred on the countries of a deck. */
function SetMap({ deck, help, ...looks }: SetProps) {
  const helpId = useId()
  const box = useMemo(() => boxOfDeck(deck), [deck])
  return (
    <>
      <CountryMap {...{ box, helpId }} {...looks} />
      <p className="map-help" id={helpId}>
        {help}
      </p>
    </>
  )
}
