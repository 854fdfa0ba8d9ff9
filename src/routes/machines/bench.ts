import type { AnyActorRef } from 'xstate'
import type { Adapter } from '../../../tools/inspector/adapter'
import type { Command, Message } from '../../../tools/inspector/messages'
import { observerOf } from '../../../tools/inspector/tell'
import { Watch } from '../../../tools/inspector/watch'
import type { Browser } from '../../entry/browser'
import { FIRST_DECK } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { unstored } from '../../machines/journal/unstored'
import type { PracticePuzzle } from '../../machines/rules/puzzle'
import { AIDS, standardChoice } from '../../machines/rules/rules'
import { type UtcDate, utcDateOf } from '../../machines/schedule/day'
import { startApp } from '../../machines/startApp'
import { cutOff } from './cutOff'
import { isOfOpenDay, Secrecy } from './secrecy'

/** The one puzzle that is played beside its machines. */
export const PRACTICE: PracticePuzzle = { kind: 'practice', deck: FIRST_DECK }

/** Practice whose machines are looked at. */
export type Bench = {
  /** Root of its own, which stores nothing. */
  readonly root: AppActor
  readonly watch: Watch
  readonly send: (command: Command) => void
}

/** Starts practice in memory, and notes what its machines do. */
export function benchOf(browser: Pick<Browser, 'now' | 'seed'>): Bench {
  const { now } = browser
  const watch = new Watch(adapterOf(() => utcDateOf(now())))
  const secrecy = new Secrecy()
  const told: Message[] = []
  const actors = new Map<string, AnyActorRef>()
  const observe = observerOf((message) => {
    told.push(message)
    if (secrecy.hear(message)) watch.hearAgain(told.map(secrecy.mask))
    else watch.hear(secrecy.mask(message))
  }, now)
  const world = {
    ...unstored(),
    now,
    seed: browser.seed,
    // A store in memory never refuses, and practice knows no day.
    onTick: () => () => {},
    onReturn: () => {},
    reportError: () => {},
  }
  const root = startApp(world, (event) => {
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
    observe(event)
  })
  // What was sent may have thrown.
  root.on('failed', () => queueMicrotask(() => root.send({ type: 'retry' })))
  root.send({ type: 'game.wanted', puzzle: PRACTICE, rules: standardChoice })
  const send = ({ sessionId, event }: Command) => {
    const actor = actors.get(sessionId)
    // The round of an event that is sent again has no target.
    actor?.send(event.type === 'sync' ? { ...event, round: actor.getSnapshot().context } : event)
  }
  return { root, watch, send }
}

function adapterOf(today: () => UtcDate): Adapter {
  const samples: Readonly<Record<string, () => object>> = {
    guess: () => ({ country: 'FR', on: today() }),
    choose: () => ({ rules: standardChoice }),
    help: () => ({ aid: AIDS[0] }),
  }
  return {
    machines: cutOff,
    sampleOf: (type) => samples[type]?.() ?? {},
    opened: (messages) => {
      if (isOfOpenDay(messages, today()))
        return 'This recording is of a day that is still open, and would give its answer away.'
      const secrecy = new Secrecy()
      messages.forEach((message) => void secrecy.hear(message))
      return messages.map(secrecy.mask)
    },
  }
}
