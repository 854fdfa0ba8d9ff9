import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Attempt } from '../../machines/classroom/attempt'
import { tokenIn } from '../../machines/links/codec'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { type Played, useHeadingFocus } from '../usePageArrival'
import { PlayedSet } from './PupilGame'
import { Room } from './Room'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** Page for class sets: a teacher makes a set, pupils play it by its link, and their results come back. */
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
        <p className="class-lead">{say('class.lead')}</p>
        <Live className="class-content" noScript={<p>{say('class.noScript')}</p>}>
          <Room text={text} onPlay={play} />
        </Live>
        <p className="class-note">{say('class.device')}</p>
      </Page>
    </div>
  )
}
