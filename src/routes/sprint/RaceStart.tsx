import { useMemo } from 'react'
import { decodeRace, foundByFriend } from '../../machines/sprint/raceLink'
import { newRun, tallyOf } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMode'
import { runOfDay } from '../../machines/sprint/runs'
import { DayPlayed } from '../../ui/sprint/RunForm'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { RunStart } from './RunStart'
import { useRuns } from './useRuns'

type Props = {
  readonly actor: RunActor | undefined
  /** What stands in the address of the page behind the `#`. */
  readonly token: string
}

/** The way to begin for whoever comes by a friend's link: the same run, or where it cannot be read any other. */
export function RaceStart({ actor, token }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [runs] = useRuns()
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
    <main className="run-start">
      <h2>{say('sprint.invited', { count: foundByFriend(race.link) })}</h2>
      <p>{say(`decks.${plan.deck}`)}</p>
      <p>{say(plan.kind === 'sprint' ? 'sprint.sprintMeans' : 'sprint.streakMeans')}</p>
      {played ? (
        <DayPlayed
          count={tallyOf(played).found}
          onResult={() => actor?.send({ type: 'begin', progress: played, at: browser.now() })}
        />
      ) : (
        <button type="button" className="button" onClick={start}>
          {say('sprint.start')}
        </button>
      )}
    </main>
  )
}
