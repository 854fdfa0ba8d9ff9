import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import { hardshipsOf } from '../../machines/rules'
import { RulesButton } from '../../ui/board/RulesButton'
import { LazyDialog, useDialog } from '../LazyDialog'

type Props = {
  readonly game: GameActor | undefined
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** The choice of rules for a round in which nothing was guessed. */
export function RulesTool({ game, settings, onSettings }: Props) {
  const { isOpen, open, close } = useDialog()
  const count = useSelector(game, (snapshot) => (snapshot ? hardshipsOf(snapshot.context.rules).length : 0))
  return (
    <>
      <RulesButton count={count} onOpen={open} />
      {isOpen && (
        <LazyDialog onClose={close}>
          {({ RulesDialog }) => (
            <RulesDialog settings={settings} onSettings={onSettings} game={game} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
