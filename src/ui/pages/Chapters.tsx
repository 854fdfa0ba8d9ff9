import type { ReactNode } from 'react'

type Props = {
  /** By their id, which is the part of an address after `#`. */
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly text: ReactNode }>>
}

/** So many chapters reach down to the end of a phone's first screen. */
const FIRST_SCREEN = 2

/** The chapters of a reading page. */
export function Chapters({ chapters }: Props) {
  return Object.entries(chapters).map(([id, { title, text }], index) => (
    <section key={id} className={index < FIRST_SCREEN ? undefined : 'below'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text}
    </section>
  ))
}
