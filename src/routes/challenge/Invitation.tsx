import { Link } from 'react-router-dom'
import { openLink } from '../../machines/challenge/challenge'
import { utcDateOf } from '../../machines/day'
import { hasPlayed } from '../../machines/journal/played'
import { roundIn } from '../../machines/journal/storedRound'
import { playedAt } from '../../machines/pageOfDay'
import type { DailyPuzzle, Puzzle } from '../../machines/puzzle'
import { isOver } from '../../machines/round'
import { ruleChangesOf } from '../../machines/rules'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { ClosedLink } from '../ClosedLink'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

type Props = {
  /** Token from the URL fragment. */
  readonly token: string
  readonly onPlay: () => void
}

/**
 * Invitation to a challenge with the sender's result and a button to play, or the reason why the link cannot be
 * opened.
 */
export function Invitation({ token, onPlay }: Props) {
  const opening = openLink(token)
  return opening.kind === 'open' ? (
    <OpenLink token={token} opening={opening} onPlay={onPlay} />
  ) : (
    <ClosedLink isLater={opening.kind === 'later'} className="challenge-actions" />
  )
}

type OpenProps = Props & { readonly opening: Extract<ReturnType<typeof openLink>, { kind: 'open' }> }

function OpenLink({ token, opening, onPlay }: OpenProps) {
  const { say } = useLocale()
  const { puzzle, link } = opening
  const play = useStored(playOf, puzzle)
  const isKnown = useStored(hasPlayed)
  const { deck, result, rules } = link
  const harder = ruleChangesOf(rules).map((change) => say(`rules.${change}`))
  return (
    <>
      <h2>
        {result === undefined
          ? say('challenge.plain')
          : result.isFound
            ? say('challenge.found', { count: result.bars.length })
            : say('challenge.lost')}
      </h2>
      {!isKnown && (
        <p>
          {say('howToPlay.rulesOutline')} {say('howToPlay.rulesGuesses')}
        </p>
      )}
      {puzzle.kind === 'daily' ? (
        <DayOfLink token={token} puzzle={puzzle} harder={harder} play={play} />
      ) : (
        <>
          <p>{[say(`decks.${deck}`), ...harder].join(' · ')}</p>
          <button type="button" className="button" onClick={onPlay}>
            {say(play)}
          </button>
        </>
      )}
    </>
  )
}

type DayProps = {
  readonly token: string
  readonly puzzle: DailyPuzzle
  /** Names of the harder rules. */
  readonly harder: readonly string[]
  /** Text id of the button's label. */
  readonly play: ReturnType<typeof playOf>
}

/** Link to a daily puzzle, which is played on its usual page. */
function DayOfLink({ token, puzzle, harder, play }: DayProps) {
  const locale = useLocale()
  const browser = useBrowser()
  const { say } = locale
  const today = utcDateOf(browser.now())
  const date = locale.date(puzzle.date)
  if (puzzle.date > today) return <p>{say('challenge.early', { date })}</p>
  return (
    <>
      <p>
        {say('challenge.day', { date })}
        {harder.length > 0 && (
          <>
            <br />
            {harder.join(' · ')}
          </>
        )}
      </p>
      <Link className="button" to={`/${playedAt(puzzle, today)}#${token}`}>
        {say(play)}
      </Link>
    </>
  )
}

/** Text id of the button's label, depending on the progress of the stored round. */
function playOf(store: WatchedStore, puzzle: Puzzle) {
  const round = roundIn(store, puzzle)
  if (round === undefined || round.guesses.length === 0) return 'challenge.play'
  return isOver(round) ? 'challenge.seen' : 'challenge.continue'
}
