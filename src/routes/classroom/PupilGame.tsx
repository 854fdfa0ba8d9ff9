import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { continentsOf } from '../../geo/decks'
import { type Attempt, canGoOn, placeInAttempt, roundAt } from '../../machines/classroom/attempt'
import { type AttemptActor, attemptMode } from '../../machines/classroom/attemptMode'
import { readAttempts } from '../../machines/classroom/storedAttempt'
import { isOver } from '../../machines/rules/round'
import { utcDateOf } from '../../machines/schedule/day'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { GameView } from '../game/GameScreen'
import { GameTop } from '../game/GameTop'
import { JournalNotice } from '../game/Notices'
import { useSeries } from '../game/useSeries'
import { focusHeading } from '../usePageArrival'
import { useSettings } from '../useStored'
import { PupilEnd } from './PupilEnd'

/** Turns of a set that asks where its countries are, with the globe and the borders. */
const turns = new LazyModule(() => import('./PinTurns'))

type SetProps = {
  /** Token that identifies the set; `id` identifies the attempt. */
  readonly token: string
  readonly id: number
  /** Attempt begun on this page, if any. */
  readonly begun: Attempt | undefined
  /** Returns to the start of the set, where another attempt can begin. */
  readonly onLeave: () => void
}

/** Game of a class set, for the attempt named by the address. */
export function PlayedSet({ token, id, begun, onLeave }: SetProps) {
  const { store, now } = useBrowser()
  const [attempt] = useState(() => {
    const stored = readAttempts(store, token)
    // An attempt begun in another tab at the same time may have replaced this one.
    return begun?.id === id
      ? begun
      : (stored.find((each) => each.id === id) ?? stored.find(({ isDone }) => !isDone))
  })
  useEffect(() => {
    // The braces drop the result: some browsers return a promise, which is not a cleanup function.
    window.scrollTo(0, 0)
  }, [])
  const { series, player } = useSeries(attemptMode)
  // Before this attempt begins, a previous one may be played.
  const [hasBegun, setBegun] = useState(false)
  useLayoutEffect(() => {
    if (series === undefined || attempt === undefined) return
    // An actor that took over this attempt already holds its progress.
    const { progress } = series.getSnapshot().context
    if (progress?.id !== attempt.id) series.send({ type: 'begin', progress: attempt, at: now() })
    setBegun(true)
  }, [series, attempt, now])
  const isErased = attempt === undefined || (hasBegun && series !== undefined && player === undefined)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isErased) leave()
  }, [isErased])
  if (isErased) return null
  if (series === undefined) return <JournalNotice />
  return hasBegun && player && <Countries {...{ onLeave, player }} />
}

type Props = Pick<SetProps, 'onLeave'> & { readonly player: AttemptActor }

/** Attempt at a class set: one country after another, then the result. */
function Countries({ player, onLeave }: Props) {
  const { say } = useLocale()
  const browser = useBrowser()
  const settings = useSettings()
  const { progress: attempt, game } = useSelector(player, ({ context }) => context)
  /** Attempt as it was when this screen opened. */
  const [begun] = useState(attempt)
  // A finished country has no field to focus.
  const asks = begun.set.rules.asks
  const [isField, setField] = useState(
    () => asks === 'which' && !isOver(roundAt(begun, placeInAttempt(begun))),
  )
  useEffect(() => {
    if (!isField && !begun.isDone) focusHeading()
  }, [isField, begun])
  /** Country to be placed that is shown until the pupil goes on, also when another tab does. */
  const [shown, show] = useState(() => placeInAttempt(begun))
  const { set } = attempt
  if (attempt.isDone)
    return <WithPlaces deck={set.deck}>{() => <PupilEnd attempt={attempt} onAgain={onLeave} />}</WithPlaces>
  const current = placeInAttempt(attempt)
  if (shown > current) show(current)
  const place = asks === 'where' ? shown : current
  const count = set.countries.length
  const title = say('class.heading')
  const subtitle = say('class.progress', { place: place + 1, count })
  const goOn = () => {
    // Another tab may have gone on before.
    const isBehind = place < current
    // A double press continues only once.
    if (!isBehind && !canGoOn(attempt)) return
    show(place + 1)
    if (isBehind) return
    setField(true)
    player.send({ type: 'next', at: browser.now() })
  }
  const seeResult = place + 1 < count ? undefined : say('class.seeResult')
  if (asks === 'where')
    return (
      <>
        <GameTop title={title} subtitle={subtitle} />
        <main className="pins">
          <LazyBoundary module={turns}>
            {({ PinTurns }) => (
              <PinTurns
                {...{ attempt, place }}
                next={seeResult ?? say('quiz.next')}
                onGuess={(country) =>
                  player.send({ type: 'guess', country, on: utcDateOf(browser.now()), at: browser.now() })
                }
                onNext={goOn}
              />
            )}
          </LazyBoundary>
        </main>
      </>
    )
  const target = game?.getSnapshot().context.target
  const regions = set.rules.region && target ? continentsOf(target).map((name) => say(`decks.${name}`)) : []
  return (
    <GameView
      game={game}
      puzzle={{ kind: 'practice', deck: set.deck }}
      title={title}
      subtitle={subtitle}
      hint={regions.length > 0 ? regions.join(' · ') : undefined}
      settings={settings}
      isFieldFocused={isField}
      next={{ name: seeResult ?? say('class.next'), begin: goOn }}
      actions={() => null}
    />
  )
}
