import { useMemo, useState } from 'react'
import type { Attempt } from '../../machines/classroom/attempt'
import type { ClassSet } from '../../machines/classroom/classSet'
import { setOfToken } from '../../machines/classroom/setLink'
import { isKept } from '../../machines/classroom/storedClass'
import type { WatchedStore } from '../../machines/store/store'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { ClosedLink } from '../ClosedLink'
import { useHeadingFocus } from '../usePageArrival'
import { useStored } from '../useStored'
import { Desk } from './Desk'
import { PupilStart } from './PupilStart'
import { Results } from './Results'
import { SetDesk } from './SetDesk'

type Props = {
  /** Text of the URL fragment: empty, a set, or a set with results. */
  readonly text: string
  readonly onPlay: (attempt: Attempt) => void
}

/**
 * Chooses between the teacher's desk and the pupil's start by the link, and by whether this device holds the set's
 * register.
 */
export function Room({ text, onPlay }: Props) {
  const [token = '', ...results] = text.split('.')
  const reading = useMemo(() => setOfToken(token), [token])
  const set = reading.kind === 'set' ? reading.set : undefined
  const isDesk = useStored(hasRegister, set)
  /** Set that the teacher is previewing as a pupil. */
  const [tried, tryOut] = useState<string>()
  useHeadingFocus(tried)
  if (set === undefined && token !== '')
    return <ClosedLink isLater={reading.kind === 'later'} className="class-actions" />
  if (set === undefined) return <Desk />
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
