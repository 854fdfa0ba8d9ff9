import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bordersOf } from '../../scripts/atlas/earth'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { closeShapeOf } from '../../src/geo/maps/borders'
import { nearestPoint } from '../../src/geo/maps/nearestPoint'
import { pointAlong } from '../../src/geo/maps/vector'
import type { Point } from '../../src/geo/point'

const committed = readFileSync(new URL('../../src/geo/maps/borders.json', import.meta.url), 'utf8')

const to = (place: Point, code: CountryCode) => nearestPoint(place, closeShapeOf(code)).distance

describe('the borders by which a distance is measured', () => {
  it('are made by the program exactly as they are committed, and take at most 80 kB', () => {
    expect(bordersOf(countries)).toBe(committed)
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(80_000)
  })

  it('are there of every country but the Vatican', () => {
    const none = countries.filter(({ id }) => closeShapeOf(id).coordinates.length === 0)
    expect(none.map(({ id }) => id)).toEqual(['VA'])
  })
})

describe('the distance from a place to a country', () => {
  it.each([
    ['Timbuktu', [16.77, -3.01], 'ML', 0],
    ['Luxembourg, the city', [49.61, 6.13], 'LU', 0],
    ['Ajaccio', [41.93, 8.74], 'FR', 0],
    ['Trier, to Luxembourg', [49.76, 6.64], 'LU', 10],
    ['Calais, to the United Kingdom', [50.96, 1.85], 'GB', 35],
    ['the North Pole, to Franz Josef Land of Russia', [90, 0], 'RU', 907],
    ['Fiji, over the 180th meridian, to Samoa', [-17.8, 178], 'WS', 1095],
    ['Buenos Aires, to Minamitorishima of Japan', [-34.6, -58.4], 'JP', 16_700],
  ] as const)('from %s', (_, place, code, distance) => {
    expect(Math.abs(to(place, code) - distance)).toBeLessThanOrEqual(distance * 0.02 + (distance && 4))
  })

  it.each([
    ['Tarawa', [1.33, 172.98], 'KI'],
    ['Addu', [-0.63, 73.1], 'MV'],
    ['Aldabra', [-9.42, 46.35], 'SC'],
    ['Ponta Delgada, the Azores', [37.74, -25.67], 'PT'],
    ['Las Palmas, the Canaries', [28.12, -15.43], 'ES'],
    ['Honolulu', [21.31, -157.86], 'US'],
    ['Anchorage', [61.22, -149.9], 'US'],
    ['Puerto Ayora, the Galápagos', [-0.74, -90.31], 'EC'],
    ['Naha, Okinawa', [26.21, 127.68], 'JP'],
    ['Lerwick, Shetland', [60.15, -1.14], 'GB'],
    ['Hanga Roa, Easter Island', [-27.15, -109.43], 'CL'],
    ['Longyearbyen, Svalbard', [78.22, 15.65], 'NO'],
    ['Mariehamn, Åland', [60.1, 19.94], 'FI'],
  ] as const)('from %s, one of its islands or parts, is 25 km at most', (_, place, code) => {
    expect(to(place, code)).toBeLessThanOrEqual(25)
  })

  it.each([
    ['Cayenne', [4.92, -52.31], 'FR'],
    ['Pointe-à-Pitre', [16.24, -61.53], 'FR'],
    ['Saint-Denis, Réunion', [-20.88, 55.45], 'FR'],
    ['Mamoudzou', [-12.78, 45.23], 'FR'],
    ['Kralendijk', [12.15, -68.27], 'NL'],
    ['Fakaofo, Tokelau', [-9.38, -171.22], 'NZ'],
    ['San Juan, Puerto Rico', [18.47, -66.11], 'US'],
    ['Nuuk', [64.18, -51.72], 'DK'],
    ['Nouméa', [-22.27, 166.45], 'FR'],
    ['Rockall', [57.6, -13.69], 'GB'],
  ] as const)('from %s, which is not counted, is that to the rest', (_, place, code) => {
    expect(to(place, code)).toBeGreaterThan(200)
  })

  it('is that to the nearest of its border’s places, or less by at most half of a stretch', () => {
    const places = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    fc.assert(
      fc.property(places, fc.constantFrom(...countries.map(({ id }) => id)), (place, code) => {
        const shape = closeShapeOf(code)
        fc.pre(shape.coordinates.length > 0)
        const { distance, point } = nearestPoint(place, shape)
        // An independent way: the distance to many points along each stretch.
        const along = shape.coordinates.flat().flatMap((ring) =>
          ring.slice(1).flatMap(([longitude = 0, latitude = 0], i) => {
            const [fromLongitude = 0, fromLatitude = 0] = ring[i] ?? []
            return [0, 0.25, 0.5, 0.75].map((share) =>
              greatCircleDistance(
                place,
                pointAlong([fromLatitude, fromLongitude], [latitude, longitude], share),
              ),
            )
          }),
        )
        const least = along.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
        if (distance > 0) {
          expect(distance).toBeLessThanOrEqual(least + 1e-6)
          expect(distance).toBeGreaterThan(least - 60)
          expect(greatCircleDistance(place, point)).toBeCloseTo(distance, 5)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('is at most 200 km from the middle of every country, but for the scattered islands of Micronesia', () => {
    const off = countries.filter(({ id }) => id !== 'VA' && to(countryOf(id).centroid, id) > 200)
    expect(off.map(({ name }) => name)).toEqual(['Micronesia'])
  })
})
