import type { Mark } from '../../machines/journal/archive'
import { useLocale } from '../words/LocaleContext'

/** The sign of how a day stands: told apart by its shape, and not by colour alone. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  const { whole } = useLocale()
  const isLate = mark.kind !== 'unplayed' && mark.isLate
  return (
    <span className={`day-mark day-${mark.kind}${isLate ? ' day-later' : ''}`} aria-hidden="true">
      {mark.kind === 'won' ? (
        whole(mark.guesses)
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          {mark.kind === 'lost' && <path d="m4.5 4.5 7 7m0-7-7 7" />}
          {mark.kind === 'begun' && <path d="M4 8h.01M8 8h.01M12 8h.01" />}
        </svg>
      )}
    </span>
  )
}
