import { expect, it } from 'vitest'
import { outlineRingsOf } from '../../src/geo/outlineRings'

/** Places such as `0 0, 30 0`: longitude and latitude in degrees, or steps to the right and down. */
function line(places: string): [number, number][] {
  return places.split(', ').map((place) => place.split(' ').map(Number) as [number, number])
}

it.each([
  ['relative commands', 'm1 2h3v4h-3z', ['1 2, 4 2, 4 6, 1 6']],
  ['fractions', 'm0.5 10.25l-0.5-0.25 2 1.5z', ['0.5 10.25, 0 10, 2 11.5']],
  ['several numbers after one command', 'm0 0h3 4v1-2z', ['0 0, 3 0, 7 0, 7 1, 7 -1']],
  ['a second ring, from where the first has begun', 'm1 1h2v2zm5 5h2v3z', ['1 1, 3 1, 3 3', '6 6, 8 6, 8 9']],
  ['absolute commands', 'M1 1L3 1L3 3ZM6 6L8 6L8 9Z', ['1 1, 3 1, 3 3', '6 6, 8 6, 8 9']],
  ['nothing', '', []],
])('The rings of an outline have their corners where these lead: %s', (_, path, rings) => {
  expect(outlineRingsOf(path)).toEqual(rings.map(line))
})
