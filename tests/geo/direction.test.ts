import { describe, expect, it } from 'vitest'
import { directionOf } from '../../src/geo/direction'

describe('direction', () => {
  it.each([
    [0, '↑', 'north'],
    [45, '↗', 'north-east'],
    [90, '→', 'east'],
    [135, '↘', 'south-east'],
    [180, '↓', 'south'],
    [225, '↙', 'south-west'],
    [270, '←', 'west'],
    [315, '↖', 'north-west'],
  ])('of %i degrees is %s, %s', (bearing, arrow, word) => {
    expect(directionOf(bearing)).toEqual({ arrow, word })
  })

  it.each([
    [22.4, 'north'],
    [22.5, 'north-east'],
    [67.4, 'north-east'],
    [67.5, 'east'],
    [337.4, 'north-west'],
    [337.5, 'north'],
    [359.9, 'north'],
  ])('of %d degrees is the nearest wind, %s', (bearing, word) => {
    expect(directionOf(bearing).word).toBe(word)
  })
})
