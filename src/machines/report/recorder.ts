import type { AnyActorRef, InspectionEvent } from 'xstate'
import { PREFIX, SET_DRAFT, type Store, unlessRefused } from '../store/store'

/** Under which key a tab keeps its last events, each a line of JSON. */
export const EVENTS = `${PREFIX}events`

/** How many of them. */
export const MOST = 300

type Tab = Pick<Store, 'get' | 'set'>

/**
 * Of which events more is recorded than what they are called: of what a player does, and of a run that begins. Others may
 * have a round in them, or what is due.
 */
const TOLD = /^(guess|choose|begin)/

/** What is recorded, and nothing else: of a run no seed, since that tells its countries. */
const NAMES = 'at actor event country on rules outline arrows aid kind deck clock day'.split(' ')

/** The last events of a tab, oldest first, as lines that nobody has read yet. */
export function linesIn(tab: Pick<Tab, 'get'>): readonly string[] {
  return unlessRefused(() => (tab.get(EVENTS) ?? '').split('\n'), [])
}

/** The name of an actor without the token of a challenge, which tells its country. */
export function nameOf(id: string): string {
  return id.replace(/^(puzzle\.)?challenge.*/, 'challenge')
}

/**
 * Records the last events of a tab for a report, of which nothing tells the country of a round that is not over. They are
 * stored once all that follows from them has been done, and stay through reloads.
 * @param now milliseconds since 1970
 */
export function recordIn(tab: Tab, now: () => number): (inspected: InspectionEvent) => void {
  let lines = linesIn(tab)
  let isWaiting = false
  const store = () => {
    isWaiting = false
    unlessRefused(() => tab.set(EVENTS, lines.join('\n')))
  }
  return (inspected) => {
    if (inspected.type !== '@xstate.event') return
    const { event, actorRef } = inspected
    const { type } = event
    // What a clock brings again and again would push everything else out, and what follows from a guess says no more.
    if (/^((tick|look|settled|guessed|chosen)$|xstate)/.test(type)) return
    const told = TOLD.test(type) ? { ...event, ...event.progress?.plan } : {}
    const actor = nameOf((actorRef as AnyActorRef).id)
    const line = JSON.stringify({ ...told, at: now(), actor, event: type }, NAMES)
    lines = [...lines, line].slice(-MOST)
    if (!isWaiting) queueMicrotask(store)
    isWaiting = true
  }
}

/**
 * Forgets the events of a tab and the set that is being put together in it, as far as it can be asked to: for whoever erases
 * everything, before the page is loaded anew.
 */
export function forgetTab(tab: Pick<Store, 'set'>): void {
  for (const key of [EVENTS, SET_DRAFT]) unlessRefused(() => tab.set(key, ''))
}
