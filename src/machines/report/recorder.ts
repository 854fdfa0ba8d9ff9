import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { GameEvent, GameNews } from '../game'
import type { EpochMs } from '../schedule/day'
import { PREFIX, SET_DRAFT, type Store, unlessRefused } from '../store/store'

/** Key under which a tab keeps its latest events, one line of JSON for each. */
export const EVENTS = `${PREFIX}events`

/** Maximum number of events kept. */
export const MAX_EVENTS = 300

type Tab = Pick<Store, 'get' | 'set'>

/**
 * Whether an event is recorded with its details: actions of a player, and the start of a run. Details of other events may
 * include a round or the countries due.
 */
const IS_TOLD: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    guess: true,
    choose: true,
    help: true,
    giveUp: true,
    sync: false,
    begin: true,
  } satisfies Record<GameEvent['type'] | 'begin', boolean>),
)

/** Events not recorded: periodic ones would push out all others, and those that follow from a player's action add nothing. */
const UNRECORDED: Readonly<Record<GameNews['type'] | 'played' | 'keep' | 'kept' | 'tick' | 'look', true>> = {
  guessed: true,
  chosen: true,
  helped: true,
  givenUp: true,
  played: true,
  keep: true,
  kept: true,
  tick: true,
  look: true,
}

/** Properties that may be recorded. The seed of a run is not among them, since it reveals the countries. */
const NAMES = 'at actor event country on rules outline arrows aids aid kind deck clock day'.split(' ')

/** Reads the latest events of a tab, oldest first, as unparsed lines. */
export function linesIn(tab: Pick<Tab, 'get'>): readonly string[] {
  return unlessRefused(() => (tab.get(EVENTS) ?? '').split('\n'), [])
}

/** Id of an actor without the token of a challenge, which would reveal the country. */
export function nameOf(id: string): string {
  return id.replace(/^(puzzle\.)?challenge.*/, 'challenge')
}

/**
 * Records the latest events of a tab for a problem report, without revealing the country of an unfinished round. Events are
 * stored after the actions they trigger, and survive reloads.
 */
export function recordIn(tab: Tab, now: () => EpochMs): (inspected: InspectionEvent) => void {
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
    if (type.startsWith('xstate') || Object.hasOwn(UNRECORDED, type)) return
    const told = IS_TOLD.get(type) ? { ...event, ...event.progress?.plan } : {}
    const actor = nameOf((actorRef as AnyActorRef).id)
    const line = JSON.stringify({ ...told, at: now(), actor, event: type }, NAMES)
    lines = [...lines, line].slice(-MAX_EVENTS)
    if (!isWaiting) queueMicrotask(store)
    isWaiting = true
  }
}

/**
 * Deletes the recorded events and the unfinished class set of a tab, as far as its storage allows; used when everything is
 * erased, before the page reloads.
 */
export function forgetTab(tab: Pick<Store, 'set'>): void {
  for (const key of [EVENTS, SET_DRAFT]) unlessRefused(() => tab.set(key, ''))
}
