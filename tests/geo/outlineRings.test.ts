import { describe, expect, it } from 'vitest'
import { ringsOf } from '../../src/geo/outlineRings'

describe('the rings of an outline', () => {
  it('have their corners where the steps of relative commands lead', () => {
    expect(ringsOf('m1 2h3v4h-3z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 6],
        [1, 6],
      ],
    ])
    expect(ringsOf('m0.5 10.25l-0.5-0.25 2 1.5z')).toEqual([
      [
        [0.5, 10.25],
        [0, 10],
        [2, 11.5],
      ],
    ])
  })

  it('begin from where the ring before has begun, or, where they are absolute, from the corner of the box', () => {
    const [first, second] = [
      [
        [1, 1],
        [3, 1],
        [3, 3],
      ],
      [
        [6, 6],
        [8, 6],
        [8, 9],
      ],
    ]
    expect(ringsOf('m1 1h2v2zm5 5h2v3z')).toEqual([first, second])
    expect(ringsOf('M1 1L3 1L3 3ZM6 6L8 6L8 9Z')).toEqual([first, second])
  })

  it('have as many corners as there are numbers after one command', () => {
    expect(ringsOf('m0 0h3 4v1-2z')).toEqual([
      [
        [0, 0],
        [3, 0],
        [7, 0],
        [7, 1],
        [7, -1],
      ],
    ])
  })

  it('are none of no text', () => {
    expect(ringsOf('')).toEqual([])
  })
})
