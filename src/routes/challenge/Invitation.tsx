import { Link } from 'react-router-dom'
import type { Browser } from '../../browser'
import { openLink } from '../../machines/challenge/challenge'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { utcDateOf } from '../../machines/day'
import { readRound } from '../../machines/journal/storedRound'
import { archivePageOf } from '../../machines/pageOfDay'
import { type DailyPuzzle, pageOf } from '../../machines/puzzle'
import { isOver } from '../../machines/round'
import { hardshipsOf, standardRules } from '../../machines/rules'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly browser: Browser
  /** What stands in the link behind the `#`. */
  readonly token: string
  readonly onPlay: () => void
}

/** What a friend has sent: how the friend fared, and the way to play; or why the link opens nothing. */
export function Invitation({ token, browser, onPlay }: Props) {
  const { say } = useLocale()
  const opening = openLink(token)
  if (opening.kind !== 'open') return <ClosedLink kind={opening.kind} browser={browser} />
  const { puzzle, link } = opening
  const { deck, result, rules } = link
  const harder = hardshipsOf({ ...standardRules, ...rules }).map((hardship) => say(`rules.${hardship}`))
  return (
    <>
      <h2>
        {result === undefined
          ? say('challenge.plain')
          : result.isFound
            ? say('challenge.found', { count: result.bars.length })
            : say('challenge.lost')}
      </h2>
      {puzzle.kind === 'daily' ? (
        <DayOfLink token={token} puzzle={puzzle} link={link} harder={harder} browser={browser} />
      ) : (
        <>
          <p>{[say(`decks.${deck}`), ...harder].join(' · ')}</p>
          <button type="button" className="button" onClick={onPlay}>
            {say(playOf(browser, puzzle))}
          </button>
        </>
      )}
    </>
  )
}

type DayProps = {
  readonly token: string
  readonly puzzle: DailyPuzzle
  readonly link: ChallengeLink
  /** What its harder rules are called. */
  readonly harder: readonly string[]
  readonly browser: Browser
}

/** A link from a daily puzzle: the way to that, which is played where it always is. */
function DayOfLink({ token, puzzle, link, harder, browser }: DayProps) {
  const locale = useLocale()
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
      <Link className="button" to={`${pathOfDay(puzzle, today)}#${token}`} state={{ rules: link.rules }}>
        {say(playOf(browser, puzzle))}
      </Link>
    </>
  )
}

/** Where a day is played. */
function pathOfDay(puzzle: DailyPuzzle, today: string): string {
  return `/${puzzle.date === today ? pageOf(puzzle) : archivePageOf(puzzle)}`
}

/** What the button says: how far the round has come that is stored. */
function playOf({ store }: Browser, puzzle: Parameters<typeof readRound>[1]) {
  try {
    const page = readRound(store, puzzle)
    if (page.kind !== 'round' || page.round.guesses.length === 0) return 'challenge.play'
    return isOver(page.round) ? 'challenge.seen' : 'challenge.continue'
  } catch {
    return 'challenge.play'
  }
}

/** A link that opens nothing: why, and the way home. */
function ClosedLink({ kind, browser }: { readonly kind: 'damaged' | 'later'; readonly browser: Browser }) {
  const { say } = useLocale()
  return (
    <>
      <p role="alert">{say(kind === 'later' ? 'challenge.later' : 'challenge.damaged')}</p>
      <div className="challenge-actions">
        {kind === 'later' && (
          <button type="button" className="button" onClick={browser.reload}>
            {say('shell.reload')}
          </button>
        )}
        <Link className={kind === 'later' ? 'button button-quiet' : 'button'} to="/">
          {say('challenge.home')}
        </Link>
      </div>
    </>
  )
}
