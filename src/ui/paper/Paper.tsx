import { type ReactNode, useId } from 'react'
import { useLocale } from '../words/LocaleContext'
import './paper.css'

/** Footer of a sheet: the deck, the address of the sheet's page, and the number of the sheet. */
export type PaperFoot = { readonly deck: string; readonly address: string; readonly number: string }

type Props = {
  readonly title: string
  readonly foot: PaperFoot
  /** Whether the header has lines for the name and the date. */
  readonly hasOwner?: boolean
  readonly children: ReactNode
}

/** Side of a sheet, black on white in every theme: a picture of the sheet on the screen, a page in print. */
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
  /** Path data in a 100×100 box, one entry for each outline; `undefined` until the outline has been fetched. */
  readonly outlines: readonly (string | undefined)[]
  /** Number of outlines on the preceding sides. */
  readonly before?: number
}

/** Numbered outlines, each above a line for the answer. */
export function OutlineGrid({ outlines, before = 0 }: OutlineGridProps) {
  const { say, whole } = useLocale()
  return (
    <ol className={`paper-outlines paper-outlines-${outlines.length}`}>
      {outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline is identified by its position
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
