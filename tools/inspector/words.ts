import diff from 'microdiff'
import type { AnyEventObject } from 'xstate'
import type { Actor, Shot, Step } from './adapter'
import type { Recording } from './recording'
import { answerOf } from './replay'

/** The state of an actor in words: `playing`, `day.current, saving.saved`, or else whether it goes on. */
export function stateOf(shot: Shot): string {
  if (shot === null) return 'not known'
  const paths = pathsOf(shot.value).join(', ')
  if (hasFailed(shot)) return `error${paths && ` in ${paths}`}: ${faultOf(shot)}`
  return paths || (shot.status ?? 'active')
}

/** Whether an actor was ended by something that was thrown in it. */
export function hasFailed(shot: Shot | undefined): boolean {
  return shot?.status === 'error'
}

/** Writes what was thrown in an actor in words. */
function faultOf(shot: Shot | undefined): string {
  const { message } = (shot?.error ?? {}) as { readonly message?: unknown }
  return typeof message === 'string' ? message : textOf(shot?.error ?? null)
}

function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, below]) => {
    const paths = pathsOf(below)
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`)
  })
}

/** The fields of an event without its type. */
export function fieldsOf({ type: _, ...fields }: AnyEventObject): object {
  return fields
}

export function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

/** What has changed between two snapshots, a line each: `context.guesses.0: → "FR"`. */
export function differenceOf(before: Shot, after: Shot): readonly string[] {
  const told = (shot: Shot) => ({
    value: shot?.value,
    status: shot?.status,
    error: shot?.error,
    context: shot?.context,
  })
  return diff(told(before) as object, told(after) as object).map((change) => {
    const old = 'oldValue' in change ? [textOf(change.oldValue)] : []
    const now = 'value' in change ? [textOf(change.value)] : []
    return [`${change.path.join('.')}:`, ...old, '→', ...now].join(' ')
  })
}

/** What has become of an event, in words. */
export function outcomeOf(actor: Actor | undefined, { event, arrows, before, after }: Step): string {
  if (after === undefined) return hasFailed(actor?.now) ? 'not taken: the actor has failed' : 'not taken yet'
  if (hasFailed(after) && !hasFailed(before)) return `failed: ${faultOf(after)}`
  const guards = arrows.flatMap(({ guard }) => (guard === '' ? [] : [guard]))
  if (arrows.length > 0) return guards.join(', ')
  if (actor === undefined || before === null || textOf(before) !== textOf(after)) return ''
  const answer = answerOf(actor, before, event)
  if (answer === undefined) return actor.known ? 'changed nothing' : ''
  return ['refused', answer.guards.join(', ')].filter(Boolean).join(' by ')
}

/** Name of an actor by its session, or of where an event comes from that no actor has sent. */
export function nameIn({ actors }: Recording, sessionId: string | undefined): string {
  return sessionId === undefined ? 'outside' : (actors.get(sessionId)?.name ?? sessionId)
}

/** A step in one line, by which it can be found. */
export function lineOf(recording: Recording, step: Step): string {
  const [target, source] = [step.sessionId, step.sourceId].map((id) => nameIn(recording, id))
  return `${source} → ${target} ${step.event.type} ${textOf(fieldsOf(step.event))}`
}
