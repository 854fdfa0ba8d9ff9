import type { GameActor } from '../../machines/game'
import { LazyDialog, useDialog } from '../../ui/dialogs/LazyDialog'
import { LazyModule } from '../../ui/parts/lazyModule'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'

const module = new LazyModule(() => import('./ChallengeDialog'))

type Props = {
  readonly game: GameActor | undefined
  /** Tells that the link was copied. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Opens the way to send somebody the country of a game. */
export function ChallengeButton({ game, onMessage }: Props) {
  const { say } = useLocale()
  const { isOpen, open, close } = useDialog(module)
  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={open}>
        <svg className="button-icon" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M2 9 16 3l-5 13-2.5-5.5zM16 3 8.5 10.5" />
        </svg>
        {say('game.challenge')}
      </button>
      {isOpen && game && (
        <LazyDialog module={module} onClose={close}>
          {({ ChallengeDialog }) => <ChallengeDialog game={game} onMessage={onMessage} onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}
