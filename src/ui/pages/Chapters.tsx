import type { ReactNode } from 'react'

type Props = {
  /** By their id, which is the part of an address after `#`. */
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly text: ReactNode }>>
}

/** The chapters of a reading page. */
export function Chapters({ chapters }: Props) {
  return Object.entries(chapters).map(([id, { title, text }]) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text}
    </section>
  ))
}
