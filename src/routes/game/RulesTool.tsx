import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import { hardshipsOf } from '../../machines/rules'
import { RulesButton } from '../../ui/board/RulesButton'
import { LateDialog, useDialog } from '../../ui/dialogs/LateDialog'
import { Part } from '../../ui/parts/part'

const part = new Part(() => import('./RulesDialog'))

type Props = {
  readonly game: GameActor | undefined
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** The choice of rules for a round in which nothing was guessed. */
export function RulesTool({ game, settings, onSettings }: Props) {
  const { isOpen, open, close } = useDialog(part)
  const count = useSelector(game, (snapshot) => (snapshot ? hardshipsOf(snapshot.context.rules).length : 0))
  return (
    <>
      <RulesButton count={count} onOpen={open} />
      {isOpen && (
        <LateDialog part={part} onClose={close}>
          {({ RulesDialog }) => (
            <RulesDialog settings={settings} onSettings={onSettings} game={game} onClose={close} />
          )}
        </LateDialog>
      )}
    </>
  )
}
