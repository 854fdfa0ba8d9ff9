import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'
import './Notice.css'

type Props = {
  /** The sentence that says so; by default that a part of the page is missing. */
  readonly text?: string
  /** How often it was asked for. */
  readonly attempts: number
  readonly onRetry: () => void
  /** For a part that opens over the page, as dialogs do: so does this then, until it is closed. */
  readonly onClose?: () => void
}

/** Says that a part of the page could not be loaded, and lets the person ask for it again. */
export function MissingModule({ text, attempts, onRetry, onClose }: Props) {
  const { say } = useLocale()
  return (
    <div className={onClose ? 'notice missing missing-over' : 'notice missing'} role="alert">
      <p>{text ?? say('shell.missingPart')}</p>
      <button type="button" onClick={onRetry}>
        {say('shell.retry')}
      </button>
      <ReloadLink attempts={attempts} />
      {onClose && (
        <button type="button" onClick={onClose}>
          {say('shell.close')}
        </button>
      )}
    </div>
  )
}

type ReloadLinkProps = {
  /** How often something was asked for in vain. */
  readonly attempts: number
}

/**
 * A link that loads the page anew, there once something has failed twice: some browsers remember for as long as the page
 * lives that a part of the program could not be loaded, and then asking again is in vain.
 */
export function ReloadLink({ attempts }: ReloadLinkProps) {
  const { say } = useLocale()
  // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
  return attempts > 1 && <a href="">{say('shell.reload')}</a>
}

/** A quiet line above the game about something the player should know. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="notice" aria-live="polite">
      {children}
    </aside>
  )
}
