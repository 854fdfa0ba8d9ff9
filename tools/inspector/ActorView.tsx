import { memo } from 'react'
import { Chart } from './Chart'
import { CopyTest } from './CopyTest'
import type { Command } from './messages'
import { Past } from './Past'
import type { Actor, Recording, Shot } from './recording'
import { pastOf } from './replay'
import { Send } from './Send'
import { Snapshot } from './Snapshot'

type Props = {
  readonly recording: Recording
  readonly actor: Actor
  /** Its snapshot now, and how many events it was sent: it is drawn anew when they change, and not with those of others. */
  readonly now: Shot
  readonly all: number
  /** After how many of them it is shown; `undefined` for as it is now. */
  readonly count: number | undefined
  readonly onCount: (count: number | undefined) => void
  readonly send: ((command: Command) => void) | undefined
}

/** One actor: its chart, its past, its data, and what can be done with it. */
export const ActorView = memo(({ recording, actor, now, all, count, onCount, send }: Props) => {
  const past = count === undefined ? undefined : pastOf(actor, count)
  const shot = past ? (past.replayed?.shot ?? past.recorded) : now
  const step = actor.steps[(count ?? all) - 1]
  return (
    <section className="panel-actor" aria-label={`Actor ${actor.name}`}>
      <h2>{actor.name}</h2>
      <Chart actor={actor} shot={shot} arrows={step?.arrows ?? []} moment={step?.index} />
      <Past actor={actor} count={count} past={past} onCount={onCount} />
      <Snapshot shot={shot} step={step} />
      {send && <Send key={actor.sessionId} actor={actor} send={send} />}
      <CopyTest key={`test ${actor.sessionId}`} recording={recording} actor={actor} />
    </section>
  )
})
