import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polylineOf } from '../../scripts/atlas/polyline'
import { numbersIn } from '../../src/geo/maps/atlas'

test('The numbers of the format’s own example are those that its makers say', () => {
  // 38.5, -120.2 and the steps to 40.7, -120.95 and to 43.252, -126.453, in hundred-thousandths of a degree.
  const numbers = [3850000, -12020000, 220000, -75000, 255200, -550300]
  expect(numbersIn('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(numbers)
  expect(polylineOf(numbers)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
})

test('Any numbers come back as they were written', () => {
  const number = fc.integer({ min: -(2 ** 28), max: 2 ** 28 })
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      expect(numbersIn(polylineOf(numbers))).toEqual(numbers)
    }),
  )
})
