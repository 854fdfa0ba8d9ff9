import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

/** Display time of `Copied!`, in milliseconds. */
export const COPIED_FOR = 2000

/** Copies a text to the clipboard. The caller provides `write`, which rejects if the clipboard cannot be written. */
export const shareMachine = setup({
  types: {} as {
    context: { readonly text: string }
    events: { type: 'copy'; text: string }
    emitted: { type: 'copied' } | { type: 'failed' }
  },
  actors: {
    write: fromPromise<void, string>(() => Promise.reject(new Error('No clipboard was provided'))),
  },
  actions: {
    take: assign({ text: ({ event }) => event.text }),
    tellCopied: emit({ type: 'copied' }),
    tellFailed: emit({ type: 'failed' }),
  },
  delays: { COPIED_FOR },
}).createMachine({
  id: 'share',
  context: { text: '' },
  initial: 'idle',
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => context.text,
        onDone: { target: 'copied', actions: 'tellCopied' },
        onError: { target: 'failed', actions: 'tellFailed' },
      },
      // A second press during the write has no effect.
      on: { copy: {} },
    },
    copied: { after: { COPIED_FOR: 'idle' } },
    failed: {},
  },
  on: { copy: { target: '.copying', actions: 'take' } },
})

export type ShareActor = ActorRefFrom<typeof shareMachine>
