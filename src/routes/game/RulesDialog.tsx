import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import { Dialog } from '../../ui/dialogs/Dialog'
import { RuleSwitches } from '../../ui/dialogs/RuleSwitches'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly game: GameActor | undefined
  readonly onClose: () => void
}

/** The choice of harder rules over whatever game is on. */
export function RulesDialog({ settings, onSettings, game, onClose }: Props) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  return (
    <Dialog title={say('rules.title')} onClose={onClose}>
      <RuleSwitches settings={settings} onSettings={onSettings} round={round} />
    </Dialog>
  )
}
