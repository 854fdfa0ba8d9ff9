import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'
import './Notice.css'

type Props = {
  /** Sentence of the notice; by default, that a part of the page failed to load. */
  readonly text?: string
  /** Number of failed attempts. */
  readonly attempts: number
  readonly onRetry: () => void
  /** Closes the notice. With it, the notice opens over the page, as the missing part would have done. */
  readonly onClose?: () => void
}

/** Notice that a part of the page failed to load, with a retry button. */
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

/**
 * Link that reloads the page, shown after the second failed attempt: some browsers cache the failure to load a module for
 * the life of the page, so that retrying cannot succeed.
 */
export function ReloadLink({ attempts }: Pick<Props, 'attempts'>) {
  const { say } = useLocale()
  return (
    attempts > 1 && (
      // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own address
      <a href="" target="_self">
        {say('shell.reload')}
      </a>
    )
  )
}

/** Quiet notice above the game. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="notice" aria-live="polite">
      {children}
    </aside>
  )
}
