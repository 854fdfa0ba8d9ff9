import { readdirSync, readFileSync } from 'node:fs'
import { geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Drawing, draw, isAmong, placeOf } from '../../scripts/atlas/drawing'
import { additions } from '../../scripts/atlas/exceptions'
import { filesOf } from '../../scripts/atlas/files'
import { trace } from '../../scripts/atlas/trace'
import { readWorld } from '../../scripts/atlas/world'
import { sayIn } from '../../scripts/words/sayIn'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { Land } from '../../src/geo/drawing/land'
import { distance, type GridSpot, type Loop } from '../../src/geo/drawing/loop'
import { flatten, STEPS } from '../../src/geo/drawing/plane'
import never from '../../src/geo/neverTargets.json'
import { hasDots, parseShape } from '../../src/geo/shape'
import { describeOutline } from '../../src/ui/words/description'
import { isEvery } from '../amount'

const geo = new URL('../../src/geo/', import.meta.url)
const world = readWorld()
const say = sayIn('en')
/** Unless every country is tried: those that are named here, and every eighth of the others. */
const named =
  'GB JP LI MC NR SM MY CV TT AG KN ST KM GQ AO AZ DK WS PT KI MU OM GR ID PH SC TO UA SO CY KZ CU FI MA EC CL ES NO RU FJ MV MH FM TV BS'
const table = countries.filter(({ id }, i) => id !== 'VA' && (isEvery || named.includes(id) || i % 8 === 0))
let drawings: readonly Drawing[] = []

beforeAll(() => {
  drawings = table.map((entry) => draw(entry, world))
})

function drawingOf(id: CountryCode): Drawing {
  return drawings.find(({ entry }) => entry.id === id) as Drawing
}

/** How far the corners of a dot are from its middle: 0.8 hundredths of the box. */
const DOT = 0.008 * STEPS

/** How many parts of a country belong to its shape. */
function partsOf(id: CountryCode): number {
  return drawingOf(id).polygons.length
}

/** The longest edge of a loop, over the side of the box. */
function longestEdge(loop: Loop): number {
  return Math.max(...loop.map((spot, i) => distance(spot, loop[(i + 1) % loop.length] as GridSpot))) / STEPS
}

/** Whether a place is in one of the parts that belong to the shape of a country. */
function isKept(id: CountryCode, latitude: number, longitude: number): boolean {
  return drawingOf(id).polygons.some((polygon) =>
    geoContains({ type: 'Polygon', coordinates: polygon as Position[][] }, [longitude, latitude]),
  )
}

describe('the shapes of the world', () => {
  test('are made by the program exactly as they are committed, and no others', () => {
    const vatican = countryOf('VA')
    const places = [{ ...vatican, place: placeOf(vatican, world) }]
    const files = filesOf(drawings, places)
    const made = [...files].filter(([path]) => isEvery || path.startsWith('shapes/'))
    for (const [path, text] of made) expect(readFileSync(new URL(path, geo), 'utf8'), path).toBe(text)
    const expected = decks.world.codes.filter((code) => code !== 'VA')
    const committed = readdirSync(new URL('shapes/', geo))
    expect(committed.sort()).toEqual(expected.map((code) => `${code}.txt`))
  })

  test('are there for all 197 countries but the Vatican, which the atlas has as a point', () => {
    expect(countries).toHaveLength(197)
    expect(() => draw(countryOf('VA'), world)).toThrow('its outline in the atlas has no area')
  })

  test('have so many corners that they can be recognised, if they are sought', () => {
    const { codes, targets } = decks.world
    const unsought = codes.filter((code) => !targets.includes(code)).map((code) => countryOf(code).name)
    const plain = never.countries.map((code) => countryOf(code as CountryCode).name)
    expect(unsought.sort()).toEqual(plain)
    for (const { corners, entry } of drawings)
      expect(corners < never.leastCorners, `${entry.name}: ${corners}`).toBe(plain.includes(entry.name))
  })

  test('are known to have dots where they have some', () => {
    for (const { entry, dots } of drawings) {
      const shape = parseShape(readFileSync(new URL(`shapes/${entry.id}.txt`, geo), 'utf8'))
      expect(shape && hasDots(shape), entry.name).toBe(dots > 0)
    }
  })

  test('agree with the full coast by 98 %, islets that are drawn as dots not counted', () => {
    const overlaps = drawings
      .filter(({ coast }) => coast.length > 0)
      .map(({ coast, detailed, unit, entry }) => {
        const drawn = new Land(trace(detailed, unit).slice(0, coast.length), STEPS, 4000)
        return { name: entry.name, overlap: drawn.overlap(new Land(coast, STEPS, 4000)) }
      })
    expect(overlaps.filter(({ overlap }) => !(overlap >= 0.98))).toEqual([])
    // The Maldives, the Marshall Islands, Micronesia and Tuvalu have nothing but dots.
    expect(drawings.length - overlaps.length).toBe(4)
  })

  test('fill their boxes, and have every part that is kept and can be seen', () => {
    for (const { coast, detailed, unit, dots, entry } of drawings) {
      const loops = trace(detailed, unit)
      expect(loops.length, entry.name).toBe(coast.length + dots)
      const extents = [0, 1].map((axis) => {
        const values = loops.flat().map((spot) => spot[axis] as number)
        expect(Math.min(...values), entry.name).toBeGreaterThanOrEqual(0)
        expect(Math.max(...values), entry.name).toBeLessThanOrEqual(STEPS)
        return (Math.max(...values) - Math.min(...values)) / STEPS
      })
      expect(Math.max(...extents), entry.name).toBeGreaterThanOrEqual(0.98)
    }
  })

  test('have no dot on a coast, nor on another dot', () => {
    for (const { coast, detailed, unit, entry } of drawings) {
      const loops = trace(detailed, unit)
      for (const dot of loops.slice(coast.length)) {
        const [x, y] = [0, 1].map((axis) => dot.reduce((sum, spot) => sum + (spot[axis] as number), 0) / 4)
        const isOn = (spot: GridSpot) => Math.abs(spot[0] - (x ?? 0)) + Math.abs(spot[1] - (y ?? 0)) < DOT
        expect(
          loops.filter((other) => other !== dot && other.some(isOn)),
          entry.name,
        ).toEqual([])
      }
    }
  })

  test('are in one piece across the antimeridian', () => {
    for (const { coast, entry, polygons } of drawings) {
      for (const [outer = []] of polygons) {
        const seam = outer.reduce((sum, [longitude = 0, latitude = 0], i) => {
          const [nextLongitude = 0, nextLatitude = 0] = outer[i + 1] ?? []
          const isOnSeam = Math.abs(longitude) === 180 && Math.abs(nextLongitude) === 180
          return isOnSeam ? sum + Math.abs(nextLatitude - latitude) : sum
        }, 0)
        // What is left is where the two halves of a coast meet, a step of the atlas apart.
        expect(seam, entry.name).toBeLessThan(0.01)
      }
      // A country torn apart has an edge from one side of the box to the other.
      if (entry.id === 'RU' || entry.id === 'FJ')
        for (const loop of coast) expect(longestEdge(loop), entry.name).toBeLessThan(0.1)
    }
  })

  test('are described in words', () => {
    for (const { entry, traits } of drawings)
      expect(describeOutline(traits, say).length, entry.name).toBeGreaterThanOrEqual(8)
  })
})

