import type { GameActor } from '../../machines/game'
import { LateDialog, useDialog } from '../../ui/dialogs/LateDialog'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'

const part = new Part(() => import('./ChallengeDialog'))

type Props = {
  readonly game: GameActor | undefined
  /** Tells that the link was copied. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Opens the way to send somebody the country of a game. */
export function ChallengeButton({ game, onMessage }: Props) {
  const { say } = useLocale()
  const { isOpen, open, close } = useDialog(part)
  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={open}>
        {say('game.challenge')}
      </button>
      {isOpen && game && (
        <LateDialog part={part} onClose={close}>
          {({ ChallengeDialog }) => <ChallengeDialog game={game} onMessage={onMessage} onClose={close} />}
        </LateDialog>
      )}
    </>
  )
}
