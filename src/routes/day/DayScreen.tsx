import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkToDay } from '../../machines/challenge/challenge'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { tokenIn } from '../../machines/links/codec'
import { shareTextOf } from '../../machines/result/shareText'
import { sharedPageOf } from '../../machines/rules/dayPages'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
import { isOfCountries } from '../../machines/rules/round'
import type { RuleChoice } from '../../machines/rules/rules'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { roomForNext } from '../../ui/result/ResultPanel'
import { WayButton } from '../../ui/result/WayButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { useBrowser } from '../contexts'
import { GameScreen } from '../game/GameScreen'
import { ShareText } from '../game/ShareText'
import { endings } from '../lazyEndings'
import { useStars } from '../quiz/useStars'
import { useToday } from '../record/useRecord'
import { useSettings } from '../useStored'
import { NotesAhead, useDayNotes } from './LateNotes'

type Props = Pick<
  ComponentProps<typeof GameScreen>,
  'title' | 'subtitle' | 'onReload' | 'tools' | 'brought'
> & {
  readonly puzzle: DailyPuzzle
  /** Door to what comes next once the game is over, in the late texts, and a link below it. */
  readonly next: ReactNode
  readonly links: ReactNode
}

/** Puzzle of a day, from the first guess to the summary at its end. */
export function DayScreen(props: Props) {
  // A friend's link may carry a result and rules, which apply to this round only.
  const token = tokenIn(useLocation().hash)
  return (
    <>
      <LinkedDay key={token} token={token} {...props} />
      <NotesAhead puzzle={props.puzzle} />
    </>
  )
}

/** Room for a line of notes, which loads late. */
const emptyLine = <p className="result-line">&nbsp;</p>

type LinkedProps = Props & {
  /** Token of a link, from the URL fragment. */
  readonly token: string
}

function LinkedDay({ token, puzzle, next, links, ...props }: LinkedProps) {
  const { addressOf } = useBrowser()
  const { settings, onSettings } = useSettings()
  const { say } = useLocale()
  const notes = useDayNotes(puzzle)
  const stars = useStars(puzzle)
  const isToday = useToday() === puzzle.date
  const [link] = useState(() => linkToDay(token, puzzle))
  const [friends, setFriends] = useState<RuleChoice | undefined>(link && { ...link.rules, aids: [] })
  const changeSettings = (changed: Settings) => {
    // Each setting changed here applies to this round, too; the others keep the friend's values.
    const { outline, arrows } = changed
    if (outline !== settings.outline) setFriends((before) => before && { ...before, outline })
    if (arrows !== settings.arrows) setFriends((before) => before && { ...before, arrows })
    onSettings(changed)
  }
  const changeRules = (changed: Settings) => {
    if (friends) setFriends(chosenRules(changed))
    else onSettings(changed)
  }
  return (
    <GameScreen
      {...props}
      puzzle={puzzle}
      rules={friends ?? chosenRules(settings)}
      friend={link && friends && { ...link, rules: friends }}
      settings={{ settings, onSettings: changeSettings }}
      roundSettings={{ settings: { ...settings, ...friends }, onSettings: changeRules }}
      quiz={(over) => (isOfCountries(over) ? puzzle : undefined)}
      postmark={(over) =>
        notes && <notes.DayPostmark round={{ ...over, puzzle }} milestones={notes.milestones} />
      }
      afterwards={() => isToday && (notes ? <notes.Tomorrow deck={puzzle.deck} /> : emptyLine)}
      actions={(over, { tell }) => {
        const round = { ...over, puzzle }
        const text = shareTextOf(round, addressOf(sharedPageOf(round)), stars)
        return (
          <>
            <div className="result-week">
              <LazyBoundary module={endings} missing={() => null}>
                {({ LastWeek }) => <LastWeek deck={puzzle.deck} until={puzzle.date} />}
              </LazyBoundary>
            </div>
            {notes ? <notes.DayNotes round={round} milestones={notes.milestones} /> : emptyLine}
            <ShareText
              text={text}
              onMessage={tell}
              more={
                <>
                  <LazyBoundary module={endings} missing={() => null}>
                    {({ CopyInWords }) => <CopyInWords round={round} onMessage={tell} />}
                  </LazyBoundary>
                  <ChallengeButton roundOf={() => round} onMessage={tell} />
                </>
              }
            >
              <LazyBoundary
                module={endings}
                placeholder={<WayButton icon="picture" text={say('picture.save')} disabled />}
                missing={(retry) => <WayButton icon="picture" text={say('picture.retry')} onClick={retry} />}
              >
                {({ SavePicture }) => <SavePicture round={round} onMessage={tell} />}
              </LazyBoundary>
            </ShareText>
            <LazyBoundary module={endings} placeholder={roomForNext} missing={() => roomForNext}>
              {({ Door }) => <Door puzzle={isOfCountries(round) ? puzzle : undefined}>{next}</Door>}
            </LazyBoundary>
            {links}
            {token !== '' && (
              <LazyBoundary module={endings}>
                {({ FriendResult }) => <FriendResult token={token} round={round} />}
              </LazyBoundary>
            )}
          </>
        )
      }}
    />
  )
}
