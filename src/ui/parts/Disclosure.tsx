import { type ReactNode, useId } from 'react'
import './Disclosure.css'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Renders the content, only while the section is open. */
  readonly children: () => ReactNode
}

/** Section whose heading opens and closes it, as in the WAI-ARIA Authoring Practices; closed, it has no content. */
export function Disclosure({ title, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className="disclosure" aria-labelledby={id}>
      <h2 className="disclosure-title">
        <button type="button" id={id} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {title}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </button>
      </h2>
      {isOpen && children()}
    </section>
  )
}
