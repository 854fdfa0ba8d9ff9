import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import type { Traits } from '../../src/geo/traits'
import { describeOutline } from '../../src/ui/words/description'
import { sketchOf } from '../geo/sketches'

const say = sayIn('en')

const { traits } = sketchOf('IT')
const text = (changes: Partial<Traits>) => describeOutline({ ...traits, ...changes }, say).join(' ')

describe('the description of an outline, at the limits of its words', () => {
  it('calls a side that is longer by a tenth exactly longer', () => {
    expect(text({ height: 550, width: 500 })).toMatch(/^Taller than wide/)
    expect(text({ height: 500, width: 550 })).toMatch(/^Wider than tall/)
  })

  it.each([
    [0, 10, 'between about 0° and 10° north, in the tropics'],
    [-10, 0, 'between about 0° and 10° south, in the tropics'],
    [5, 25, 'between about 5° and 25° north, in the tropics'],
    [25, 40, 'between about 25° and 40° north, between the tropic and the polar circle'],
    [40, 65, 'between about 40° and 65° north, between the tropic and the polar circle'],
  ])('places %d to %d degrees on the near side of the line that they touch', (south, north, words) => {
    expect(text({ south, north })).toContain(words)
  })

  it('counts in words up to ten and in figures from there', () => {
    const words = 'two three four five six seven eight nine ten 11'.split(' ')
    for (const [index, word] of words.entries())
      expect(text({ parts: [], islets: index + 2 })).toContain(` ${word} small ones.`)
  })

  it('parts every three digits of a number', () => {
    expect(text({ area: 17_000_000 })).toContain('17,000,000 km²')
  })
})
