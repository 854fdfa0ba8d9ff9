import { useState } from 'react'
import type { Round } from '../../machines/rules/round'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { WayButton } from '../../ui/result/WayButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

type Props = {
  /** Returns the round whose country is sent, in its current state; `undefined` before the round exists. */
  readonly roundOf: () => Round | undefined
  /** Reports that the link was copied. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Button that opens a dialog for sending the country of a round to somebody. */
export function ChallengeButton({ roundOf, onMessage }: Props) {
  const { say } = useLocale()
  const dialog = useDialog()
  const [round, setRound] = useState<Round>()
  const begin = () => {
    setRound(roundOf())
    dialog.open()
  }
  return (
    <>
      <WayButton icon="send" text={say('game.challenge')} aria-haspopup="dialog" onClick={begin} />
      {round && (
        <LazyDialog of={dialog}>
          {({ ChallengeDialog }) => (
            <ChallengeDialog round={round} onMessage={onMessage} onClose={dialog.close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
