import type { Browser } from '../../browser'
import { pageOfDay } from '../../machines/pageOfDay'
import type { DailyRound } from '../../machines/round'
import type { ShareActor } from '../../machines/share'
import { shareTextOf } from '../../machines/shareText'
import { ShareResult } from '../../ui/result/ShareResult'

type Props = {
  readonly share: ShareActor
  /** A round that is over. */
  readonly round: DailyRound
  readonly browser: Browser
}

/** Ways to share the result of a day. */
export function ShareDaily({ share, round, browser }: Props) {
  const text = shareTextOf(round, browser.addressOf(pageOfDay(round)))
  return <ShareResult share={share} text={text} openSheet={browser.shareSheet({ text })} />
}
