import { type ReactNode, useId } from 'react'
import { useLocale } from '../words/LocaleContext'
import './paper.css'

/** What stands at the foot: which countries are meant, where such sheets are found, and which one this is. */
export type PaperFoot = { readonly deck: string; readonly address: string; readonly number: string }

type Props = {
  readonly title: string
  readonly foot: PaperFoot
  /** Whether there are lines at the head for whose sheet it is. */
  readonly hasOwner?: boolean
  readonly children: ReactNode
}

/** One side of a sheet, black on white whatever the theme: on the screen as a picture of it, and on paper a page. */
export function Paper({ title, foot, hasOwner = false, children }: Props) {
  const { say } = useLocale()
  const id = useId()
  return (
    <section className="paper" aria-labelledby={id}>
      <header className="paper-head">
        <h2 id={id}>{title}</h2>
        {hasOwner && (
          <p>
            <span className="paper-blank">{say('print.name')}</span>
            <span className="paper-blank paper-date">{say('print.date')}</span>
          </p>
        )}
      </header>
      {children}
      <footer className="paper-foot">
        <bdi>{foot.deck}</bdi>
        <bdi lang="en">{foot.address}</bdi>
        <bdi>{foot.number}</bdi>
      </footer>
    </section>
  )
}

type OutlineGridProps = {
  /** Path data in a 100×100 box, one for each outline; `undefined` while it is on its way. */
  readonly outlines: readonly (string | undefined)[]
  /** How many are on the sides before it. */
  readonly before?: number
}

/** Numbered outlines, each over a line to write on. */
export function OutlineGrid({ outlines, before = 0 }: OutlineGridProps) {
  const { say, whole } = useLocale()
  return (
    <ol className={`paper-outlines paper-outlines-${outlines.length}`}>
      {outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an outline is known by
        <li key={index}>
          <svg
            viewBox="0 0 100 100"
            role="img"
            aria-label={say('print.outline', { number: before + index + 1 })}
          >
            <path d={outline} fillRule="evenodd" />
          </svg>
          <span className="paper-blank" aria-hidden="true">
            {whole(before + index + 1)}
          </span>
        </li>
      ))}
    </ol>
  )
}
