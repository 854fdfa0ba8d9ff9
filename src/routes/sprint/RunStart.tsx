import { useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { type UtcDate, utcDateOf } from '../../machines/day'
import { readRuns } from '../../machines/journal/storedRun'
import { planOfDay } from '../../machines/sprint/outlines'
import { decodeRace } from '../../machines/sprint/raceLink'
import { foundByFriend } from '../../machines/sprint/raceResult'
import { newRun, type Plan, tallyOf } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMachine'
import { bestOf, runOfDay } from '../../machines/sprint/runs'
import { RunForm, type RunWish } from '../../ui/sprint/RunForm'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { useStored } from '../useStored'

type Props = {
  readonly actor: RunActor
  /** What stands in the address of the page behind the `#`. */
  readonly token: string
  /** Whether the page is as it was made, with nothing of this day. */
  readonly isMade: boolean
}

/** What is played, and the way to begin. */
export function RunStart({ actor, token, isMade }: Props) {
  const app = useApp()
  const browser = useBrowser()
  const { say } = useLocale()
  // A tab that slept has not heard of a new day.
  useLayoutEffect(() => app.send({ type: 'day.checked', date: utcDateOf(browser.now()) }), [app, browser])
  const today = useSelector(app, ({ context }) => context.today)
  const runs = useStored(readRuns)
  const ofDay = runOfDay(runs, today)
  const race = useMemo(() => (token === '' ? undefined : decodeRace(token, browser.now())), [token, browser])
  const [wished, setWish] = useState<RunWish>()
  const last = runs.findLast(({ plan: { day } }) => day === undefined)?.plan
  const { deck, clock } = last ?? planOfDay(today)
  // First the sprint of the day, and then what was played last.
  const kind = ofDay === undefined ? 'day' : (last?.kind ?? 'sprint')
  const wish: RunWish = wished ?? { kind, deck, clock }
  const plan = planOf(wish, today)
  const isPlayed = wish.kind === 'day' && ofDay !== undefined
  const begin = (wanted: Plan) => {
    const at = browser.now()
    actor.send({ type: 'begin', run: newRun(wanted, at), at })
  }
  const start = () => begin(plan.day ? plan : { ...plan, seed: browser.seed() })
  if (race?.kind === 'race' && !isMade) {
    const { link } = race
    const isDone = link.plan.day !== undefined && ofDay !== undefined
    return (
      <main className="run-start">
        <h2>{say('sprint.invited', { count: foundByFriend(link) })}</h2>
        <p>{say(`decks.${link.plan.deck}`)}</p>
        <p>{say(link.plan.kind === 'sprint' ? 'sprint.sprintMeans' : 'sprint.streakMeans')}</p>
        {isDone ? (
          <p>{say('sprint.dayPlayed', { count: tallyOf(ofDay).found })}</p>
        ) : (
          <button type="button" className="button" onClick={() => begin(link.plan)}>
            {say('sprint.start')}
          </button>
        )}
      </main>
    )
  }
  return (
    <main className="run-start">
      {race && !isMade && (
        <p role="alert">{say(race.kind === 'later' ? 'sprint.later' : 'sprint.damaged')}</p>
      )}
      <p>{say('sprint.lead')}</p>
      <RunForm
        wish={wish}
        onWish={setWish}
        best={isMade ? undefined : bestOf(runs, plan)}
        played={isPlayed && !isMade ? tallyOf(ofDay).found : undefined}
        onStart={start}
      />
    </main>
  )
}

/** The plan of what was chosen; its seed is drawn as it begins. */
function planOf({ kind, deck, clock }: RunWish, today: UtcDate): Plan {
  if (kind === 'day') return planOfDay(today)
  return { kind, deck, clock: kind === 'streak' ? 'off' : clock, seed: 0 }
}
