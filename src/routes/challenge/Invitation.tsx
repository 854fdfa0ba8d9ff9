import { Link } from 'react-router-dom'
import type { Browser } from '../../browser'
import { type ChallengeLink, decodeLink } from '../../machines/challenge/challengeLink'
import { openLink } from '../../machines/challenge/challenges'
import { utcDateOf } from '../../machines/day'
import { readRound } from '../../machines/journal/storedRound'
import { archivePageOf } from '../../machines/pageOfDay'
import { type DailyPuzzle, pageOf } from '../../machines/puzzle'
import { isOver } from '../../machines/round'
import { hardshipsOf, standardRules } from '../../machines/rules'
import { MissingPart } from '../../ui/parts/MissingPart'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PageProps } from '../gameScreenProps'
import { useChallengeDeck } from './useChallengeDeck'

type Props = PageProps & {
  /** What stands in the link behind the `#`. */
  readonly token: string
  readonly onPlay: () => void
}

/** What a friend has sent: how the friend fared, and the way to play; or why the link opens nothing. */
export function Invitation({ token, app, browser, onPlay }: Props) {
  const reading = decodeLink(token)
  if (reading.kind !== 'link') return <ClosedLink kind={reading.kind} browser={browser} />
  return <OpenLink token={token} link={reading.link} app={app} browser={browser} onPlay={onPlay} />
}

type OpenProps = Props & { readonly link: ChallengeLink }

function OpenLink({ token, link, app, browser, onPlay }: OpenProps) {
  const { say } = useLocale()
  const { state, retry } = useChallengeDeck(link.deck, { app, browser })
  const { deck, result } = link
  const harder = useHarder(link)
  const opening = state.kind === 'there' ? openLink(token) : undefined
  if (opening && opening.kind !== 'open') return <ClosedLink kind={opening.kind} browser={browser} />
  return (
    <>
      <h2>
        {result === undefined
          ? say('challenge.plain')
          : result.isFound
            ? say('challenge.found', { count: result.bars.length })
            : say('challenge.lost')}
      </h2>
      {opening?.puzzle.kind === 'daily' ? (
        <DayOfLink token={token} puzzle={opening.puzzle} link={link} browser={browser} />
      ) : (
        <>
          <p>{link.subject.kind === 'day' ? '\u00a0' : [say(`decks.${deck}`), ...harder].join(' · ')}</p>
          {state.kind === 'failed' ? (
            <MissingPart attempts={state.attempts} onRetry={retry} />
          ) : (
            <button
              type="button"
              className="button"
              disabled={opening === undefined}
              aria-busy={opening === undefined}
              onClick={onPlay}
            >
              {opening ? say(playOf(browser, opening.puzzle)) : say('challenge.play')}
            </button>
          )}
        </>
      )}
    </>
  )
}

/** What the harder rules of a link are called. */
function useHarder({ rules }: ChallengeLink): readonly string[] {
  const { say } = useLocale()
  return hardshipsOf({ ...standardRules, ...rules }).map((hardship) => say(`rules.${hardship}`))
}

type DayProps = {
  readonly token: string
  readonly puzzle: DailyPuzzle
  readonly link: ChallengeLink
  readonly browser: Browser
}

/** A link from a daily puzzle: the way to that, which is played where it always is. */
function DayOfLink({ token, puzzle, link, browser }: DayProps) {
  const locale = useLocale()
  const { say } = locale
  const harder = useHarder(link)
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
