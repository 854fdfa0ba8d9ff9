import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Attempt } from '../../machines/classroom/attempt'
import { setOfToken, tokenOfSet } from '../../machines/classroom/setLink'
import { isKept } from '../../machines/journal/storedClass'
import type { WatchedStore } from '../../machines/store'
import { Footer } from '../../ui/pages/Footer'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLazyModule } from '../../ui/parts/useLazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTop } from '../contents/PageTop'
import { AppContext, useBrowser, useLazyApp } from '../contexts'
import { useStored } from '../useStored'
import { PupilStart } from './PupilStart'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** What a teacher needs: how a set is made, what comes in, and how a class has fared. */
const desk = new LazyModule(() => import('./Desk'))

/** A set for a class: made by a teacher, played by pupils who have its link, and the results of these. */
export function Classroom() {
  const { say } = useLocale()
  const { hash } = useLocation()
  const isHydrating = useHydrating()
  // In a browser what stands behind `#` may be empty: that is no link.
  const text = isHydrating ? '' : hash.slice(1)
  const [token = '', ...results] = text.split('.')
  const reading = useMemo(() => setOfToken(token), [token])
  const set = reading.kind === 'set' ? reading.set : undefined
  const isDesk = useStored(
    useCallback((store: WatchedStore) => set !== undefined && isKept(store, set), [set]),
  )
  const [played, play] = useState<Attempt>()
  /** The set that the teacher looks at as a pupil. */
  const [tried, tryOut] = useState<string>()
  if (played && tokenOfSet(played.set) === token) return <Game attempt={played} onAgain={play} />
  const content = () => {
    if (token === '') return <Teacher>{({ Desk }) => <Desk />}</Teacher>
    if (set === undefined) return <ClosedLink isLater={reading.kind === 'later'} />
    if (results.length > 0) return <Teacher>{({ Results }) => <Results key={text} text={text} />}</Teacher>
    if (isDesk && tried !== token)
      return (
        <Teacher>{({ SetDesk }) => <SetDesk key={token} set={set} onTry={() => tryOut(token)} />}</Teacher>
      )
    return <PupilStart key={token} set={set} onPlay={play} />
  }
  return (
    <div className="sheets-page class-page">
      <PageTop title={say('class.heading')} />
      <main className="prose class-main">
        <p className="class-lead">{say('class.lead')}</p>
        {isHydrating ? (
          <noscript>
            <p>{say('class.noScript')}</p>
          </noscript>
        ) : (
          content()
        )}
      </main>
      <Footer />
    </div>
  )
}

type TeacherProps = { readonly children: (content: typeof import('./Desk')) => React.ReactNode }

function Teacher({ children }: TeacherProps) {
  return <LazyBoundary module={desk}>{children}</LazyBoundary>
}

type GameProps = { readonly attempt: Attempt; readonly onAgain: (attempt: Attempt | undefined) => void }

/** The set as it is played, with what all games need. */
function Game({ attempt, onAgain }: GameProps) {
  const locale = useLocale()
  const app = useLazyApp()
  const [game] = useState(() => gameModule(app.load, locale.sections.game.load))
  const root = useLazyModule(app)
  useEffect(() => {
    // Some browsers give a promise back.
    window.scrollTo(0, 0)
  }, [])
  return (
    <LazyBoundary module={game}>
      {({ PupilGame }) =>
        root.kind === 'there' && (
          <AppContext value={root.content}>
            <PupilGame attempt={attempt} onAgain={onAgain} />
          </AppContext>
        )
      }
    </LazyBoundary>
  )
}

/** A game, fetched with what it needs. */
function gameModule(...needs: readonly (() => Promise<unknown>)[]) {
  return new LazyModule(async () => {
    const [module] = await Promise.all([import('./PupilGame'), ...needs.map((load) => load())])
    return module
  })
}

/** A link that opens nothing: why, and the way on. */
function ClosedLink({ isLater }: { readonly isLater: boolean }) {
  const browser = useBrowser()
  const { say } = useLocale()
  return (
    <>
      <p role="alert">{say(isLater ? 'challenge.later' : 'challenge.damaged')}</p>
      <p>
        {isLater && (
          <button type="button" className="button" onClick={browser.reload}>
            {say('shell.reload')}
          </button>
        )}{' '}
        <Link className="button button-quiet" to="/">
          {say('challenge.home')}
        </Link>
      </p>
    </>
  )
}
