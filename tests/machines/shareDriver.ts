import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import { shareMachine } from '../../src/machines/share'

/** What can happen while a result is being shared. */
export type Move = 'press' | 'written' | 'refused' | '1999 ms' | '1 ms'

/** What there is to be seen of it. */
export type ShareScreen = {
  readonly label: 'Share Result' | 'Copied!'
  /** Whether the text is shown to be copied by hand. */
  readonly isByHand: boolean
  /** What was handed to the clipboard, in order. */
  readonly texts: readonly string[]
  readonly notices: readonly ('copied' | 'failed')[]
}

/** Shares with a clipboard that answers when it is told to, and a clock that stands still between moves. */
export function createShare(inspect: (event: InspectionEvent) => void) {
  const [texts, notices]: [string[], ShareScreen['notices'][number][]] = [[], []]
  const clock = new SimulatedClock()
  let presses = 0
  let pending: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  const write = fromPromise<void, string>(({ input }) => {
    texts.push(input)
    return new Promise((resolve, reject) => {
      pending = { resolve, reject }
    })
  })
  const share = createActor(shareMachine.provide({ actors: { write } }), { clock, inspect }).start()
  share.on('*', ({ type }) => notices.push(type))

  const moves: Record<Move, () => void> = {
    press: () => share.send({ type: 'copy', text: `text ${++presses}` }),
    written: () => pending?.resolve(),
    refused: () => pending?.reject(new Error('The clipboard refuses')),
    '1999 ms': () => clock.increment(1999),
    '1 ms': () => clock.increment(1),
  }

  return {
    async make(move: Move): Promise<void> {
      moves[move]()
      // The answer of the clipboard arrives a few microtasks later.
      await new Promise(setImmediate)
    },
    read: (): ShareScreen => {
      const snapshot = share.getSnapshot()
      return {
        label: snapshot.matches('copied') ? 'Copied!' : 'Share Result',
        isByHand: snapshot.matches('failed'),
        texts: [...texts],
        notices: [...notices],
      }
    },
  }
}
