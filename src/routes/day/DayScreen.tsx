import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { rulesOfLink } from '../../machines/challenge/challenge'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { tokenIn } from '../../machines/links/tokenIn'
import { pageOfDay } from '../../machines/pageOfDay'
import type { DailyPuzzle } from '../../machines/puzzle'
import { shareTextOf } from '../../machines/shareText'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { PictureButton } from '../../ui/result/PictureButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { useBrowser } from '../contexts'
import { GameScreen } from '../game/GameScreen'
import { ShareText } from '../game/ShareText'
import { endings } from '../lazyEndings'
import { useSettings } from '../useStored'

type Props = {
  readonly puzzle: DailyPuzzle
  readonly title: string
  readonly subtitle: ReactNode
  /** Goes on to the new puzzle, where the day may pass. */
  readonly onReload?: () => void
  /** What else is in the header. */
  readonly tools?: ReactNode
  /** Whether it is the day that the daily screen shows, and not a past one. */
  readonly isCurrent?: boolean
  /** Where one can go when the game is over. */
  readonly links: ReactNode
}

/** Keeps the place of a line that comes late. */
const emptyLine = <p className="result-line">&nbsp;</p>

/** The puzzle of a day, from its first guess to what is told at its end. */
export function DayScreen(props: Props) {
  // A link may have led here, which says how a friend fared, and with which rules: they hold for this round alone.
  const token = tokenIn(useLocation().hash)
  return <LinkedDay key={token} token={token} {...props} />
}

type LinkedProps = Props & {
  /** Token of a link, from behind the `#` of the address. */
  readonly token: string
}

function LinkedDay({ token, puzzle, links, isCurrent = false, ...props }: LinkedProps) {
  const { addressOf } = useBrowser()
  const { settings, onSettings } = useSettings()
  const { say } = useLocale()
  const [friends, setFriends] = useState(() => rulesOfLink(token, puzzle))
  const changeSettings = (changed: Settings) => {
    // What is chosen there holds for this round, too, and what is not chosen stays as the friend has it.
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
      statistics={puzzle.deck}
      settings={{ settings, onSettings: changeSettings }}
      roundSettings={{ settings: { ...settings, ...friends }, onSettings: changeRules }}
      actions={(over, { tell }) => {
        const round = { ...over, puzzle }
        return (
          <>
            {token !== '' && (
              <LazyBoundary module={endings}>
                {({ FriendResult }) => <FriendResult token={token} round={round} />}
              </LazyBoundary>
            )}
            {isCurrent && (
              // What is missing says so below.
              <LazyBoundary module={endings} placeholder={emptyLine} missing={() => emptyLine}>
                {({ StreakLine }) => <StreakLine deck={puzzle.deck} date={puzzle.date} />}
              </LazyBoundary>
            )}
            <ShareText text={shareTextOf(round, addressOf(pageOfDay(round)))} />
            {links}
            <div className="result-quiet">
              <LazyBoundary
                module={endings}
                placeholder={<PictureButton text={say('picture.save')} />}
                missing={(retry) => <PictureButton text={say('picture.retry')} onPress={retry} />}
              >
                {({ SavePicture }) => <SavePicture round={round} onMessage={tell} />}
              </LazyBoundary>
              <ChallengeButton roundOf={() => round} onMessage={tell} />
            </div>
          </>
        )
      }}
    />
  )
}
