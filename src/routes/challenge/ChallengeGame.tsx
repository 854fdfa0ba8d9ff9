import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { challengeAgain, openLink } from '../../machines/challenge/challenge'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { roundIn } from '../../machines/journal/storedRound'
import type { ChallengePuzzle } from '../../machines/puzzle'
import { isOver } from '../../machines/round'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { FoundNote } from '../game/FoundNote'
import { GameScreen } from '../game/GameScreen'
import { endings } from '../lazyEndings'
import { focusHeading } from '../usePageArrival'
import { useSettings } from '../useStored'
import { ChallengeButton } from './ChallengeButton'

type Props = {
  readonly token: string
  /** Called with a new token to play the challenge again. */
  readonly onAgain: (token: string) => void
}

/** Game of a challenge. Renders nothing if the token does not open a challenge. */
export function ChallengeGame({ token, onAgain }: Props) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') return null
  const { puzzle, link } = opening
  return <Game puzzle={puzzle} link={link} token={token} onAgain={onAgain} />
}

type GameProps = Props & { readonly puzzle: ChallengePuzzle; readonly link: ChallengeLink }

function Game({ puzzle, link, token, onAgain }: GameProps) {
  const { store, seed } = useBrowser()
  const settings = useSettings()
  const { say } = useLocale()
  // A finished round has no field to focus.
  const [isField] = useState(() => {
    const round = roundIn(store, puzzle)
    return round === undefined || !isOver(round)
  })
  useEffect(() => {
    window.scrollTo(0, 0)
    if (!isField) focusHeading()
  }, [isField])
  const again = () => onAgain(challengeAgain(puzzle, link, seed()))
  return (
    <GameScreen
      puzzle={puzzle}
      rules={link.rules}
      title={say('challenge.heading')}
      subtitle={say(`decks.${puzzle.deck}`)}
      settings={settings}
      isFieldFocused={isField}
      actions={(round, { tell }) => (
        <>
          <FoundNote round={round} />
          <LazyBoundary module={endings}>
            {({ FriendResult }) => <FriendResult token={token} round={round} />}
          </LazyBoundary>
          <ChallengeButton roundOf={() => round} onMessage={tell} />
          <button type="button" className="button button-quiet" onClick={again}>
            {say('practice.again')}
          </button>
          <Link className="button button-quiet" to="/daily">
            {say('practice.daily')}
          </Link>
        </>
      )}
    />
  )
}
