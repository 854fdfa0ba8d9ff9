import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { tokenIn } from '../../machines/links/codec'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import type { Played } from '../usePageArrival'
import { ChallengeGame } from './ChallengeGame'
import { Invitation } from './Invitation'
import '../../ui/pages/prose.css'
import './Challenge.css'

/** Page for a challenge received by a link. Without a link, it leads to the friends. */
export default function ChallengePage() {
  const { say } = useLocale()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useHydrating()
  // Browsers may report an empty fragment, which is not a link.
  const token = tokenIn(hash)
  if (!isHydrating && token === '') return <Navigate to="/friends" replace />
  const play = (next: string) => navigate(`/challenge#${next}`, { state: { played: true } satisfies Played })
  if (!isHydrating && state?.played) return <ChallengeGame key={token} token={token} onAgain={play} />
  return (
    <Page title={say('challenge.heading')} className="prose challenge">
      <Live className="challenge-card" noScript={<p>{say('challenge.noScript')}</p>}>
        <Invitation key={token} token={token} onPlay={() => play(token)} />
      </Live>
    </Page>
  )
}
