import type { Browser } from '../../browser'
import type { DeckName } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Late } from '../../ui/parts/Late'
import { useLocale } from '../../ui/words/LocaleContext'
import { dailyRecord } from './dailyRecordPart'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly deck: DeckName
  readonly onClose: () => void
}

/** The statistics over whatever screen is on. */
export function StatisticsDialog({ app, browser, deck, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('statistics.title')} onClose={onClose}>
      <Late part={dailyRecord}>
        {({ DailyRecord }) => <DailyRecord app={app} browser={browser} deck={deck} />}
      </Late>
    </Dialog>
  )
}
