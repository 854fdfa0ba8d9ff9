import { describe, expect, test } from 'vitest'
import { axesOf, traceRuns } from '../../src/geo/maps/trace'
import { ringsOf } from '../../src/geo/maps/vector'
import { line } from './line'

/** What is seen of lines of longitude and latitude from above 0° N 0° E, at a radius of 1000 units. */
const seen = (lines: number[][][], near = 1) =>
  traceRuns(ringsOf(lines), axesOf([0, 0]), 1000, { near, reach: Number.POSITIVE_INFINITY })

describe('what is seen of a line', () => {
  test('leaves out what is nearer than asked for to the place drawn before, across and down together', () => {
    const lines = [line('0 0, 1 0, 1 1, 2 2, 2 0, 0 0')]
    expect(seen(lines, 1)[0]?.[0]?.places).toBe(' 0 0 17 0 17 -17 35 -35 35 0 0 0')
    expect(seen(lines, 30)[0]?.[0]?.places).toBe(' 0 0 17 -17 35 -35 35 0 0 0')
    expect(seen(lines, 36)[0]?.[0]?.places).toBe(' 0 0 35 -35 0 0')
  })
})

describe('beyond the reach of a picture', () => {
  const grain = { near: 1, reach: 100 }
  const drawn = (places: string) =>
    traceRuns(ringsOf([line(places)]), axesOf([0, 0]), 1000, grain)[0]?.map((run) => run.places)

  test('only the first and the last place are drawn of those that lie on one side', () => {
    expect(drawn('0 0, 10 0, 20 3, 30 2, 40 0, 1 1')).toEqual([' 0 0 174 0 643 0 17 -17'])
  })

  // Longitude to the right, latitude up: beyond the left, the top and the lower edge of the picture.
  test.each(['-10 0, -20 3, -30 0', '0 10, 3 20, 0 30', '0 -10, 3 -20, 0 -30'])(
    'whichever side that is: %s',
    (places) => {
      expect(drawn(places)?.[0]?.trim().split(' ')).toHaveLength(4)
    },
  )

  test('a line that goes round a corner of the picture is drawn there', () => {
    expect(drawn('-10 0, -10 10, 0 10, 10 10')?.[0]).toBe(' -174 0 -171 -174 0 -174 171 -174')
  })

  test('a place on another side is drawn, for the line may pass through the picture', () => {
    expect(drawn('10 0, 0 10, -10 0, 0 -10')).toEqual([' 174 0 0 -174 -174 0 0 174'])
  })

  test('a line still ends where it does', () => {
    expect(drawn('10 0, 20 0, 30 0')).toEqual([' 174 0 500 0'])
  })

  test('a line still goes behind the Earth where it does', () => {
    expect(drawn('20 0, 40 0, 60 0, 120 0')).toEqual([' 342 0 866 0 1000 0'])
  })
})
