import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../src/machines/series/mode'
import type { QuestionsMachine } from '../../src/machines/series/questions'
import { coverage, TAB_MOVES, type TwoTabs, walksOf } from './twoTabs'

type Questions<Progress> = Mode<Progress, QuestionsMachine<Progress>>

type Tested<Progress, World> = {
  readonly mode: Questions<Progress>
  readonly tabsIn: (world?: World | { readonly mode: Questions<Progress> }) => TwoTabs<Progress>
  readonly moves: readonly string[]
  /** Number of answers, after which it is over. */
  readonly most: number
  /** Worlds each of which is wrong in one way. */
  readonly wrong: Readonly<Record<string, World>>
}

/** Tests of a mode in two tabs, beside the rules as its oracle has them. */
export function testTwoTabs<Progress, World>(tested: Tested<Progress, World>): void {
  const { mode, tabsIn, most } = tested
  const moves = [...tested.moves, ...TAB_MOVES]
  const walks = walksOf(tabsIn, moves)

  const { isFurther, keyOf, write } = mode
  const wrong: Readonly<Record<string, World | { readonly mode: Questions<Progress> }>> = {
    ...tested.wrong,
    'the later of two tabs stands': { mode: { ...mode, isFurther: (other, own) => isFurther(own, other) } },
    'a tab neither sees nor keeps what another stored': {
      mode: {
        ...mode,
        read: () => undefined,
        write: (store, progress) => {
          store.remove(keyOf(progress))
          return write(store, progress)
        },
      },
    },
  }

  it('does as the rules say along every walk', () => {
    // Open with each number of answers but the last, answered with each but none, and over.
    expect(walks).toHaveLength((2 * most + 1) ** 2 * moves.length)
    for (const walk of walks) expect(tabsIn().objection(walk)).toBeUndefined()
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(mode.player)).toEqual([])
  })

  it('does as the rules say in histories of two tabs that are loaded anew and hear late of each other', () => {
    const histories = fc.array(fc.constantFrom(...moves), { minLength: 3, maxLength: 30, size: 'max' })
    fc.assert(fc.property(histories, (history) => void expect(tabsIn().objection(history)).toBeUndefined()))
  })

  describe('by which a wrong one is caught, in which', () => {
    it.each(Object.entries(wrong))('%s', (_, world) => {
      expect(walks.some((walk) => tabsIn(world).objection(walk) !== undefined)).toBe(true)
    })
  })
}
