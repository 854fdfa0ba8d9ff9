import { useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { Attempt } from '../../machines/classroom/attempt'
import type { ClassSet } from '../../machines/classroom/classSet'
import { setOfToken } from '../../machines/classroom/setLink'
import { isKept } from '../../machines/classroom/storedClass'
import { tokenIn } from '../../machines/links/codec'
import type { WatchedStore } from '../../machines/store/store'
import { useHydrating } from '../../ui/parts/useHydrating'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { ClosedLink } from '../ClosedLink'
import { Live, Page } from '../contents/Page'
import { type Played, useHeadingFocus } from '../usePageArrival'
import { useStored } from '../useStored'
import { PlayedSet } from './PupilGame'
import { PupilStart } from './PupilStart'
import { Results } from './Results'
import { SetDesk } from './SetDesk'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** Page that opens the link of a class set: a pupil's start, the teacher's register, or results. Without a link, it leads to the teachers' place. */
export default function Classroom() {
  const { say } = useLocale()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useHydrating()
  // Browsers may report an empty fragment, which is not a link.
  const text = tokenIn(hash)
  /** Most recent attempt, kept here in case it could not be stored. */
  const [begun, begin] = useState<Attempt>()
  const play = (attempt: Attempt) => {
    begin(attempt)
    navigate(`/class#${text}`, { state: { played: attempt.id } satisfies Played })
  }
  const id: unknown = state?.played
  useHeadingFocus(typeof id === 'number')
  if (!isHydrating && typeof id === 'number')
    return (
      <PlayedSet
        key={id}
        token={text}
        id={id}
        begun={begun}
        onLeave={() => navigate(`/class#${text}`, { replace: true })}
      />
    )
  return (
    <div className="sheets-page class-page">
      <Page title={say('class.heading')} className="prose class-main">
        <Live className="class-content" noScript={<p>{say('board.noScript')}</p>}>
          <Room text={text} onPlay={play} />
        </Live>
      </Page>
    </div>
  )
}

type RoomProps = {
  /** Text of the URL fragment: a set, or a set with results. */
  readonly text: string
  readonly onPlay: (attempt: Attempt) => void
}

/**
 * Chooses between the teacher's register and the pupil's start by the link, and by whether this device holds the set's
 * register.
 */
function Room({ text, onPlay }: RoomProps) {
  const [token = '', ...results] = text.split('.')
  const reading = useMemo(() => setOfToken(token), [token])
  const set = reading.kind === 'set' ? reading.set : undefined
  const isDesk = useStored(hasRegister, set)
  /** Set that the teacher is previewing as a pupil. */
  const [tried, tryOut] = useState<string>()
  useHeadingFocus(tried)
  if (set === undefined && token !== '')
    return <ClosedLink isLater={reading.kind === 'later'} className="class-actions" place="teach" />
  if (set === undefined) return <Navigate to="/teach" replace />
  if (results.length === 0 && (!isDesk || tried === token))
    return (
      <PupilStart
        key={token}
        set={set}
        onPlay={onPlay}
        onBack={isDesk ? () => tryOut(undefined) : undefined}
      />
    )
  return (
    <WithPlaces deck={set.deck}>
      {() =>
        results.length > 0 ? (
          <Results key={text} text={text} />
        ) : (
          <SetDesk key={token} set={set} onTry={() => tryOut(token)} />
        )
      }
    </WithPlaces>
  )
}

function hasRegister(store: WatchedStore, set: ClassSet | undefined): boolean {
  return set !== undefined && isKept(store, set)
}
