import { type ReactNode, useState } from 'react'
import type { UtcDate } from '../../machines/day'
import { newRun, type Plan, planOfDay, tallyOf } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMode'
import { bestOf, runOfDay } from '../../machines/sprint/runs'
import { RunForm, type RunWish } from '../../ui/sprint/RunForm'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useRuns } from './useRuns'

type Props = {
  /** None yet as the page is drawn for the first time. */
  readonly actor: RunActor | undefined
  /** Whether the page is as it was made, with nothing of this day. */
  readonly isMade: boolean
  /** What is to be said first. */
  readonly children?: ReactNode
}

/** What is played, and the way to begin. */
export function RunStart({ actor, isMade, children }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [runs, today] = useRuns()
  const ofDay = runOfDay(runs, today)
  const [wished, setWish] = useState<RunWish>()
  const last = runs.findLast(({ plan: { day } }) => day === undefined)?.plan
  const { deck, clock } = last ?? planOfDay(today)
  // First the sprint of the day, and then what was played last.
  const kind = ofDay === undefined ? 'day' : (last?.kind ?? 'sprint')
  const wish: RunWish = wished ?? { kind, deck, clock }
  const plan = planOf(wish, today)
  const start = () => {
    const at = browser.now()
    const wanted = plan.day ? plan : { ...plan, seed: browser.seed() }
    actor?.send({ type: 'begin', progress: newRun(wanted, at), at })
  }
  return (
    <main className="run-start">
      {children}
      <p>{say('sprint.lead')}</p>
      <RunForm
        wish={wish}
        onWish={setWish}
        best={isMade ? undefined : bestOf(runs, plan)}
        played={ofDay && !isMade ? tallyOf(ofDay).found : undefined}
        onStart={start}
        onResult={() => ofDay && actor?.send({ type: 'begin', progress: ofDay, at: browser.now() })}
      />
    </main>
  )
}

/** The plan of what was chosen; its seed is drawn as it begins. */
function planOf({ kind, deck, clock }: RunWish, today: UtcDate): Plan {
  if (kind === 'day') return planOfDay(today)
  return { kind, deck, clock: kind === 'streak' ? 'off' : clock, seed: 0 }
}
