import { useId, useMemo, useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import { boxOfDeck, deckMap } from '../../geo/maps/deckMaps'
import type { Tally } from '../../machines/classroom/register'
import type { Look } from '../map/Countries'
import { CountryMap } from '../map/CountryMap'
import { useLocale } from '../words/LocaleContext'
import '../map/map.css'

type Props = { readonly deck: DeckName; readonly tallies: readonly Tally[] }

/** Which part of a class has to find a country for it to have been easy, and for it not to have been hard. */
const EASY = 0.8
const FAIR = 0.5

/** The map of the world with the countries of a set, darker the more of the class have found them. */
export function HardMap({ deck, tallies }: Props) {
  const { say, nameOf } = useLocale()
  const helpId = useId()
  const [map] = useState(deckMap)
  const box = useMemo(() => boxOfDeck(deck), [deck])
  const codes = useMemo(() => tallies.map(({ country }) => country), [tallies])
  const looks = useMemo(() => {
    const told = new Map(tallies.map((tally) => [tally.country, tally]))
    return new Map(
      map.countries.map(({ code }) => {
        const tally = told.get(code)
        const name = nameOf(countryOf(code))
        const label = tally ? say('class.share', { name, found: tally.found, count: tally.asked }) : name
        return [code, { shade: shadeOf(tally), label }] as const
      }),
    )
  }, [map, tallies, say, nameOf])
  return (
    <>
      <CountryMap map={map} codes={codes} box={box} label={say('class.hard')} helpId={helpId} looks={looks} />
      <p className="map-help" id={helpId}>
        {say('class.hardHelp')}
      </p>
    </>
  )
}

function shadeOf(tally: Tally | undefined): Look['shade'] {
  if (tally === undefined || tally.asked === 0) return 'unmet'
  const part = tally.found / tally.asked
  return part >= EASY ? 'known' : part >= FAIR ? 'learning' : 'unmet'
}
