import { missing as texts } from './english'
import './Notice.css'

type Props = {
  /** Whether the part would have opened over the page. */
  readonly isOver?: boolean
  readonly onRetry: () => void
}

/** Says that a part of the page could not be loaded, and lets the person ask for it again. */
export function MissingPart({ isOver = false, onRetry }: Props) {
  return (
    <div className={isOver ? 'notice missing missing-over' : 'notice missing'} role="alert">
      <p>{texts.part}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}
