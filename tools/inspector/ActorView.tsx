import { memo, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Actor, Shot } from './adapter'
import { Chart } from './Chart'
import { CopyTest } from './CopyTest'
import type { Arrow } from './chart'
import { activeIn } from './dot'
import type { Charted } from './layout'
import type { Command } from './messages'
import { Past } from './Past'
import type { Recording } from './recording'
import { pastOf } from './replay'
import { refusalOf, Send, sampleOf } from './Send'
import { Snapshot } from './Snapshot'
import { fieldsOf, outcomeOf, textOf } from './words'

type Props = {
  readonly recording: Recording
  readonly actor: Actor
  /** Its chart; `undefined` until it is laid out, and where there is none. */
  readonly charted: Charted | undefined
  /** Its snapshot now, and how many events it was sent: it is drawn anew when they change, and not with those of others. */
  readonly now: Shot
  readonly all: number
  /** After how many of them it is shown; `undefined` for as it is now. */
  readonly count: number | undefined
  readonly onCount: (count: number | undefined) => void
  readonly send: ((command: Command) => void) | undefined
}

/** Event that was sent from here, after how many steps of the actor; or why none was. */
type Sent = { readonly event: AnyEventObject; readonly after: number } | string

/** One actor: its chart, its past, its data, and what can be done with it. */
export const ActorView = memo(({ recording, actor, charted, now, all, count, onCount, send }: Props) => {
  const [sent, setSent] = useState<Sent>()
  const past = count === undefined ? undefined : pastOf(actor, count)
  const shot = past ? (past.replayed?.shot ?? past.recorded) : now
  const step = actor.steps[(count ?? all) - 1]
  const ask = (event: AnyEventObject) => {
    const refusal = refusalOf(actor, event.type)
    setSent(refusal ?? { event, after: actor.steps.length })
    if (refusal === undefined) send?.({ type: 'inspector.send', sessionId: actor.sessionId, event })
  }
  const machine = actor.known?.machine
  const press = ({ event }: Arrow) => ask({ ...sampleOf(actor, event), type: event })
  return (
    <section className="panel-actor" aria-label={`Actor ${actor.name}`}>
      <div>
        <h2>{actor.name}</h2>
        {machine === undefined && (
          <p>There is no chart of it: it is no machine, or its definition cannot be read.</p>
        )}
        {machine && charted && (
          <Chart
            charted={charted}
            active={activeIn(machine, shot?.value)}
            taken={step?.arrows ?? []}
            onPress={send && press}
          />
        )}
        <Past actor={actor} count={count} past={past} onCount={onCount} />
      </div>
      <div>
        <Snapshot shot={shot} step={step} />
        {send && <Send actor={actor} send={ask} news={newsOf(actor, sent)} />}
        <CopyTest recording={recording} actor={actor} />
      </div>
    </section>
  )
})

/** What has become of an event that was sent, in words. */
function newsOf(actor: Actor, sent: Sent | undefined): string {
  if (sent === undefined || typeof sent === 'string') return sent ?? ''
  const { event, after } = sent
  const step = actor.steps.slice(after).find((each) => each.event.type === event.type)
  const outcome = step ? outcomeOf(actor, step) || 'taken' : 'no answer yet'
  return `Sent ${event.type} ${textOf(fieldsOf(event))}: ${outcome}.`
}
