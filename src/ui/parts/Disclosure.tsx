import { type ReactNode, useId, useState } from 'react'
import './Disclosure.css'

type Props = {
  readonly title: string
  /** Element of the title: below a heading of the second level, one of the third. */
  readonly level?: 'h2' | 'h3'
  /** Content of the heading behind the title. */
  readonly aside?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Renders the content, only while the section is open. */
  readonly children: () => ReactNode
}

/** Section whose heading opens and closes it, as in the WAI-ARIA Authoring Practices; closed, it has no content. */
export function Disclosure({ title, level: Title = 'h2', aside, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className="disclosure" aria-labelledby={id}>
      <Title className="disclosure-title">
        <button type="button" id={id} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {title}
          {aside}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </button>
      </Title>
      {isOpen && children()}
    </section>
  )
}

type DetailsProps = Pick<Props, 'title' | 'level' | 'children'> & {
  /** Whether it is open at first. */
  readonly isOpen?: boolean
}

/** Disclosure that only its own button opens and closes. */
export function Details({ isOpen: isOpenAtFirst = false, ...props }: DetailsProps) {
  const [isOpen, toggle] = useState(isOpenAtFirst)
  return <Disclosure {...props} isOpen={isOpen} onToggle={toggle} />
}
