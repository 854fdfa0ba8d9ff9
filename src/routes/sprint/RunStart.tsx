import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mapsToChoose } from '../../entry/storedMaps'
import { type DeckName, isOwnDeck } from '../../geo/decks'
import { decodeRace, foundByFriend } from '../../machines/sprint/raceLink'
import { newRun, type Plan, planOfDay, type Run, tallyOf } from '../../machines/sprint/run'
import type { RunSeries } from '../../machines/sprint/runMode'
import { recordOfRuns, runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import { Button } from '../../ui/parts/Button'
import { DeckField, Field } from '../../ui/parts/Field'
import { useArrived } from '../../ui/parts/useArrived'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { Plate, unseen } from '../../ui/plate/Plate'
import { DayPlayed, kindOf, LastRuns, RunCard } from '../../ui/sprint/RunCard'
import { useLocale } from '../../ui/words/LocaleContext'
import { titleOfDeck } from '../../ui/words/lists'
import { useBrowser } from '../contexts'
import { useCheckedDay } from '../record/useRecord'
import { useStored } from '../useStored'

type RunProps = {
  /** Series of runs; `undefined` on the first render. */
  readonly series: RunSeries | undefined
  /** Whether the page is still as it was prerendered, without anything of this day. */
  readonly isMade: boolean
  /** Content above the choices. */
  readonly children?: ReactNode
}

/** Cards of the runs that can be started. */
export function RunStart({ series, isMade, children }: RunProps) {
  const browser = useBrowser()
  const { say } = useLocale()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const runs = useStored(readRuns)
  const today = useCheckedDay()
  const day = planOfDay(today)
  const ofDay = isMade ? undefined : runOfDay(runs, today)
  // Suggests the day's sprint first, and later the run that was played last.
  const last = runs.findLast((run) => run.plan.day === undefined)?.plan
  const next = ofDay === undefined ? 'day' : last ? kindOf(last) : 'free'
  const [chosen, choose] = useState<{ readonly free?: Plan; readonly streak?: Plan }>({})
  const { deck, clock } = last ?? day
  const free = chosen.free ?? { kind: 'sprint', deck, clock, seed: 0 }
  const streak = chosen.streak ?? { kind: 'streak', deck, clock: 'off', seed: 0 }
  const begin = (progress: Run) => series?.send({ type: 'begin', progress, at: browser.now() })
  const maps = (useArrived(browser, mapsToChoose) ?? []).filter(({ count }) => count > 0)
  const deckFieldOf = (plan: Plan, onPlan: (plan: Plan) => void) => (
    <DeckField<DeckName>
      name={say('print.deck')}
      deck={plan.deck}
      onDeck={async (deck) => {
        if (isOwnDeck(deck)) {
          const { openKeptDeck } = await import('../../entry/ownMaps')
          if (!(await openKeptDeck(deck).catch(() => false))) return
          // The run goes on when the page is loaded again.
          navigate({ search: `?deck=${deck}`, hash }, { replace: true })
        }
        onPlan({ ...plan, deck })
      }}
    >
      {maps.length > 0 && (
        <optgroup label={say('practice.own')}>
          {maps.map(({ deck, title }) => (
            <option key={deck} value={deck}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </DeckField>
  )
  const cardOf = (plan: Plan) => ({
    plan,
    isNext: kindOf(plan) === next,
    best: isMade ? undefined : recordOfRuns(runs, plan)?.best,
    onStart: () => begin(newRun(plan.day ? plan : { ...plan, seed: browser.seed() }, browser.now())),
  })
  return (
    <StartPage>
      {children}
      <p>
        {say('sprint.lead')} {say('sprint.sprintMeans')}
      </p>
      {ofDay ? (
        <section className="run-card">
          <h2>{say('sprint.day')}</h2>
          <DayPlayed count={tallyOf(ofDay).found} onResult={() => begin(ofDay)} />
        </section>
      ) : (
        <RunCard {...cardOf(day)} />
      )}
      <RunCard {...cardOf(free)}>
        {deckFieldOf(free, (free) => choose({ ...chosen, free }))}
        <Field name={say('sprint.clock')}>
          <select
            value={free.clock}
            onChange={({ target }) =>
              choose({ ...chosen, free: { ...free, clock: target.value as Plan['clock'] } })
            }
          >
            <option value="plain">{say('today.minutes', { count: 3 })}</option>
            <option value="long">{say('today.minutes', { count: 30 })}</option>
            <option value="off">{say('sprint.off')}</option>
          </select>
        </Field>
      </RunCard>
      <RunCard {...cardOf(streak)}>{deckFieldOf(streak, (streak) => choose({ ...chosen, streak }))}</RunCard>
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

type RaceProps = {
  readonly series: RunSeries | undefined
  /** Token from the URL fragment. */
  readonly token: string
}

/** Start of a run opened by a friend's link: the same run, or a choice of others if the link cannot be read. */
export function RaceStart({ series, token }: RaceProps) {
  const browser = useBrowser()
  const { say } = useLocale()
  const runs = useStored(readRuns)
  const race = useMemo(() => decodeRace(token, browser.now()), [token, browser])
  if (race.kind !== 'link')
    return (
      <RunStart series={series} isMade={false}>
        <p role="alert">{say(race.kind === 'later' ? 'challenge.later' : 'challenge.damaged')}</p>
      </RunStart>
    )
  const { plan } = race.link
  const played = plan.day === undefined ? undefined : runOfDay(runs, plan.day)
  const start = () => {
    const at = browser.now()
    series?.send({ type: 'begin', progress: newRun(plan, at), at })
  }
  return (
    <StartPage>
      <h2>{say('sprint.invited', { count: foundByFriend(race.link) })}</h2>
      <p>{titleOfDeck(plan.deck, say)}</p>
      <p>{say(plan.kind === 'sprint' ? 'sprint.sprintMeans' : 'sprint.streakMeans')}</p>
      {played ? (
        <DayPlayed
          count={tallyOf(played).found}
          onResult={() => series?.send({ type: 'begin', progress: played, at: browser.now() })}
        />
      ) : (
        <WithPlaces deck={plan.deck}>
          {() => <Button onClick={start}>{say('sprint.start')}</Button>}
        </WithPlaces>
      )}
    </StartPage>
  )
}
