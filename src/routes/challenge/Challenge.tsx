import { Link, useLocation, useNavigate } from 'react-router-dom'
import { tokenIn } from '../../machines/links/tokenIn'
import { Footer } from '../../ui/pages/Footer'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTop } from '../contents/PageTop'
import type { Played } from '../usePageArrival'
import { ChallengeGame } from './ChallengeGame'
import { Invitation } from './Invitation'
import { KeptChallenges } from './KeptChallenges'
import { MakeChallenge } from './MakeChallenge'
import '../../ui/pages/prose.css'
import './Challenge.css'

/** What a friend has sent by a link, and without one the last challenges and what they are. */
export function Challenge() {
  const { say } = useLocale()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useHydrating()
  // In a browser what stands behind `#` may be empty: that is no link.
  const token = tokenIn(hash)
  const play = (next: string) => navigate(`/challenge#${next}`, { state: { played: true } satisfies Played })
  if (!isHydrating && token !== '' && state?.played)
    return <ChallengeGame key={token} token={token} onAgain={play} />
  const card = () =>
    token === '' ? (
      <>
        <p>{say('challenge.none')}</p>
        <div className="challenge-actions">
          <MakeChallenge />
          <Link className="button" to="/daily">
            {say('challenge.start')}
          </Link>
        </div>
      </>
    ) : (
      <Invitation key={token} token={token} onPlay={() => play(token)} />
    )
  return (
    <>
      <PageTop title={say('challenge.heading')} />
      <main className="prose challenge">
        <div className="challenge-card">
          {isHydrating ? (
            <noscript>
              <p>{say('challenge.noScript')}</p>
            </noscript>
          ) : (
            card()
          )}
        </div>
        <section aria-labelledby="what">
          <h2 id="what">{say('challenge.whatTitle')}</h2>
          <p>{say('challenge.what')}</p>
          <p>{say('challenge.how')}</p>
          <p>{say('challenge.counts')}</p>
        </section>
        {!isHydrating && token === '' && <KeptChallenges />}
      </main>
      <Footer />
    </>
  )
}
