import { useId, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Actor } from './adapter'
import { eventInWords } from './chart'
import { answerOf } from './replay'
import { fieldsOf } from './words'

type Props = {
  readonly actor: Actor
  readonly send: (event: AnyEventObject) => void
  /** What has become of the last one. */
  readonly news: string
}

/** The events that an actor knows, which of them it would take now, and the way to send one. */
export function Send({ actor, send, news }: Props) {
  const id = useId()
  const events = eventsOf(actor)
  const [chosen, setType] = useState<string>()
  const type = chosen ?? events[0] ?? ''
  const [typed, setTyped] = useState<string>()
  const text = typed ?? JSON.stringify(sampleOf(actor, type))
  const event = parse(type, text)
  const answer = event && answerOf(actor, actor.now, event)
  return (
    <form
      className="panel-send"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (event) send(event)
      }}
    >
      <h3>Send an event</h3>
      <ul className="panel-can">
        {events.map((each) => (
          <li key={each}>
            <code>{each}</code>{' '}
            {wordsOf(answerOf(actor, actor.now, { ...sampleOf(actor, each), type: each }))}
          </li>
        ))}
      </ul>
      <label htmlFor={`${id}-type`}>Event</label>
      <input
        id={`${id}-type`}
        list={`${id}-types`}
        value={type}
        onChange={({ target }) => {
          setType(target.value)
          setTyped(undefined)
        }}
      />
      <datalist id={`${id}-types`}>
        {events.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label htmlFor={`${id}-fields`}>Fields, as JSON</label>
      <textarea
        id={`${id}-fields`}
        rows={2}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={event === undefined}
      />
      <p role="status">{event === undefined ? 'That is no JSON object.' : `${type}: ${wordsOf(answer)}`}</p>
      <button type="submit" disabled={event === undefined}>
        Send
      </button>
      <p role="status">{news}</p>
    </form>
  )
}

function wordsOf(answer: ReturnType<typeof answerOf>): string {
  if (answer === undefined) return 'not known before it is sent'
  if (answer.isTaken) return 'would be taken'
  return answer.guards.length > 0 ? `refused by ${answer.guards.join(', ')}` : 'not known in this state'
}

/** Why an event cannot be sent to an actor; `undefined` if it can. */
export function refusalOf({ name, now }: Actor, type: string): string | undefined {
  const { status = 'active' } = now ?? {}
  if (status !== 'active') return `${name} takes nothing any more: it is ${status}.`
  if (type === '') return 'Nothing is sent for it: it is taken as soon as its guard holds.'
  if (type.startsWith('xstate.')) return `“${eventInWords(type)}” comes by itself, and cannot be sent.`
  return type.includes('*') ? 'It is taken at several events. Name one below.' : undefined
}

/** What its definition names, and what it was sent. */
function eventsOf(actor: Actor): readonly string[] {
  const defined = actor.known?.machine.events ?? []
  const seen = actor.steps.map(({ event }) => event.type)
  return [...new Set([...defined, ...seen])].filter((type) => !/^xstate\.|\*/.test(type))
}

/** The fields of the last event of a type, or what the adapter has for one that nobody has sent. */
export function sampleOf({ known, steps }: Actor, type: string): object {
  const last = steps.findLast(({ event }) => event.type === type)
  return last ? fieldsOf(last.event) : (known?.own?.sampleOf?.(type) ?? {})
}

function parse(type: string, text: string): AnyEventObject | undefined {
  try {
    const fields: unknown = JSON.parse(text)
    return fields !== null && typeof fields === 'object' && !Array.isArray(fields)
      ? { ...fields, type }
      : undefined
  } catch {
    return undefined
  }
}
