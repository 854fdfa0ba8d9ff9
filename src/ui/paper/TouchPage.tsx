import { BRAILLE } from '../../geo/touch/braille'
import { LINE, PAGE, type TouchSheet } from '../../geo/touch/touchSheet'
import { useLocale } from '../words/LocaleContext'
import './TouchPage.css'

type Props = {
  /** Page number, starting at 1. */
  readonly number: number
  /** Drawing of the page; `undefined` until it is complete. */
  readonly page: TouchSheet | undefined
  readonly onSvg: () => void
  readonly onRelief: () => void
}

/** Page of one outline for swell paper, below buttons that save it as a file. */
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

/** Facts that the drawing does not show: its scale, and the numbers of parts omitted and enlarged. */
export function TouchNote({ page: { bar, left, enlarged } }: { readonly page: TouchSheet }) {
  const { say, whole } = useLocale()
  return (
    <p className="touch-note">
      {say('touch.bar', { length: whole(bar) })} {left > 0 && say('touch.left', { count: left })}{' '}
      {enlarged > 0 && say('touch.enlarged', { count: enlarged })}
    </p>
  )
}
