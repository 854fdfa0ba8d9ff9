import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { DeckName } from '../../geo/decks'
import { placeOf } from '../../geo/places'
import { ofPlaces } from '../../machines/learning/facets'
import { isPinned, nextPlaces, type PlaceSet, placesMode } from '../../machines/learning/placesMode'
import { isNear, nearIn } from '../../machines/pins/pins'
import { pinGroundOf } from '../../ui/globe/pinGround'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { moveOn } from '../../ui/pin/Answered'
import { JudgedRow } from '../../ui/pin/JudgedRow'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { NamedPlace } from '../../ui/words/NamedPlace'
import { useBrowser } from '../contexts'
import { useAsked, useSeries } from '../game/useSeries'
import { Turns } from '../pins/Turns'
import { useRepetition } from '../record/useDue'
import '../../ui/result/ResultPanel.css'
import { Button } from '../../ui/parts/Button'

/** Places of a deck in practice: up to five at a time, then how many were right. */
export function PlacesGame({ deck }: { readonly deck: DeckName }) {
  const { now, store } = useBrowser()
  const { series, player } = useSeries(placesMode)
  const begin = () => {
    const at = now()
    series?.send({ type: 'begin', progress: nextPlaces(store, deck, at), at })
  }
  const asked = useAsked(player)
  const set = asked?.progress
  const enter = useEffectEvent(() => {
    if (set?.deck !== deck || isPinned(set)) begin()
  })
  const isMissing = set === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck decides what begins, and a set may be erased
  useLayoutEffect(() => enter(), [series, deck, isMissing])
  return (
    <div className="pins-game">
      {asked && set?.deck === deck && (
        <LazyBoundary module={pinGroundOf(deck)}>
          {(ground) => (
            <Turns {...asked} key={set.begun} ground={ground} countries={set.countries} answers={set.pins}>
              <PlacesEnd set={set} onAgain={() => moveOn(begin)} />
            </Turns>
          )}
        </LazyBoundary>
      )}
    </div>
  )
}

type EndProps = { readonly set: PlaceSet; readonly onAgain: () => void }

/** Result of a set: how many were right, the way to the next set, what is left for the day, and each place. */
function PlacesEnd({ set: { deck, countries, pins }, onAgain }: EndProps) {
  const { say } = useLocale()
  const repetition = useRepetition(deck, ofPlaces)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const outcomes = pins.map((pin) => isNear(pin, nearIn(deck)))
  return (
    <div className="places-end">
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('quiz.score', { right: outcomes.filter(Boolean).length, all: countries.length })}
        </h2>
        <div className="result-actions">
          <Button onClick={onAgain}>{say('practice.again')}</Button>
          <RepetitionPanel repetition={repetition} isEnd />
        </div>
      </section>
      <ol className="pins-list">
        {countries.map((country, index) => (
          <JudgedRow key={country} isRight={outcomes[index] ?? false}>
            <NamedPlace place={placeOf(country)} />
          </JudgedRow>
        ))}
      </ol>
    </div>
  )
}
