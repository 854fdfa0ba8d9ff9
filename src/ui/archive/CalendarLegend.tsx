import type { Mark } from '../../machines/journal/mark'
import { useLocale } from '../words/LocaleContext'
import type { PlainId } from '../words/say'
import { MarkSign } from './MarkSign'

const SIGNS: readonly (readonly [id: PlainId, mark: Mark, isRestDay?: boolean])[] = [
  ['archive.won', { kind: 'won', guesses: 3, isLate: false }],
  ['archive.lost', { kind: 'lost', isLate: false }],
  ['archive.begun', { kind: 'begun', isLate: false }],
  ['archive.unplayed', { kind: 'unplayed' }],
  ['archive.rest', { kind: 'unplayed' }, true],
  ['archive.later', { kind: 'won', guesses: 3, isLate: true }],
]

/** What the signs in the calendar mean. */
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
