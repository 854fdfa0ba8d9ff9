import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { countryOf } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import type { Units } from '../../machines/journal/settings'
import { repetitionIn } from '../../machines/learning/due'
import { ofPlaces } from '../../machines/learning/facets'
import {
  isPinned,
  nextPlaces,
  type PlaceSet,
  type PlacesActor,
  placesMode,
} from '../../machines/learning/placesMode'
import { isNear, NEAR } from '../../machines/pins/pins'
import type { WatchedStore } from '../../machines/store/store'
import { moveOn } from '../../ui/pin/Answered'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useSeries } from '../game/useSeries'
import { PinBoard } from '../pins/PinBoard'
import { useStored } from '../useStored'
import '../../ui/result/ResultPanel.css'

type Props = { readonly deck: DeckName; readonly units: Units }

/** Places of a deck in practice: up to five at a time, then how many were right. */
export function PlacesGame(props: Props) {
  const { actor } = useSeries(placesMode)
  return actor && <Places {...props} actor={actor} />
}

function Places({ deck, units, actor }: Props & { readonly actor: PlacesActor }) {
  const locale = useLocale()
  const { say } = locale
  const { now, store } = useBrowser()
  const begin = () => {
    const at = now()
    actor.send({ type: 'begin', progress: nextPlaces(store, deck, at), at })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck decides what begins
  useLayoutEffect(() => {
    const { progress } = actor.getSnapshot().context
    if (progress?.deck !== deck || isPinned(progress)) begin()
  }, [actor, deck])
  const set = useSelector(actor, ({ context }) => context.progress)
  if (set?.deck !== deck) return null
  return (
    <PinBoard
      key={set.begun}
      countries={set.countries}
      pins={set.pins}
      rule={say('landfall.rule', { distance: lengthIn(NEAR, units, locale), units })}
      units={units}
      outcomeOf={(pin) => say(isNear(pin) ? 'landfall.yes' : 'landfall.no')}
      onSet={(spot) => actor.send({ type: 'do', deed: 'set', at: now(), spot })}
    >
      <PlacesEnd set={set} onAgain={() => moveOn(begin)} />
    </PinBoard>
  )
}

type EndProps = { readonly set: PlaceSet; readonly onAgain: () => void }

/** Result of a set: how many were right, the way to the next set, what is left for the day, and each country. */
function PlacesEnd({ set: { deck, countries, pins }, onAgain }: EndProps) {
  const { say, nameOf } = useLocale()
  const repetition = useStored(placesLeftIn, deck, useBrowser().now)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="places-end">
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('landfall.score', { right: pins.filter(isNear).length, all: countries.length })}
        </h2>
        <div className="result-actions">
          <button type="button" className="button" onClick={onAgain}>
            {say('practice.again')}
          </button>
          <RepetitionPanel repetition={repetition} isEnd />
        </div>
      </section>
      <ol className="pins-list">
        {pins.map((pin, index) => {
          const country = countries[index]
          return (
            country && (
              <li key={country}>
                <p>
                  <span>{nameOf(countryOf(country))}</span>{' '}
                  <b>
                    <span aria-hidden="true">{isNear(pin) ? '✓' : '✗'}</span>
                    <span className="visually-hidden">
                      {say(isNear(pin) ? 'landfall.right' : 'landfall.wrong')}
                    </span>
                  </b>
                </p>
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

function placesLeftIn(store: WatchedStore, deck: DeckName, now: () => number) {
  return repetitionIn(store, { deck }, now(), ofPlaces)
}
