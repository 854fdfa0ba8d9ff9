import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Store } from '../store'

/** Under which key a tab keeps its last events, each a line of JSON. */
export const EVENTS = 'world-outline.events'

/** How many of them. */
export const MOST = 300

type Tab = Pick<Store, 'get' | 'set'>

/**
 * What is recorded of an event beside its name: of most events nothing, since they may have a round, a seed or what is due in
 * them. What a player does is told in full, of a run that begins what is known to everybody.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  guess: ['country', 'on'],
  guessed: ['country', 'on'],
  choose: ['rules'],
  begin: ['kind', 'deck', 'clock', 'day'],
}

/** The last events of a tab, also where it refuses to keep them. */
const recorded = new WeakMap<Tab, readonly string[]>()

/** The last events of a tab, oldest first, as lines that nobody has read yet. */
export function linesIn(tab: Tab): readonly string[] {
  try {
    return recorded.get(tab) ?? (tab.get(EVENTS) ?? '').split('\n')
  } catch {
    return []
  }
}

/** The name of an actor without the token of a challenge, which tells its country. */
export function nameOf(id: string): string {
  return id.replace(/^challenge\..*/, 'challenge')
}

/**
 * Records the last events of a tab for a report, of which nothing tells the country of a round that is not over. They are
 * stored once all that follows from them has been done, and stay through reloads.
 * @param now milliseconds since 1970
 */
export function recordIn(tab: Tab, now: () => number): (inspected: InspectionEvent) => void {
  let last = ''
  let isWaiting = false
  const store = () => {
    isWaiting = false
    try {
      tab.set(EVENTS, linesIn(tab).join('\n'))
    } catch {
      // The page remembers them.
    }
  }
  return (inspected) => {
    if (inspected.type !== '@xstate.event') return
    const { event, actorRef } = inspected
    const { type } = event
    // What comes again with every tick of a clock would push everything else out.
    const isRepeated = type === last && type.startsWith('journal.')
    if (isRepeated || /^(tick$|xstate\.)/.test(type)) return
    last = type
    const source = event.run?.plan ?? event
    const fields = FIELDS[type]?.map((field) => [field, source[field]]) ?? []
    const actor = nameOf((actorRef as AnyActorRef).id)
    const line = JSON.stringify({ at: now(), actor, event: type, ...Object.fromEntries(fields) })
    recorded.set(tab, [...linesIn(tab), line].slice(-MOST))
    if (!isWaiting) queueMicrotask(store)
    isWaiting = true
  }
}
