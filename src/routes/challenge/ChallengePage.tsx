import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { countryOf } from '../../geo/countries'
import { type ChallengeLink, challengeLink } from '../../machines/challenge/challengeLink'
import { resultOf, scoreOf } from '../../machines/challenge/challenges'
import { keptTokens } from '../../machines/journal/keptChallenges'
import { chosenRules } from '../../machines/journal/settings'
import { roundIn } from '../../machines/journal/storedRound'
import { tokenIn } from '../../machines/links/tokenIn'
import type { PracticePuzzle } from '../../machines/puzzle'
import { isOver, newRound, type Round } from '../../machines/round'
import { drawTarget } from '../../machines/schedule/deal'
import type { WatchedStore } from '../../machines/store/store'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { useBrowser } from '../contexts'
import { Notices } from '../game/Notices'
import type { Played } from '../usePageArrival'
import { useSettings, useStored } from '../useStored'
import { ChallengeButton } from './ChallengeButton'
import { ChallengeGame } from './ChallengeGame'
import { Invitation } from './Invitation'
import '../../ui/pages/prose.css'
import './Challenge.css'

/** What a friend has sent by a link, and without one the last challenges and what they are. */
export default function ChallengePage() {
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
    <Page title={say('challenge.heading')} className="prose challenge">
      <div className="challenge-card">
        <Live noScript={<p>{say('challenge.noScript')}</p>}>{card()}</Live>
      </div>
      <section aria-labelledby="what">
        <h2 id="what">{say('challenge.whatTitle')}</h2>
        <p>{say('challenge.what')}</p>
        <p>{say('challenge.how')}</p>
        <p>{say('challenge.counts')}</p>
      </section>
      {!isHydrating && token === '' && <KeptChallenges />}
    </Page>
  )
}

/** Challenges a friend to a country that nobody has seen: any of the deck that is practised. */
function MakeChallenge() {
  const { seed } = useBrowser()
  const { settings } = useSettings()
  const [message, tell] = useState<ToastMessage>()
  const roundOf = () => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck: settings.deck, order: undefined }
    const { target } = drawTarget(settings.deck, seed())
    return newRound(puzzle, target, 0, [], chosenRules(settings))
  }
  return (
    <>
      <ChallengeButton roundOf={roundOf} onMessage={tell} />
      <Notices message={message} onMessage={tell} />
    </>
  )
}

type Kept = { readonly token: string; readonly link: ChallengeLink; readonly round: Round | undefined }

/** The last challenges that were begun, each a way to go on or to play it again. */
function KeptChallenges() {
  const { say, nameOf } = useLocale()
  const kept = useStored(keptIn)
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{say('challenge.kept')}</h2>
      <ol className="kept">
        {kept.map(({ token, link, round }) => {
          const own = round && isOver(round) ? resultOf(round) : undefined
          return (
            <li key={token} className="kept-one">
              <Link to={`/challenge#${token}`}>
                {round && own ? nameOf(countryOf(round.target)) : say('challenge.hidden')}
              </Link>
              <span>{say(`decks.${link.deck}`)}</span>
              <span>{own ? say('challenge.you', { score: scoreOf(own) }) : say('challenge.open')}</span>
              {link.result && <span>{say('challenge.friend', { score: scoreOf(link.result) })}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function keptIn(store: WatchedStore): readonly Kept[] {
  return keptTokens(store).flatMap((token) => {
    const reading = challengeLink.read(token)
    if (reading.kind !== 'link') return []
    const { link } = reading
    return [{ token, link, round: roundIn(store, { kind: 'challenge', deck: link.deck, token }) }]
  })
}