describe('the parts of a country', () => {
  test.each([
    ['MY', 'Malaysia has both halves', 11],
    ['CV', 'Cape Verde has all nine islands', 9],
    ['TT', 'Trinidad and Tobago has both', 2],
    ['AG', 'Antigua and Barbuda has both', 2],
    ['KN', 'Saint Kitts and Nevis has both', 2],
    ['ST', 'São Tomé and Príncipe has both', 2],
    ['KM', 'the Comoros are three', 3],
    ['GQ', 'Equatorial Guinea has Bioko and not Annobón', 2],
    ['AO', 'Angola has Cabinda', 2],
    ['AZ', 'Azerbaijan has Nakhchivan', 2],
    ['DK', 'Denmark has Bornholm', 15],
    ['WS', 'Samoa has both', 2],
    ['PT', 'Portugal has neither the Azores nor Madeira', 1],
    ['KI', 'Kiribati is Kiritimati', 1],
    ['MU', 'Mauritius is without Rodrigues', 1],
  ] as const)('are those that people know: of %s, %s', (id, _, parts) => {
    expect(partsOf(id)).toBe(parts)
  })

  test.each([
    ['OM', 26.05, 56.25, 'Musandam'],
    ['GR', 36.2, 27.95, 'Rhodes'],
    ['GR', 35.2, 24.9, 'Crete'],
    ['ID', -7.6, 131.4, 'Yamdena'],
    ['ID', -4, 138, 'the west of New Guinea'],
    ['PH', 20.77, 121.84, 'Itbayat'],
    ['PH', 7.5, 125, 'Mindanao'],
    ['SC', -4.33, 55.74, 'Praslin'],
    ['TO', -18.65, -173.99, 'Vavaʻu'],
    ['GB', 60.3, -1.2, 'Shetland'],
    ['JP', 26.5, 127.95, 'Okinawa'],
    ['JP', 28.3, 129.4, 'Amami Ōshima'],
    ['UA', 45.2, 34.1, 'the Crimea'],
    ['SO', 9.5, 44, 'Somaliland'],
    ['CY', 35.3, 33.4, 'the north of the island'],
    ['KZ', 45.9, 63.3, 'Baikonur'],
    ['CU', 19.93, -75.08, 'Guantánamo Bay'],
    ['FI', 60.2, 20, 'Åland'],
    ['MA', 27.8, -12, 'what lies north of 27°40′'],
    ['EC', -0.5, -91.1, 'not the Galápagos'],
    ['CL', -27.1, -109.4, 'not Easter Island'],
    ['PT', 37.8, -25.5, 'not the Azores'],
    ['ES', 28.3, -16.6, 'not the Canaries'],
    ['NO', 78.6, 16, 'not Svalbard'],
    ['SC', -9.42, 46.35, 'not Aldabra'],
    ['JP', 24.45, 124.2, 'not Ishigaki'],
    ['RU', 45.2, 34.1, 'not the Crimea'],
    ['MA', 27.5, -12, 'not Western Sahara'],
  ] as const)('of %s, at %d, %d: %s', (id, latitude, longitude, place) => {
    expect(isKept(id, latitude, longitude)).toBe(!place.startsWith('not '))
  })

  test.each(additions)(
    'that are added to $id leave the rest three quarters of its width, and its middle',
    ({ id }) => {
      const { flat, polygons } = drawingOf(id as CountryCode)
      const rest = flatten(polygons.filter((polygon) => !isAmong(additions, id)(polygon)))
      expect(rest.scale / flat.scale).toBeGreaterThan(0.75)
      expect(rest.scale / flat.scale).toBeLessThan(1)
      expect(flat.centroid).toEqual(rest.centroid)
    },
  )
})
