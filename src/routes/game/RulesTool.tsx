import { useState } from 'react'
import type { Settings } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import { hardshipsOf } from '../../machines/rules'
import { RulesButton } from '../../ui/board/RulesButton'
import { Late } from '../../ui/parts/Late'
import { MissingPart } from '../../ui/parts/MissingPart'
import { Part } from '../../ui/parts/part'
import { useHydrating } from '../../ui/parts/useHydrating'

const dialog = new Part(() => import('./RulesDialog'))

type Props = {
  readonly round: Round
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** The choice of rules for a round in which nothing was guessed. */
export function RulesTool({ round, settings, onSettings }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = hardshipsOf(round.rules).length
  const isHydrating = useHydrating(count > 0)
  const close = () => setOpen(false)
  return (
    <>
      <RulesButton
        count={isHydrating ? 0 : count}
        onOpen={() => {
          setOpen(true)
          dialog.ask()
        }}
      />
      {isOpen && (
        <Late
          part={dialog}
          missing={(retry, attempts) => <MissingPart attempts={attempts} onRetry={retry} onClose={close} />}
        >
          {({ RulesDialog }) => (
            <RulesDialog settings={settings} onSettings={onSettings} round={round} onClose={close} />
          )}
        </Late>
      )}
    </>
  )
}
