import { describe, expect, it } from 'vitest'
import { coastOf, shapeOf, zoneOf } from '../../src/geo/kinds'

describe('kinds of outlines', () => {
  it.each([
    [800, 500, 'muchTaller'],
    [799, 500, 'taller'],
    [550, 500, 'taller'],
    [549, 500, 'even'],
    [500, 549, 'even'],
    [500, 550, 'wider'],
    [500, 799, 'wider'],
    [500, 800, 'muchWider'],
  ])('of %d km by %d km are %s', (height, width, kind) => {
    expect(shapeOf({ height, width })).toBe(kind)
  })

  it.each([
    [5, 25, 'tropics'],
    [20, 30, 'intoTropics'],
    [25, 65, 'temperate'],
    [20, 70, 'beyondPolarCircle'],
  ])('between %d and %d degrees lie in the zone %s', (low, high, zone) => {
    expect(zoneOf(low, high)).toBe(zone)
  })

  it.each([
    [140, 'smooth'],
    [141, 'uneven'],
    [165, 'uneven'],
    [166, 'indented'],
    [195, 'indented'],
    [196, 'jagged'],
  ])('with an outline of %d per cent are %s', (roughness, coast) => {
    expect(coastOf({ roughness })).toBe(coast)
  })
})
