import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { Dialog } from '../ui/Dialog'
import { statistics as texts } from '../ui/english'
import type { Tongue } from '../ui/tongue'
import { DailyRecord } from './DailyRecord'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly tongue: Tongue
  readonly onClose: () => void
}

/** The statistics over whatever screen is on. */
export function StatisticsDialog({ app, browser, tongue, onClose }: Props) {
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <DailyRecord app={app} browser={browser} tongue={tongue} />
    </Dialog>
  )
}
