import { useState } from 'react'
import type { Browser } from '../../browser'
import type { GameActor } from '../../machines/game'
import { Late } from '../../ui/parts/Late'
import { MissingPart } from '../../ui/parts/MissingPart'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'

/** Fetched when somebody asks for it. */
const dialog = new Part(() => import('./ChallengeDialog'))

type Props = {
  readonly game: GameActor
  readonly browser: Browser
  /** Tells that the link was copied. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Opens the way to send somebody the country of a game. */
export function ChallengeButton({ game, browser, onMessage }: Props) {
  const { say } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          dialog.ask()
        }}
      >
        {say('game.challenge')}
      </button>
      {isOpen && (
        <Late
          part={dialog}
          missing={(retry, attempts) => <MissingPart attempts={attempts} onRetry={retry} onClose={close} />}
        >
          {({ ChallengeDialog }) => (
            <ChallengeDialog game={game} browser={browser} onMessage={onMessage} onClose={close} />
          )}
        </Late>
      )}
    </>
  )
}
