import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import type { Traits } from '../../src/geo/traits'
import { describeOutline } from '../../src/ui/words/description'
import { shapeOf } from '../geo/shapeOf'

const say = sayIn('en')

const { traits } = shapeOf('IT')
const text = (changes: Partial<Traits>) =>
  describeOutline({ ...traits, ...changes }, say)
    .map(({ label, value }) => `${label}${value}`)
    .join(' ')

describe('the description of an outline, at the limits of its words', () => {
  it('calls a side that is longer by a tenth exactly longer', () => {
    expect(text({ height: 550, width: 500 })).toContain('Proportions: taller than wide')
    expect(text({ height: 500, width: 550 })).toContain('Proportions: wider than tall')
  })

  it.each([
    [0, 10, '0° to 10° north, in the tropics'],
    [-10, 0, '0° to 10° south, in the tropics'],
    [5, 25, '5° to 25° north, in the tropics'],
    [25, 40, '25° to 40° north, between the tropic and the polar circle'],
    [40, 65, '40° to 65° north, between the tropic and the polar circle'],
  ])('places %d to %d degrees on the near side of the line that they touch', (south, north, words) => {
    expect(text({ south, north })).toContain(words)
  })

  it('parts every three digits of a number', () => {
    expect(text({ area: 17_000_000 })).toContain('17,000,000\u00a0km²')
  })
})
