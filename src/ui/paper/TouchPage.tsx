import { BRAILLE } from '../../geo/touch/braille'
import { LINE, PAGE, type TouchSheet } from '../../geo/touch/touchSheet'
import { useLocale } from '../words/LocaleContext'
import './TouchPage.css'

type Props = {
  /** Counts the pages from 1. */
  readonly number: number
  /** `undefined` while it is being drawn. */
  readonly page: TouchSheet | undefined
  readonly onSvg: () => void
  readonly onRelief: () => void
}

/** One outline for swell paper, with nothing else on its page, and over it the ways to keep it as a file. */
export function TouchPage({ number, page, onSvg, onRelief }: Props) {
  const { say } = useLocale()
  const name = say('print.outline', { number })
  const ways = [
    [say('touch.svg'), onSvg],
    [say('touch.relief'), onRelief],
  ] as const
  return (
    <section className="touch" aria-label={name} aria-busy={page === undefined}>
      <div className="touch-tools">
        <h2>{name}</h2>
        {page !== undefined && <TouchNote page={page} />}
        {ways.map(([text, onPress]) => (
          <button
            key={text}
            type="button"
            className="button button-quiet"
            aria-label={`${text}, ${name}`}
            disabled={page === undefined}
            onClick={onPress}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="paper touch-page">
        <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} role="img" aria-label={name}>
          <path d={page?.lines} strokeWidth={LINE} />
          {page?.dots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={BRAILLE.diameter / 2} />
          ))}
        </svg>
      </div>
    </section>
  )
}

/** What a page does not tell by itself: its scale, and what is not on it as it is. */
export function TouchNote({ page: { bar, left, enlarged } }: { readonly page: TouchSheet }) {
  const { say, whole } = useLocale()
  return (
    <p className="touch-note">
      {say('touch.bar', { length: whole(bar) })} {left > 0 && say('touch.left', { count: left })}{' '}
      {enlarged > 0 && say('touch.enlarged', { count: enlarged })}
    </p>
  )
}
