import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type Attempt, canGoOn, placeInAttempt, roundAt } from '../../machines/classroom/attempt'
import { type AttemptActor, attemptMode, openAttempts } from '../../machines/classroom/attemptMode'
import { regionsOf } from '../../machines/classroom/regionsOf'
import { readAttempts } from '../../machines/classroom/storedAttempt'
import { isOver } from '../../machines/round'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { GameView } from '../game/GameScreen'
import { JournalNotice } from '../game/Notices'
import { useSeries } from '../game/useGame'
import { focusHeading } from '../usePageArrival'
import { useSettings } from '../useStored'
import { PupilEnd } from './PupilEnd'

type SetProps = {
  /** Names the set, and the attempt at it. */
  readonly token: string
  readonly id: number
  /** Attempt that was begun on this page. */
  readonly begun: Attempt | undefined
  /** Goes back to the start of the set. */
  readonly onLeave: () => void
}

/** A set as it is played, by the attempt that the address names. */
export function PlayedSet({ token, id, begun, onLeave }: SetProps) {
  const { store } = useBrowser()
  const [attempt] = useState(() => {
    const stored = readAttempts(store, token)
    // One that was begun in another tab at once may have taken its place.
    return begun?.id === id
      ? begun
      : (stored.find((each) => each.id === id) ?? stored.find(({ isDone }) => !isDone))
  })
  useEffect(() => {
    // Some browsers give a promise back.
    window.scrollTo(0, 0)
  }, [])
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // It has been erased.
    if (attempt === undefined) leave()
  }, [attempt])
  if (attempt === undefined) return null
  return <PupilGame attempt={attempt} onLeave={onLeave} />
}

type Props = {
  readonly attempt: Attempt
  /** Goes back to the start of the set, from where it can be played once more. */
  readonly onLeave: () => void
}

/** A set as it is played: one country after the other, and then the result. */
function PupilGame(props: Props) {
  const { actor } = useSeries(attemptMode, openAttempts)
  return actor ? <Countries {...props} actor={actor} /> : <JournalNotice />
}

function Countries({ actor, attempt: begun, onLeave }: Props & { readonly actor: AttemptActor }) {
  const { say } = useLocale()
  const browser = useBrowser()
  const settings = useSettings()
  // Until then the actor has what was played before.
  const [hasBegun, setBegun] = useState(false)
  useLayoutEffect(() => {
    // One that has taken the place of another goes on with what that had.
    const { progress } = actor.getSnapshot().context
    if (progress?.id !== begun.id) actor.send({ type: 'begin', progress: begun, at: browser.now() })
    setBegun(true)
  }, [actor, begun, browser])
  const { progress: attempt, game } = useSelector(actor, ({ context }) => context)
  // A country that is done with has no field that could have the focus.
  const [isField, setField] = useState(() => !isOver(roundAt(begun, placeInAttempt(begun))))
  useEffect(() => {
    if (hasBegun && !isField && !begun.isDone) focusHeading()
  }, [hasBegun, isField, begun])
  if (attempt === undefined || !hasBegun) return null
  const { set } = attempt
  if (attempt.isDone) return <PupilEnd attempt={attempt} onAgain={onLeave} />
  const place = placeInAttempt(attempt)
  const count = set.countries.length
  const target = game?.getSnapshot().context.target
  const regions = set.rules.region && target ? regionsOf(target).map((name) => say(`decks.${name}`)) : []
  return (
    <GameView
      game={game}
      puzzle={{ kind: 'practice', deck: set.deck }}
      title={say('class.heading')}
      subtitle={say('class.progress', { place: place + 1, count })}
      hint={regions.length > 0 ? regions.join(' · ') : undefined}
      statistics="twenty"
      settings={settings}
      isFieldFocused={isField}
      next={{
        name: place + 1 < count ? say('class.next') : say('class.seeResult'),
        begin: () => {
          // What is pressed twice goes on once.
          if (!canGoOn(attempt)) return
          setField(true)
          actor.send({ type: 'do', deed: 'next', at: browser.now() })
        },
      }}
      actions={() => null}
    />
  )
}
