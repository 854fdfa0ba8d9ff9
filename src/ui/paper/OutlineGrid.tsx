import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Path data in a 100×100 box, one for each outline; `undefined` while it is on its way. */
  readonly outlines: readonly (string | undefined)[]
  /** How many are on the sides before it. */
  readonly before?: number
}

/** Numbered outlines, each over a line to write on. */
export function OutlineGrid({ outlines, before = 0 }: Props) {
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
