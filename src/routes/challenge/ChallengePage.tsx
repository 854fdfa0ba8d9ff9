import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { placeOf } from '../../geo/places'
import { scoreOf } from '../../machines/challenge/challenge'
import { type ChallengeLink, challengeLink } from '../../machines/challenge/challengeLink'
import { keptTokens } from '../../machines/journal/keptChallenges'
import { chosenRules } from '../../machines/journal/settings'
import { roundIn } from '../../machines/journal/storedRound'
import { tokenIn } from '../../machines/links/codec'
import type { PracticePuzzle } from '../../machines/puzzle'
import { isFound, isOver, newRound, type Round } from '../../machines/round'
import { drawTarget } from '../../machines/schedule/deal'
import type { WatchedStore } from '../../machines/store/store'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { Section } from '../../ui/parts/Section'
import { useHydrating } from '../../ui/parts/useHydrating'
import { WithPlaces } from '../../ui/parts/WithPlaces'
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

/** Page for a challenge received by a link. Without a link, it explains challenges and lists the most recent ones. */
export default function ChallengePage() {
  const { say } = useLocale()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useHydrating()
  // Browsers may report an empty fragment, which is not a link.
  const token = tokenIn(hash)
  const play = (next: string) => navigate(`/challenge#${next}`, { state: { played: true } satisfies Played })
  if (!isHydrating && token !== '' && state?.played)
    return <ChallengeGame key={token} token={token} onAgain={play} />
  const card =
    token === '' ? (
      <>
        <p>{say('challenge.none')}</p>
        <div className="challenge-actions">
          <MakeChallenge />
          <Link className="button button-quiet" to="/daily">
            {say('challenge.start')}
          </Link>
        </div>
      </>
    ) : (
      <Invitation key={token} token={token} onPlay={() => play(token)} />
    )
  return (
    <Page title={say('challenge.heading')} className="prose challenge">
      <Live className="challenge-card" noScript={<p>{say('challenge.noScript')}</p>}>
        {card}
      </Live>
      <Section id="what" title={say('challenge.whatTitle')}>
        <p>{say('challenge.what')}</p>
        <p>{say('challenge.how')}</p>
        <p>{say('challenge.counts')}</p>
      </Section>
      {!isHydrating && token === '' && <KeptChallenges />}
    </Page>
  )
}

/** Creates a challenge from a random country of the practised deck, unknown to both players. */
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
      <ChallengeButton isMain roundOf={roundOf} onMessage={tell} />
      <Notices message={message} onMessage={tell} />
    </>
  )
}

type Kept = { readonly token: string; readonly link: ChallengeLink; readonly round: Round | undefined }

/** List of the most recent challenges, each with a link to continue it or to play it again. */
function KeptChallenges() {
  const { say, nameOf } = useLocale()
  const kept = useStored(keptIn)
  if (kept.length === 0) return null
  return (
    <Section id="kept" title={say('challenge.kept')}>
      <ol className="kept">
        {kept.map(({ token, link, round }) => {
          const own = round && isOver(round) && { isFound: isFound(round), bars: round.guesses }
          return (
            <li key={token} className="kept-one">
              <Link to={`/challenge#${token}`}>
                {round && own ? (
                  <WithPlaces deck={link.deck}>{() => nameOf(placeOf(round.target))}</WithPlaces>
                ) : (
                  say('challenge.hidden')
                )}
              </Link>
              <span>{say(`decks.${link.deck}`)}</span>
              <span>{own ? say('challenge.you', { score: scoreOf(own) }) : say('challenge.open')}</span>
              {link.result && <span>{say('challenge.friend', { score: scoreOf(link.result) })}</span>}
            </li>
          )
        })}
      </ol>
    </Section>
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
