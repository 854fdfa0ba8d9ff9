const common = { sessionId: 'x:0', rootId: 'x:0', createdAt: '0', id: null, _version: '0.7.2' }

const machine = { id: 'lamp', initial: 'dark', states: { dark: { on: { press: 'bright' } }, bright: {} } }

/** An actor as the protocol tells of it. */
export const lamp = {
  ...common,
  type: '@xstate.actor',
  name: 'lamp',
  definition: JSON.stringify(machine),
  snapshot: { value: 'dark', status: 'active' },
}

const event = { ...common, type: '@xstate.event', event: { type: 'press' } }
const snapshot = { ...event, type: '@xstate.snapshot', snapshot: { value: 'bright' } }
const microstep = { type: '@xstate.microstep', sessionId: 'x:0', arrows: [] }
const arrow = { source: 'lamp.dark', targets: ['lamp.bright'], event: 'press', guard: '', actions: [] }

const without = (message: object, ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(message).filter(([key]) => !keys.includes(key)))

const second = (where: string) => `message 2 of 2 has no proper ${where}`

/** Messages behind the first that are not as the protocol has them, and what is told of them. */
export const malformed: Readonly<Record<string, readonly [messages: readonly unknown[], why: string]>> = {
  'nothing in place of a message': [[null], second('type')],
  'a message without a type': [[{}], second('type')],
  'an actor without a session': [[without(lamp, 'sessionId')], second('sessionId')],
  'an actor without a name': [[without(lamp, 'name')], second('name')],
  'a definition that is an object': [[{ ...lamp, definition: machine }], second('definition')],
  'an actor that has started itself': [
    [{ ...lamp, sessionId: 'x:1', parentId: 'x:1' }],
    'lamp is among those that have started it',
  ],
  'no event in an event': [[without(event, 'event')], second('event')],
  'an event without a type': [[{ ...event, event: {} }], second('event.type')],
  'a time that is none': [[{ ...event, createdAt: 'noon' }], second('createdAt')],
  'a snapshot that is a text': [[{ ...snapshot, snapshot: 'bright' }], second('snapshot')],
  'a step without arrows': [[without(microstep, 'arrows')], second('arrows')],
  'an arrow without an end': [
    [{ ...microstep, arrows: [without(arrow, 'targets')] }],
    second('arrows.0.targets'),
  ],
}

/** Definitions of which no chart can be drawn. */
export const undrawable: Readonly<Record<string, object>> = {
  'a first state that there is not': { initial: 'nowhere', states: { dark: {} } },
  'a way to nowhere': { initial: 'dark', states: { dark: { on: { press: 'nowhere' } } } },
  'a state that is nothing': { initial: 'dark', states: { dark: null } },
}
