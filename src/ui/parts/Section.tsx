import type { ReactNode } from 'react'

type Props = {
  /** Id of the heading, which is the fragment of the section's address, too. */
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Section of a page under a heading that names it. */
export function Section({ id, title, className, children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
