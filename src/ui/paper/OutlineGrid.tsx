import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Path data in a 100×100 box, one for each outline; `undefined` while it is on its way. */
  readonly outlines: readonly (string | undefined)[]
}

/** Numbered outlines, each over a line to write on. */
export function OutlineGrid({ outlines }: Props) {
  const { say, whole } = useLocale()
  return (
    <ol className={`paper-outlines paper-outlines-${outlines.length}`}>
      {outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an outline is known by
        <li key={index}>
          <svg viewBox="0 0 100 100" role="img" aria-label={say('print.outline', { number: index + 1 })}>
            <path d={outline} fillRule="evenodd" />
          </svg>
          <span className="paper-blank" aria-hidden="true">
            {whole(index + 1)}
          </span>
        </li>
      ))}
    </ol>
  )
}
