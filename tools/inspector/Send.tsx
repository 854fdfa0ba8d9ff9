import { useId, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { machineOf } from './machines'
import type { Command } from './messages'
import type { Actor } from './recording'
import { answerOf } from './replay'
import { fieldsOf } from './words'

type Props = { readonly actor: Actor; readonly send: (command: Command) => void }

/** The events that an actor knows, which of them it would take now, and the way to send one. */
export function Send({ actor, send }: Props) {
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
        if (event) send({ type: 'inspector.send', sessionId: actor.sessionId, event })
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
    </form>
  )
}

function wordsOf(answer: ReturnType<typeof answerOf>): string {
  if (answer === undefined) return 'not known'
  if (answer.isTaken) return 'would be taken'
  return answer.guards.length > 0 ? `refused by ${answer.guards.join(', ')}` : 'not known in this state'
}

/** What its definition names, and what it was sent. */
function eventsOf(actor: Actor): readonly string[] {
  const defined = machineOf(actor)?.machine.events ?? []
  const seen = actor.steps.map(({ event }) => event.type)
  return [...new Set([...defined, ...seen])].filter((type) => !type.startsWith('xstate.'))
}

/** The fields of the last event of a type; of a guess that nobody has made yet, any country on any day. */
function sampleOf(actor: Actor, type: string): object {
  const last = actor.steps.findLast(({ event }) => event.type === type)
  if (last) return fieldsOf(last.event)
  return type === 'guess' ? { country: 'FR', on: new Date().toISOString().slice(0, 10) } : {}
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
