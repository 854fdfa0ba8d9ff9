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

  it('is that of the nearest wind', () => {
    const bearings = [22.4, 22.5, 67.4, 67.5, 337.4, 337.5, 359.9]
    const winds = ['north', 'north-east', 'north-east', 'east', 'north-west', 'north', 'north']
    expect(bearings.map((bearing) => directionOf(bearing).word)).toEqual(winds)
  })
})
