import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { challengeAgain, openLink } from '../../machines/challenge/challenge'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { tokenIn } from '../../machines/links/codec'
import { playPageOf } from '../../machines/rules/dayPages'
import type { ChallengePuzzle } from '../../machines/rules/puzzle'
import { utcDateOf } from '../../machines/schedule/day'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ClosedLink } from '../ClosedLink'
import { Live, Page } from '../contents/Page'
import { useBrowser } from '../contexts'
import { FoundNote } from '../game/FoundNote'
import { GameScreen } from '../game/GameScreen'
import { endings } from '../lazyEndings'
import type { Played } from '../usePageArrival'
import { useSettings } from '../useStored'
import { ChallengeButton } from './ChallengeButton'
import '../../ui/pages/prose.css'
import './Challenge.css'
import { QuietButton } from '../../ui/parts/Button'

/** Page that plays what the link of a challenge leads to. Without a link, it leads to the friends. */
export default function ChallengePage() {
  const { say, date } = useLocale()
  const { now } = useBrowser()
  const { hash } = useLocation()
  const isHydrating = useHydrating()
  // Browsers may report an empty fragment, which is not a link.
  const token = tokenIn(hash)
  if (!isHydrating && token === '') return <Navigate to="/friends" replace />
  const opening = openLink(token)
  if (!isHydrating && opening.kind === 'open') {
    const { puzzle, link } = opening
    if (puzzle.kind === 'challenge') return <ChallengeGame key={token} puzzle={puzzle} link={link} />
    const today = utcDateOf(now())
    if (puzzle.date <= today) return <Navigate to={`/${playPageOf(puzzle, today)}#${token}`} replace />
  }
  return (
    <Page title={say('challenge.heading')} className="prose challenge">
      <Live className="challenge-link" noScript={<p>{say('board.noScript')}</p>}>
        {opening.kind === 'open' ? (
          opening.puzzle.kind === 'daily' && (
            <p>{say('challenge.early', { date: date(opening.puzzle.date) })}</p>
          )
        ) : (
          <ClosedLink isLater={opening.kind === 'later'} className="challenge-actions" place="friends" />
        )}
      </Live>
    </Page>
  )
}

type GameProps = { readonly puzzle: ChallengePuzzle; readonly link: ChallengeLink }

function ChallengeGame({ puzzle, link }: GameProps) {
  const { seed } = useBrowser()
  const { say } = useLocale()
  const { state } = useLocation()
  const navigate = useNavigate()
  const again = () =>
    navigate(`/challenge#${challengeAgain(puzzle, link, seed())}`, {
      state: { played: true } satisfies Played,
    })
  return (
    <GameScreen
      puzzle={puzzle}
      rules={link.rules}
      title={say('challenge.heading')}
      subtitle={say(`decks.${puzzle.deck}`)}
      settings={useSettings()}
      isFieldFocused={state?.played !== undefined}
      friend={link}
      actions={(round, { tell }) => (
        <>
          <FoundNote round={round} />
          <LazyBoundary module={endings}>
            {({ FriendResult }) => <FriendResult token={puzzle.token} round={round} />}
          </LazyBoundary>
          <ChallengeButton roundOf={() => round} onMessage={tell} />
          <QuietButton onClick={again}>{say('practice.again')}</QuietButton>
        </>
      )}
    />
  )
}
