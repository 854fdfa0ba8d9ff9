import type { Repetition } from '../../machines/learning/repetition'
import { useLocale } from '../words/LocaleContext'
import './RepetitionPanel.css'

type Props = {
  readonly repetition: Pick<Repetition, 'left' | 'repeated' | 'learned' | 'tomorrow'>
  /** Whether the round is over. */
  readonly isEnd: boolean
}

/** Number of countries still to repeat today; after the last one, the day's result and what comes tomorrow. */
export function RepetitionPanel({ repetition, isEnd }: Props) {
  const { say } = useLocale()
  const { left, repeated, learned, tomorrow } = repetition
  if (left > 0) return <p className="repetition">{say('repetition.left', { left })}</p>
  if (!isEnd) return null
  return (
    <div className="repetition repetition-end">
      <p>{say('repetition.end', { repeated, learned, tomorrow })}</p>
      <p>{say('repetition.next')}</p>
    </div>
  )
}
