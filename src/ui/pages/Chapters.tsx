import type { ReactNode } from 'react'

type Props = {
  /** Chapters by their ids; an id is the fragment of the chapter's address, after `#`. */
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly text: ReactNode }>>
}

/** Chapters of a reading page. */
export function Chapters({ chapters }: Props) {
  return Object.entries(chapters).map(([id, { title, text }]) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text}
    </section>
  ))
}
