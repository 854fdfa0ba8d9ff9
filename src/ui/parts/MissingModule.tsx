import { useLocale } from '../words/LocaleContext'
import { ReloadLink } from './ReloadLink'
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
