import { describe, expect, it } from 'vitest'
import { greatCircleDistance } from '../../src/geo/greatCircle'

describe('great-circle distance', () => {
  it.each([
    ['London', [51.5074, -0.1278], 'New York', [40.7128, -74.006], 5570],
    ['London', [51.5074, -0.1278], 'Tokyo', [35.6762, 139.6503], 9559],
    ['Sydney', [-33.8688, 151.2093], 'São Paulo', [-23.5505, -46.6333], 13358],
    ['Berlin', [52.52, 13.405], 'Paris', [48.8566, 2.3522], 877],
    ['a pole', [90, 0], 'the equator', [0, 77], 10007.5],
    ['a pole', [90, -120], 'itself', [90, 45], 0],
    ['a place', [37, -122], 'its antipode', [-37, 58], 20015],
    ['a place', [0, 179], 'one across the antimeridian', [0, -179], 222.4],
  ] as const)('from %s %s to %s %s is %d km, within 5', (_a, from, _b, to, km) => {
    expect(Math.abs(greatCircleDistance(from, to) - km)).toBeLessThan(5)
  })
})
