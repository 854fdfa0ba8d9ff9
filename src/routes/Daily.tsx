import { useSelector } from '@xstate/react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { GameActor } from '../machines/game'
import type { ShareActor } from '../machines/share'
import { shareTextOf } from '../machines/shareText'
import { Board } from '../ui/Board'
import { GameHeader } from '../ui/GameHeader'
import { PageHead } from '../ui/PageHead'
import { ShareResult } from '../ui/ShareResult'
import { dateInWords } from '../ui/words'
import type { GameScreenProps } from './game'
import { ShareNotices } from './ShareNotices'
import { useOutline } from './useOutline'

/** The puzzle of the day. */
export default function Daily({ browser, startApp }: GameScreenProps) {
  const app = use(startApp())
  const { date } = useSelector(app, (snapshot) => snapshot.context)
  const { daily, share } = useSelector(app, (snapshot) => snapshot.children) as DailyActors
  const round = useSelector(daily, (snapshot) => snapshot.context)
  const outline = useOutline(round.target, browser.fetchText)
  return (
    <>
      <PageHead
        title="Daily Puzzle · The World Outline Game"
        description="Today’s country outline, the same for everybody. Six guesses, each answered with a distance, an arrow and a proximity."
      />
      <GameHeader title="Daily Puzzle" subtitle={dateInWords(date)} />
      <Board
        game={daily}
        outline={outline}
        actions={
          <>
            <ShareResult share={share} text={shareTextOf(round, date, browser.dailyAddress())} />
            <Link className="button button-quiet" to="/practice">
              Practice Mode
            </Link>
          </>
        }
      />
      <ShareNotices share={share} />
    </>
  )
}

/** Both live as long as the root, which starts them on entry. */
type DailyActors = { readonly daily: GameActor; readonly share: ShareActor }
