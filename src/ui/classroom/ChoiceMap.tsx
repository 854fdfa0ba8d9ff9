import { useId, useMemo, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { type DeckName, deckOf, isDrawn } from '../../geo/decks'
import { boxOfDeck, deckMap } from '../../geo/maps/deckMaps'
import { CountryMap } from '../map/CountryMap'
import { useLocale } from '../words/LocaleContext'
import '../map/map.css'

type Props = {
  readonly deck: DeckName
  readonly chosen: readonly CountryCode[]
  /** A country of the deck was pressed. */
  readonly onPress: (code: CountryCode) => void
}

/** The map of the world, on which the countries of a set are chosen by pressing them. */
export function ChoiceMap({ deck, chosen, onPress }: Props) {
  const { say, nameOf } = useLocale()
  const helpId = useId()
  const [map] = useState(deckMap)
  const box = useMemo(() => boxOfDeck(deck), [deck])
  const codes = useMemo(() => deckOf(deck).codes.filter(isDrawn), [deck])
  const looks = useMemo(
    () =>
      new Map(
        map.countries.map(({ code }) => {
          const isPressed = chosen.includes(code)
          return [
            code,
            { shade: isPressed ? 'known' : 'unmet', label: nameOf(countryOf(code)), isPressed },
          ] as const
        }),
      ),
    [map, chosen, nameOf],
  )
  return (
    <>
      <CountryMap
        map={map}
        codes={codes}
        box={box}
        label={say('class.map')}
        helpId={helpId}
        looks={looks}
        onOpen={(code) => codes.includes(code) && onPress(code)}
      />
      <p className="map-help" id={helpId}>
        {say('class.mapHelp')}
      </p>
    </>
  )
}
