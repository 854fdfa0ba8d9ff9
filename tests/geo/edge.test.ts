import { expect, test } from 'vitest'
import { joinAlongEdge } from '../../src/geo/maps/edge'

const RIGHT = 0
const BELOW = Math.PI / 2
const LEFT = Math.PI
const ABOVE = -Math.PI / 2

test('A border that goes out of sight goes on along the edge, clockwise to where it comes back', () => {
  expect(joinAlongEdge([{ start: BELOW, end: RIGHT, places: '0 10 10 0' }], 10)).toBe(
    'M0 10 10 0A10 10 0 0 1 0 10Z',
  )
})

test('It goes the long way where the land does', () => {
  expect(joinAlongEdge([{ start: RIGHT, end: BELOW, places: '10 0 0 10' }], 10)).toBe(
    'M10 0 0 10A10 10 0 1 1 10 0Z',
  )
})

test('Two borders of one land are joined, and two lands are not', () => {
  const first = { start: ABOVE, end: RIGHT, places: 'a' }
  const second = { start: BELOW, end: LEFT, places: 'b' }
  expect(joinAlongEdge([first, second], 10)).toBe('MaA10 10 0 0 1 0 10LbA10 10 0 0 1 0 -10Z')
  const [one, other] = [
    { ...first, start: RIGHT, end: ABOVE },
    { ...second, start: LEFT, end: BELOW },
  ]
  expect(joinAlongEdge([one, other], 10).match(/Z/g)).toHaveLength(2)
})
