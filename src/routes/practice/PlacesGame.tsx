import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { countryOf } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import { ofPlaces } from '../../machines/learning/facets'
import { isPinned, nextPlaces, type PlaceSet, placesMode } from '../../machines/learning/placesMode'
import { isNear } from '../../machines/pins/pins'
import { moveOn } from '../../ui/pin/Answered'
import { JudgedRow } from '../../ui/pin/JudgedRow'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useSeries } from '../game/useSeries'
import { Turns } from '../pins/Turns'
import { useRepetition } from '../record/useDue'
import '../../ui/result/ResultPanel.css'
import { Button } from '../../ui/parts/Button'

/** Places of a deck in practice: up to five at a time, then how many were right. */
export function PlacesGame({ deck }: { readonly deck: DeckName }) {
  const { now, store } = useBrowser()
  const { actor } = useSeries(placesMode)
  const begin = () => {
    const at = now()
    actor?.send({ type: 'begin', progress: nextPlaces(store, deck, at), at })
  }
  const enter = useEffectEvent(() => {
    const progress = actor?.getSnapshot().context.progress
    if (progress?.deck !== deck || isPinned(progress)) begin()
  })
  const set = useSelector(actor, (snapshot) => snapshot?.context.progress)
  const isMissing = set === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck decides what begins, and a set may be erased
  useLayoutEffect(() => enter(), [actor, deck, isMissing])
  return (
    <div className="pins-game">
      {set?.deck === deck && (
        <Turns
          key={set.begun}
          countries={set.countries}
          answers={set.pins}
          act={(deed) => actor?.send({ type: 'do', at: now(), ...deed })}
        >
          <PlacesEnd set={set} onAgain={() => moveOn(begin)} />
        </Turns>
      )}
    </div>
  )
}

type EndProps = { readonly set: PlaceSet; readonly onAgain: () => void }

/** Result of a set: how many were right, the way to the next set, what is left for the day, and each country. */
function PlacesEnd({ set: { deck, countries, pins }, onAgain }: EndProps) {
  const { say, nameOf } = useLocale()
  const repetition = useRepetition(deck, ofPlaces)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const outcomes = pins.map(isNear)
  return (
    <div className="places-end">
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('landfall.score', { right: outcomes.filter(Boolean).length, all: countries.length })}
        </h2>
        <div className="result-actions">
          <Button onClick={onAgain}>{say('practice.again')}</Button>
          <RepetitionPanel repetition={repetition} isEnd />
        </div>
      </section>
      <ol className="pins-list">
        {countries.map((country, index) => (
          <JudgedRow key={country} isRight={outcomes[index] ?? false}>
            {nameOf(countryOf(country))}
          </JudgedRow>
        ))}
      </ol>
    </div>
  )
}
