import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { timeLeft } from '../../machines/sprint/run'
import type { RunActor, RunSnapshot } from '../../machines/sprint/runMode'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'

type Props = {
  readonly actor: RunActor
  /** Called with the remaining time in words when the clock is pressed. */
  readonly onTell: (text: string) => void
  /** Last change of the time, shown beside the clock. */
  readonly children: ReactNode
}

/** Remaining time in whole seconds, rounded up. */
function secondsLeft({ context }: RunSnapshot): number {
  return context.progress ? Math.ceil(timeLeft(context.progress) / 1000) : 0
}

/** Formats milliseconds as minutes and seconds in the digits of a locale: `2:59`. */
export function clockIn(milliseconds: number, { whole }: Pick<Locale, 'whole'>): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${whole(Math.floor(seconds / 60))}:${whole(seconds % 60).padStart(2, whole(0))}`
}

/**
 * Clock of a run, rendered once a second. It is a button that announces the time on demand, since screen readers must not
 * read out every second.
 */
export function RunClock({ actor, onTell, children }: Props) {
  const locale = useLocale()
  const { say } = locale
  const left = useSelector(actor, secondsLeft)
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <button
      type="button"
      className="run-clock"
      title={say('sprint.tellTime')}
      // The field keeps the focus, so that an on-screen keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTell(say('sprint.timeTold', { minutes, seconds }))}
    >
      {children} <b dir="ltr">{clockIn(left * 1000, locale)}</b>{' '}
      <span className="run-name">{say('sprint.left')}</span>
    </button>
  )
}
