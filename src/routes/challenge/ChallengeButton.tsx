import { useState } from 'react'
import type { Round } from '../../machines/round'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

type Props = {
  /** Returns the round whose country is sent, in its current state; `undefined` before the round exists. */
  readonly roundOf: () => Round | undefined
  /** Reports that the link was copied. */
  readonly onMessage: (message: ToastMessage) => void
  /** Whether nothing on the page matters more. */
  readonly isMain?: boolean
}

/** Button that opens a dialog for sending the country of a round to somebody. */
export function ChallengeButton({ roundOf, onMessage, isMain = false }: Props) {
  const { say } = useLocale()
  const dialog = useDialog()
  const [round, setRound] = useState<Round>()
  const begin = () => {
    setRound(roundOf())
    dialog.open()
  }
  return (
    <>
      <button
        type="button"
        className={isMain ? 'button' : 'button button-quiet'}
        aria-haspopup="dialog"
        onClick={begin}
      >
        <SendIcon />
        <span className="button-text">{say('game.challenge')}</span>
      </button>
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

/** Icon of a button that sends something to a friend. */
export function SendIcon() {
  return (
    <svg className="button-icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 9 16 3l-5 13-2.5-5.5zM16 3 8.5 10.5" />
    </svg>
  )
}
