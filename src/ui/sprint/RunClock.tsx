import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { timeLeft } from '../../machines/sprint/run'
import type { RunActor, RunSnapshot } from '../../machines/sprint/runMode'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'

type Props = {
  readonly actor: RunActor
  /** Is given the time in words when somebody asks for it. */
  readonly onTell: (text: string) => void
  /** What has just been taken off, or put on. */
  readonly children: ReactNode
}

/** How many seconds are left, the last one that was begun counted whole. */
function secondsLeft({ context }: RunSnapshot): number {
  return context.progress ? Math.ceil(timeLeft(context.progress) / 1000) : 0
}

/** A time in milliseconds as minutes and seconds, in the digits of a language: `2:59`. */
export function clockIn(milliseconds: number, { whole }: Pick<Locale, 'whole'>): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${whole(Math.floor(seconds / 60))}:${whole(seconds % 60).padStart(2, whole(0))}`
}

/**
 * The clock of a run: what it shows is drawn once a second, and read out to nobody who has not asked: for whoever hears the
 * page it is a button that tells it.
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
      // The focus stays in the field, and a keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTell(say('sprint.timeTold', { minutes, seconds }))}
    >
      {children} <b dir="ltr">{clockIn(left * 1000, locale)}</b> {say('sprint.left')}
    </button>
  )
}
