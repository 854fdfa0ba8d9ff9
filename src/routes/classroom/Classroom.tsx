import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tokenIn } from '../../machines/challenge/tokenIn'
import type { Attempt } from '../../machines/classroom/attempt'
import { Footer } from '../../ui/pages/Footer'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTop } from '../contents/PageTop'
import { useHeadingFocus } from '../useHeadingFocus'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** What stands behind the door: for a teacher one thing, for a pupil another. */
const room = new LazyModule(() => import('./Room'))

/** A set for a class: made by a teacher, played by pupils who have its link, and the results of these. */
export function Classroom() {
  const { say } = useLocale()
  const { hash } = useLocation()
  const isHydrating = useHydrating()
  // In a browser what stands behind `#` may be empty: that is no link.
  const text = tokenIn(hash)
  /** What is played, and with which link. */
  const [played, setPlayed] = useState<{ readonly text: string; readonly attempt: Attempt }>()
  const isPlayed = played?.text === text
  useHeadingFocus(isPlayed)
  if (isPlayed)
    return (
      <LazyBoundary module={room}>
        {({ PlayedSet }) => <PlayedSet attempt={played.attempt} onLeave={() => setPlayed(undefined)} />}
      </LazyBoundary>
    )
  return (
    <div className="sheets-page class-page">
      <PageTop title={say('class.heading')} />
      <main className="prose class-main">
        <p className="class-lead">{say('class.lead')}</p>
        {isHydrating && (
          <noscript>
            <p>{say('class.noScript')}</p>
          </noscript>
        )}
        <div className="class-content">
          {!isHydrating && (
            <LazyBoundary module={room}>
              {({ Room }) => <Room text={text} onPlay={(attempt) => setPlayed({ text, attempt })} />}
            </LazyBoundary>
          )}
        </div>
        <p className="class-note">{say('class.device')}</p>
      </main>
      <Footer />
    </div>
  )
}
