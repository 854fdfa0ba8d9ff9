import type { DailyDeck } from '../../machines/schedule/dailies'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import { DailyRecord } from './DailyRecord'

type Props = {
  readonly deck: DailyDeck
  readonly onClose: () => void
}

/** The statistics over whatever screen is on. */
export function StatisticsDialog({ deck, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('statistics.title')} onClose={onClose}>
      <DailyRecord deck={deck} />
    </Dialog>
  )
}
