import { Fragment, useState } from 'react'
import { placeOf } from '../../geo/places'
import { readDays } from '../../machines/journal/storedRound'
import { type Milestones, milestonesOf } from '../../machines/record/milestones'
import { shareTextOf } from '../../machines/result/shareText'
import { sharedPageOf } from '../../machines/rules/dayPages'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
import { type DailyRound, isFound, type Round } from '../../machines/rules/round'
import type { DailyDeck } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import type { WatchedStore } from '../../machines/store/store'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { TextButton } from '../../ui/parts/Button'
import { Postmark } from '../../ui/plate/Postmark'
import { NextDay } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { listed } from '../../ui/words/lists'
import { useBrowser } from '../contexts'
import { useFirstFind } from '../game/FoundNote'
import { Notices } from '../game/Notices'
import { ShareText } from '../game/ShareText'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useStars } from '../quiz/useStars'
import { useToday } from '../record/useRecord'
import '../../ui/result/ResultPanel.css'

/** Milestones of a day that is over, derived from all stored days. */
export function milestonesIn(store: WatchedStore, puzzle: DailyPuzzle, over: Round | undefined) {
  return over && milestonesOf({ ...over, puzzle }, readDays(store))
}

type Props = { readonly round: DailyRound; readonly milestones: Milestones }

/** Milestones of a finished day in one line. */
export function DayNotes({ round, milestones }: Props) {
  const { say } = useLocale()
  const { streak, won, isRestEarned, isStreakKept, daysToRest, regions } = milestones
  const isToday = useToday() === round.puzzle.date
  const find = useFirstFind(round)
  const returns =
    !isFound(round) &&
    round.rules.outline !== 'hidden' &&
    say('result.returns', { practice: say('practice.heading'), due: say('repetition.title') })
  const continents = listed(
    regions.map((region) => say(`decks.${region}`)),
    say,
  )
  // The rarest alone, so that the line stays one.
  const news = isRestEarned
    ? say('result.restEarned')
    : continents
      ? say('result.firstWin', { continents })
      : (find ?? returns)
  const length = streak > 0 && say(isStreakKept ? 'result.restKept' : 'today.streak', { count: streak })
  const wins = streak > 1 && say('today.wins', { won, count: streak })
  // On a day without news, what the next ones are for.
  const coming = isToday && !news && daysToRest !== undefined && say('result.toRest', { count: daysToRest })
  const notes = [length, wins, news, coming].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <p className="result-line">
      {notes.map((note, index) => (
        <Fragment key={note}>
          {index > 0 && DOT}
          {note === wins || note === coming ? <span>{note}</span> : <strong>{note}</strong>}
        </Fragment>
      ))}
    </p>
  )
}

/** Time until the next puzzle of a deck, and a button for a daily reminder of it. */
export function Tomorrow({ deck }: { readonly deck: DailyDeck }) {
  const browser = useBrowser()
  const { say } = useLocale()
  const dialog = useDialog()
  return (
    <p className="result-line">
      <span>
        <NextDay {...browser} />
      </span>
      {DOT}
      <TextButton onClick={dialog.open}>{say('today.remind')}</TextButton>
      <LazyDialog of={dialog}>
        {({ ReminderDialog }) => <ReminderDialog deck={deck} onClose={dialog.close} />}
      </LazyDialog>
    </p>
  )
}

/** Verdict on a day that is over, with the ways to share it, for the first page. */
export function HomeResult({ round }: Pick<Props, 'round'>) {
  const { addressOf } = useBrowser()
  const { say, nameInSentence } = useLocale()
  const stars = useStars(round.puzzle)
  const [message, tell] = useState<ToastMessage>()
  const name = nameInSentence(placeOf(round.target))
  return (
    <div className="result-actions">
      <p className="home-verdict">
        {isFound(round)
          ? say('result.found', { name, count: round.guesses.length })
          : say('result.answer', { name })}
      </p>
      <ShareText text={shareTextOf(round, addressOf(sharedPageOf(round)), stars)} onMessage={tell} isQuiet />
      <Notices message={message} />
    </div>
  )
}

/** Separator between notes. */
const DOT = ' · '

/** Postmark of a finished day with a milestone: the length of the streak or the names of the continents. */
export function DayPostmark({ round, milestones }: Props) {
  const { say, whole } = useLocale()
  const { streak, isMarked, regions } = milestones
  const names = regions.map((region) => say(`decks.${region}`))
  if (!isMarked && names.length === 0) return null
  return <Postmark lines={isMarked ? [whole(streak)] : names} date={dotted(round.puzzle.date)} />
}

/** Date as on a postmark, the same in every language: 21.11.26. */
function dotted(date: UtcDate): string {
  return date.slice(2).split('-').reverse().join('.')
}
