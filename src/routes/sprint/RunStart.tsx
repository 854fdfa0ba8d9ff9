import { type ReactNode, useMemo, useState } from 'react'
import type { UtcDate } from '../../machines/day'
import { decodeRace, foundByFriend } from '../../machines/sprint/raceLink'
import { newRun, type Plan, planOfDay, tallyOf } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMode'
import { recordOfRuns, runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import { MissingModule } from '../../ui/parts/Notice'
import { usePlaces, WithPlaces } from '../../ui/parts/WithPlaces'
import { Plate, unseen } from '../../ui/plate/Plate'
import { DayPlayed, LastRuns, RunForm, type RunWish } from '../../ui/sprint/RunForm'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useCheckedDay } from '../record/useRecord'
import { useStored } from '../useStored'

type RunProps = {
  /** Actor of the run; `undefined` on the first render. */
  readonly actor: RunActor | undefined
  /** Whether the page is still as it was prerendered, without anything of this day. */
  readonly isMade: boolean
  /** Content above the choices. */
  readonly children?: ReactNode
}

/** Choice of a run, and the button to start it. */
export function RunStart({ actor, isMade, children }: RunProps) {
  const browser = useBrowser()
  const { say } = useLocale()
  const runs = useStored(readRuns)
  const today = useCheckedDay()
  const ofDay = runOfDay(runs, today)
  const [wished, setWish] = useState<RunWish>()
  const last = runs.findLast(({ plan: { day } }) => day === undefined)?.plan
  const { deck, clock } = last ?? planOfDay(today)
  // Suggests the day's sprint first, and later the kind that was played last.
  const kind = ofDay === undefined ? 'day' : (last?.kind ?? 'sprint')
  const wish: RunWish = wished ?? { kind, deck, clock }
  const plan = planOf(wish, today)
  // The clock runs from the start, so that what a run needs is fetched before.
  const places = usePlaces(plan.deck)
  const start = () => {
    const at = browser.now()
    const wanted = plan.day ? plan : { ...plan, seed: browser.seed() }
    actor?.send({ type: 'begin', progress: newRun(wanted, at), at })
  }
  return (
    <StartPage>
      {children}
      <p>{say('sprint.lead')}</p>
      <RunForm
        wish={wish}
        onWish={setWish}
        best={isMade ? undefined : recordOfRuns(runs, plan)?.best}
        played={ofDay && !isMade ? tallyOf(ofDay).found : undefined}
        onStart={places.isThere ? start : undefined}
        onResult={() => ofDay && actor?.send({ type: 'begin', progress: ofDay, at: browser.now() })}
      />
      {places.attempts > 0 && <MissingModule attempts={places.attempts} onRetry={places.retry} />}
      {!isMade && <LastRuns runs={runs} />}
    </StartPage>
  )
}

/** Page before a run, with the plate on which its outlines will stand, where the window is wide. */
function StartPage({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  return (
    <main className="run-start">
      <div className="run-plate run-waiting" aria-hidden="true">
        <Plate outline={undefined} label={say('board.mystery')} missing={unseen} />
      </div>
      <div className="run-choice">{children}</div>
    </main>
  )
}

/** Plan for the chosen run; its seed is drawn at the start. */
function planOf({ kind, deck, clock }: RunWish, today: UtcDate): Plan {
  if (kind === 'day') return planOfDay(today)
  return { kind, deck, clock: kind === 'streak' ? 'off' : clock, seed: 0 }
}

type RaceProps = {
  readonly actor: RunActor | undefined
  /** Token from the URL fragment. */
  readonly token: string
}

/** Start of a run opened by a friend's link: the same run, or a choice of others if the link cannot be read. */
export function RaceStart({ actor, token }: RaceProps) {
  const browser = useBrowser()
  const { say } = useLocale()
  const runs = useStored(readRuns)
  const race = useMemo(() => decodeRace(token, browser.now()), [token, browser])
  if (race.kind !== 'link')
    return (
      <RunStart actor={actor} isMade={false}>
        <p role="alert">{say(race.kind === 'later' ? 'sprint.later' : 'sprint.damaged')}</p>
      </RunStart>
    )
  const { plan } = race.link
  const played = plan.day === undefined ? undefined : runOfDay(runs, plan.day)
  const start = () => {
    const at = browser.now()
    actor?.send({ type: 'begin', progress: newRun(plan, at), at })
  }
  return (
    <StartPage>
      <h2>{say('sprint.invited', { count: foundByFriend(race.link) })}</h2>
      <p>{say(`decks.${plan.deck}`)}</p>
      <p>{say(plan.kind === 'sprint' ? 'sprint.sprintMeans' : 'sprint.streakMeans')}</p>
      {played ? (
        <DayPlayed
          count={tallyOf(played).found}
          onResult={() => actor?.send({ type: 'begin', progress: played, at: browser.now() })}
        />
      ) : (
        <WithPlaces deck={plan.deck}>
          {() => (
            <button type="button" className="button" onClick={start}>
              {say('sprint.start')}
            </button>
          )}
        </WithPlaces>
      )}
    </StartPage>
  )
}
