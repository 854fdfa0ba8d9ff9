import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { Dialog } from '../ui/dialogs/Dialog'
import { useLocale } from '../ui/words/LocaleContext'
import { DailyRecord } from './DailyRecord'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly onClose: () => void
}

/** The statistics over whatever screen is on. */
export function StatisticsDialog({ app, browser, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('statistics.title')} onClose={onClose}>
      <DailyRecord app={app} browser={browser} />
    </Dialog>
  )
}
