import type { Settings } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import { Dialog } from '../../ui/dialogs/Dialog'
import { RuleSwitches } from '../../ui/dialogs/RuleSwitches'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly round: Round
  readonly onClose: () => void
}

/** The choice of harder rules over whatever game is on. */
export function RulesDialog({ settings, onSettings, round, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('rules.title')} onClose={onClose}>
      <RuleSwitches settings={settings} onSettings={onSettings} round={round} />
    </Dialog>
  )
}
