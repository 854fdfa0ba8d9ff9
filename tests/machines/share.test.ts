import { describe, expect, it } from 'vitest'
import { shareMachine } from '../../src/machines/share'
import { sample } from '../amount'
import { Coverage } from '../paths/coverage'
import { sequencesOf } from './sequences'
import { createShare, type Move } from './shareDriver'
import { ShareOracle } from './shareOracle'

describe('sharing', () => {
  const coverage = new Coverage()

  const moves: readonly Move[] = ['press', 'written', 'refused', '1999 ms', '1 ms']
  /** That a second press has two seconds of its own. */
  const again: readonly Move[] = ['press', 'written', '1999 ms', 'press', 'written', '1 ms', '1999 ms']

  it('does as the rules say along every sequence of five presses, answers and waits', async () => {
    for (const sequence of [again, ...sample(sequencesOf(moves, 5), 7)]) {
      const [share, oracle] = [createShare(coverage.inspect), new ShareOracle()]
      for (const [index, move] of sequence.entries()) {
        await share.make(move)
        oracle.make(move)
        expect(share.read(), sequence.slice(0, index + 1).join(', ')).toEqual(oracle.read())
      }
    }
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(shareMachine), 'transitions that no sequence walks').toEqual([])
  })
})
