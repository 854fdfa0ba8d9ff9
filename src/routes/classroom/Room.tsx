import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Attempt } from '../../machines/classroom/attempt'
import { setOfToken } from '../../machines/classroom/setLink'
import { isKept } from '../../machines/classroom/storedClass'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useHeadingFocus } from '../useHeadingFocus'
import { useStored } from '../useStored'
import { Desk } from './Desk'
import { PupilStart } from './PupilStart'
import { Results } from './Results'
import { SetDesk } from './SetDesk'

type Props = {
  /** What stands in the address behind the `#`: nothing, a set, or a set with results. */
  readonly text: string
  readonly onPlay: (attempt: Attempt) => void
}

/** The desk of a teacher, or the start of a pupil: told by the link, and by whether this device has the set's register. */
export function Room({ text, onPlay }: Props) {
  const [token = '', ...results] = text.split('.')
  const reading = useMemo(() => setOfToken(token), [token])
  const set = reading.kind === 'set' ? reading.set : undefined
  const isDesk = useStored(
    useCallback((store: WatchedStore) => set !== undefined && isKept(store, set), [set]),
  )
  /** The set that the teacher looks at as a pupil. */
  const [tried, tryOut] = useState<string>()
  useHeadingFocus(tried)
  if (set === undefined && token !== '') return <ClosedLink isLater={reading.kind === 'later'} />
  if (set !== undefined && results.length === 0 && (!isDesk || tried === token))
    return (
      <PupilStart
        key={token}
        set={set}
        onPlay={onPlay}
        onBack={isDesk ? () => tryOut(undefined) : undefined}
      />
    )
  if (set === undefined) return <Desk />
  if (results.length > 0) return <Results key={text} text={text} />
  return <SetDesk key={token} set={set} onTry={() => tryOut(token)} />
}

/** A link that opens nothing: why, and the way on. */
function ClosedLink({ isLater }: { readonly isLater: boolean }) {
  const browser = useBrowser()
  const { say } = useLocale()
  return (
    <>
      <p role="alert">{say(isLater ? 'challenge.later' : 'challenge.damaged')}</p>
      <div className="class-actions">
        {isLater && (
          <button type="button" className="button" onClick={browser.reload}>
            {say('shell.reload')}
          </button>
        )}
        <Link className="button button-quiet" to="/">
          {say('challenge.home')}
        </Link>
      </div>
    </>
  )
}
