import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, waitFor } from 'xstate'
import { shareMachine } from '../../src/machines/share'
import { sample } from '../amount'
import { Coverage } from '../paths/coverage'
import { sequencesOf } from './sequences'
import { createShare, type Move } from './shareDriver'
import { ShareOracle } from './shareOracle'

describe('sharing', () => {
  const coverage = new Coverage()
  const play = async (...moves: readonly Move[]) => {
    const share = createShare(coverage.inspect)
    for (const move of moves) await share.make(move)
    return share.read()
  }

  it('says Copied! for two seconds from the end of the write, to the millisecond', async () => {
    expect(await play('press', 'written')).toMatchObject({ label: 'Copied!' })
    expect(await play('press', 'written', '1999 ms')).toMatchObject({ label: 'Copied!' })
    expect(await play('press', 'written', '1999 ms', '1 ms')).toMatchObject({ label: 'Share Result' })
  })

  it('has no text before the first press, and then that of the press', async () => {
    const share = createActor(
      shareMachine.provide({ actors: { write: fromPromise<void, string>(() => Promise.resolve()) } }),
    ).start()
    expect(share.getSnapshot().context).toEqual({ text: '' })
    share.send({ type: 'copy', text: 'what is shared' })
    expect(share.getSnapshot().context).toEqual({ text: 'what is shared' })
    share.stop()
  })

  it('does not say Copied! before the write has ended, however long it takes', async () => {
    expect(await play('press', '1999 ms', '1 ms')).toMatchObject({ label: 'Share Result', notices: [] })
  })

  it('tells of a write that was refused, and never says Copied! for it', async () => {
    expect(await play('press', 'refused')).toEqual({
      label: 'Share Result',
      isByHand: true,
      texts: ['text 1'],
      notices: ['failed'],
    })
  })

  it('takes no notice of a second press while the first is being written', async () => {
    expect(await play('press', 'press')).toMatchObject({ texts: ['text 1'] })
  })

  it('writes anew at a press while it says Copied!, and then says so for two seconds again', async () => {
    const again = ['press', 'written', '1999 ms', 'press', 'written', '1999 ms'] as const
    expect(await play(...again)).toMatchObject({ label: 'Copied!', texts: ['text 1', 'text 2'] })
    expect(await play(...again, '1 ms')).toMatchObject({ label: 'Share Result' })
  })

  it('writes anew at a press after a failure', async () => {
    expect(await play('press', 'refused', 'press', 'written')).toMatchObject({
      label: 'Copied!',
      isByHand: false,
      notices: ['failed', 'copied'],
    })
  })

  const moves: readonly Move[] = ['press', 'written', 'refused', '1999 ms', '1 ms']
  it('does as the rules say along every sequence of five presses, answers and waits', async () => {
    for (const sequence of sample(sequencesOf(moves, 5), 7)) {
      const [share, oracle] = [createShare(coverage.inspect), new ShareOracle()]
      for (const [index, move] of sequence.entries()) {
        await share.make(move)
        oracle.make(move)
        expect(share.read(), sequence.slice(0, index + 1).join(', ')).toEqual(oracle.read())
      }
    }
  })

  it('fails where no clipboard was provided, and says why', async () => {
    const reasons: unknown[] = []
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.event' && 'error' in event.event) reasons.push(event.event.error)
    }
    const share = createActor(shareMachine, { inspect }).start()
    share.send({ type: 'copy', text: 'text' })
    await waitFor(share, (snapshot) => snapshot.matches('failed'))
    expect(reasons).toEqual([new Error('No clipboard was provided')])
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(shareMachine), 'transitions that no sequence walks').toEqual([])
  })
})
