import { useSelector } from '@xstate/react'
import { shareIn } from '../../machines/app'
import { pageOfDay } from '../../machines/pageOfDay'
import type { DailyRound } from '../../machines/round'
import { shareTextOf } from '../../machines/shareText'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { ShareResult } from '../../ui/result/ShareResult'
import { useApp, useBrowser } from '../contexts'
import { endings } from '../UnderResult'

type Props = {
  /** A round that is over. */
  readonly round: DailyRound
}

/** Ways to share the result of a day. */
export function ShareDaily({ round }: Props) {
  const browser = useBrowser()
  const share = useSelector(useApp(), shareIn)
  const text = shareTextOf(round, browser.addressOf(pageOfDay(round)))
  return (
    <ShareResult
      share={share}
      text={text}
      openSheet={browser.shareSheet({ text })}
      byHand={(isSelected) => (
        <LazyBoundary module={endings}>
          {({ CopyByHand }) => <CopyByHand text={text} takesFocus={isSelected} />}
        </LazyBoundary>
      )}
    />
  )
}
