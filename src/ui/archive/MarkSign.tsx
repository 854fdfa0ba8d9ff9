import type { PlaceId } from '../../geo/place'
import type { DayStatus } from '../../machines/journal/archive'
import { useLocale } from '../words/LocaleContext'
import type { PlainId } from '../words/messages'
import './MarkSign.css'

/** Path of the rest-day sign, in a box of 16×16 units. */
export const MOON = 'M13 9.6A5.5 5.5 0 1 1 6.4 3a5 5 0 0 0 6.6 6.6Z'

/** Small silhouettes of places, as path data in a box of 100×100. */
export type Stamps = ReadonlyMap<PlaceId, string>

type Props = {
  readonly mark: DayStatus
  /** Whether a rest day covers this day. */
  readonly isRestDay: boolean
  /** Silhouettes for days that are over, once they are there. */
  readonly stamps?: Stamps | undefined
}

/** Silhouette of the answer of a day that is over. */
export function stampIn(stamps: Stamps | undefined, mark: DayStatus): string | undefined {
  return mark.kind === 'won' || mark.kind === 'lost' ? stamps?.get(mark.target) : undefined
}

/**
 * Sign of a day's status, distinguished by shape and not by colour alone. A rest day that was begun or played later
 * shows the status of its round.
 * The style sheet draws the number of guesses: as text it would belong to the label of the surrounding link, whose
 * accessible name differs (WCAG 2.5.3).
 */
export function MarkSign({ mark, isRestDay, stamps }: Props) {
  const { whole } = useLocale()
  const isLate = mark.kind !== 'unplayed' && mark.isLate
  const kind = mark.kind === 'unplayed' && isRestDay ? 'rest' : mark.kind
  const stamp = stampIn(stamps, mark)
  return (
    <span
      className={`day-mark day-${kind}${isLate ? ' day-later' : ''}${stamp ? ' day-stamp' : ''}`}
      data-guesses={mark.kind === 'won' ? whole(mark.guesses) : undefined}
      aria-hidden="true"
    >
      {stamp && (
        <svg className="day-silhouette" viewBox="0 0 100 100" aria-hidden="true">
          <path d={stamp} fillRule="evenodd" />
        </svg>
      )}
      {mark.kind !== 'won' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {mark.kind === 'lost' && <path d="m4.5 4.5 7 7m0-7-7 7" />}
          {mark.kind === 'begun' && <path d="M4 8h.01M8 8h.01M12 8h.01" />}
          {kind === 'rest' && <path d={MOON} />}
        </svg>
      )}
    </span>
  )
}

const SIGNS: readonly (readonly [id: PlainId, mark: DayStatus, isRestDay?: boolean])[] = [
  ['archive.won', { kind: 'won', target: 'FR', guesses: 3, isLate: false }],
  ['archive.lost', { kind: 'lost', target: 'FR', isLate: false }],
  ['archive.begun', { kind: 'begun', isLate: false }],
  ['archive.unplayed', { kind: 'unplayed' }],
  ['archive.rest', { kind: 'unplayed' }, true],
  ['archive.later', { kind: 'won', target: 'FR', guesses: 3, isLate: true }],
]

/** Legend of the signs in the calendar. */
export function CalendarLegend() {
  const { say } = useLocale()
  return (
    <ul className="legend" aria-label={say('archive.legend')}>
      {SIGNS.map(([id, mark, isRestDay = false]) => (
        <li key={id}>
          <MarkSign mark={mark} isRestDay={isRestDay} />
          {say(id)}
        </li>
      ))}
    </ul>
  )
}
