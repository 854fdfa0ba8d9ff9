import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import type { Position } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { type GeoRing, type Polygon, polygonArea, righted } from '../../src/geo/drawing/polygon'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { outlineRingsOf, ringArea } from '../../src/geo/outlineRings'
import type { MapFault } from '../../src/geo/own/features'
import { type MapFile, type NamedMap, nameMap, readMap, shapeOfLand } from '../../src/geo/own/ownMap'
import { parseShape, type Shape } from '../../src/geo/shape'
import { geoJson } from './ownFiles'

/** Map of a file whose names are those of the most likely property, or of another. */
function mapOf(text: string, key?: string): NamedMap {
  const file = fileOf(text)
  const naming = nameMap(file, { name: key ?? file.names[0]?.key ?? '', others: [] })
  for (;;) {
    const step = naming.next()
    if (step.done) return step.value
  }
}

function fileOf(text: string): MapFile {
  const file = readMap(text)
  if (typeof file === 'string') throw new Error(`The file is refused: ${file}`)
  return file
}

const faultOf = (text: string): MapFault | undefined => {
  const file = readMap(text)
  return typeof file === 'string' ? file : undefined
}

const world = (scale: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`), 'utf8')

const square = (x: number, y: number, size = 1): Position[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]

const area = (name: string | undefined, ...coordinates: readonly unknown[][]) => ({
  type: 'Feature',
  properties: name === undefined ? {} : { name },
  geometry: { type: 'Polygon', coordinates },
})

const collection = (...features: readonly unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features })

const shapeIn = (text: string): Shape => parseShape(text) as Shape

/** Area that is drawn, in km². */
function drawnArea({ path, side }: Shape): number {
  return Math.abs(outlineRingsOf(path).reduce((sum, ring) => sum + ringArea(ring), 0)) * (side / 100) ** 2
}

const polygonsIn = (land: string): readonly Polygon[] => (land === '' ? [] : JSON.parse(land))

describe('a map of somebody’s own', () => {
  it('is read from TopoJSON with its names', () => {
    const { places, left } = mapOf(world('110m'))
    expect(places).toHaveLength(177)
    expect(left).toEqual({})
    expect(places.map(({ name }) => name)).toContain('New Zealand')
  })

  it('is taken across the antimeridian and around a pole as it lies on the Earth', () => {
    const { places } = mapOf(world('50m'))
    const placed = (wanted: string) => places.find(({ name }) => name === wanted)
    expect(Math.abs(placed('Fiji')?.centroid[1] ?? 0)).toBeGreaterThan(175)
    expect(placed('Antarctica')?.centroid[0]).toBeLessThan(-75)
    const { traits } = shapeIn(shapeOfLand(placed('Antarctica')?.land ?? ''))
    expect(traits.area).toBeGreaterThan(10_000_000)
    expect(traits.holes).toEqual([])
  })

  it('is read with the rings of RFC 7946, with a bounding box, and with longitudes up to 360', () => {
    const plain = geoJson('CH')
    const boxed = {
      ...plain,
      bbox: [5, 45, 11, 48],
      features: plain.features.map((one) => ({ ...one, bbox: [5, 45, 11, 48] })),
    }
    const beyond = geoJson('CH', ([x = 0, y = 0]) => [x + 345, y])
    const [one, other] = [mapOf(JSON.stringify(boxed)), mapOf(JSON.stringify(beyond))]
    expect(one.places).toHaveLength(26)
    for (const [at, { centroid }] of other.places.entries())
      expect(centroid[1] + 15).toBeCloseTo(one.places[at]?.centroid[1] ?? 0, 3)
  })

  it('is known to be swapped where a latitude is none', () => {
    const file = fileOf(JSON.stringify(geoJson('US', ([x = 0, y = 0]) => [y, x])))
    expect(file.remark).toBe('swapped')
    const { places } = mapOf(JSON.stringify(geoJson('US', ([x = 0, y = 0]) => [y, x])))
    expect(places.find(({ name }) => name === 'California')?.centroid[1]).toBeCloseTo(-119.6, 0)
  })

  it('is known to be projected, and keeps its distances', () => {
    const half = Math.PI * 6_378_137
    const mercator = ([x = 0, y = 0]: Position) => [
      (x / 180) * half,
      (Math.log(Math.tan(Math.PI / 4 + (y * Math.PI) / 360)) / Math.PI) * half,
    ]
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } }
    const back = JSON.stringify({ ...geoJson('DE', mercator), crs })
    expect(fileOf(back).remark).toBe('projected')
    const [places, plain] = [mapOf(back).places, mapOf(JSON.stringify(geoJson('DE'))).places]
    for (const [at, { centroid }] of places.entries())
      expect(greatCircleDistance(centroid, plain[at]?.centroid ?? [0, 0])).toBeLessThan(0.1)
    const metres = mapOf(
      JSON.stringify(
        geoJson('NL', ([x = 0, y = 0]) => [(x - 5) * 68_000 + 155_000, (y - 52) * 111_000 + 463_000]),
      ),
    )
    expect(metres.span).toBeGreaterThan(200)
    expect(metres.span).toBeLessThan(300)
  })

  it('is refused as a drawing where its units have no size', () => {
    expect(faultOf(collection(area('A', square(100, 500, 300)), area('B', square(500, 100, 300))))).toBe(
      'drawing',
    )
  })

  it('has holes, islands and points', () => {
    const { places } = mapOf(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          area('Ring', square(0, 0, 3), square(1, 1, 1)),
          {
            type: 'Feature',
            properties: { name: 'Two' },
            geometry: { type: 'MultiPolygon', coordinates: [[square(10, 0)], [square(11.5, 0)]] },
          },
          {
            type: 'Feature',
            properties: { name: 'Spot' },
            geometry: { type: 'Point', coordinates: [5, 5, 100] },
          },
        ],
      }),
    )
    expect(places.map(({ land }) => polygonsIn(land).map(({ length }) => length))).toEqual([[2], [1, 1], []])
    expect(places[2]?.centroid).toEqual([5, 5])
  })

  it('refuses what was laid out for a page of 975 by 610 points', () => {
    const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json')
    expect(readMap(readFileSync(file, 'utf8'))).toBe('drawing')
  })

  it('joins what has the same name, whatever its accents', () => {
    const { places, joined } = mapOf(
      collection(area('Île', square(0, 0)), area('ILE', square(1.2, 0)), area('B', square(5, 5))),
    )
    expect(joined).toBe(1)
    expect(places.map(({ name, land }) => [name, polygonsIn(land).length])).toEqual([
      ['Île', 2],
      ['B', 1],
    ])
  })

  it('finds the property with the names, among codes, numbers and addresses', () => {
    const features = ['Ruritania', 'Freedonia', 'Sylvania'].map((name, at) => ({
      ...area(undefined, square(at * 2, 0)),
      properties: {
        iso: 'ABC'[at],
        population: 1000 + at,
        NAME_DE: `${name}ien`,
        name,
        wiki: `https://x.y/${at}`,
        kind: 'country',
      },
    }))
    const { names } = fileOf(collection(...features))
    expect(names[0]).toEqual({ key: 'name', count: 3, example: 'Ruritania' })
    expect(names[1]?.key).toBe('NAME_DE')
  })

  it('takes further names from further properties', () => {
    const one = { ...area('Bern', square(0, 0)), properties: { name: 'Bern', fr: 'Berne', it: 'Berna|Bern' } }
    const naming = nameMap(fileOf(collection(one)), { name: 'name', others: ['fr', 'it'] })
    let step = naming.next()
    while (!step.done) step = naming.next()
    expect(step.value.places[0]?.aliases).toBe('Berne|Berna')
  })
})

describe('a hostile file', () => {
  it('is refused with the reason', () => {
    expect(faultOf(' \n')).toBe('empty')
    expect(faultOf('<svg/>')).toBe('damaged')
    expect(faultOf('{"type":"FeatureColl')).toBe('damaged')
    expect(faultOf(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)).toMatch(/damaged|foreign/)
    for (const text of [
      '[]',
      '"x"',
      'null',
      '7',
      '{}',
      '{"type":"FeatureCollection"}',
      '{"type":"Topology"}',
    ])
      expect(faultOf(text)).toBe('foreign')
    expect(faultOf(collection())).toBe('nothing')
    expect(faultOf(collection(null, 7, {}, { type: 'Feature', geometry: null }))).toBe('nothing')
    expect(faultOf(' '.repeat(21 * 2 ** 20))).toBe('large')
  })

  it('loses what cannot be played, and nothing else', () => {
    const line = {
      type: 'Feature',
      properties: { name: 'L' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
    }
    const { places, left } = mapOf(
      collection(
        area('Good', square(0, 0)),
        line,
        area(undefined, square(1, 1)),
        area('x'.repeat(10_000), square(2, 2)),
        area('Empty', []),
        area('Flat', [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 0],
        ]),
        area('Speck', square(0, 0, 1e-9)),
        { type: 'Feature', properties: { name: 'Nowhere' }, geometry: null },
        { type: 'Feature', properties: { name: 'Odd' }, geometry: { type: 'Circle', coordinates: [0, 0] } },
      ),
      'name',
    )
    expect(places.map(({ name }) => name)).toEqual(['Good'])
    expect(left).toEqual({ line: 1, unnamed: 1, long: 1, small: 3, bare: 1, damaged: 1 })
  })

  it('may have numbers that are none, which leave out a corner', () => {
    const { places } = mapOf(
      collection(area('A', square(0, 0, 3))).replace('[3,0]', '[3,0],[NaN,2],[3,null],["x",1],[]'),
    )
    expect(places.map(({ name }) => name)).toEqual(['A'])
  })

  it('may have the keys of prototypes and markup for names', () => {
    const names = ['__proto__', 'constructor', 'toString', '<img src=x onerror=alert(1)>', '‮evil']
    const { places } = mapOf(collection(...names.map((name, at) => area(name, square(at * 2, 0)))))
    expect(places.map(({ name }) => name)).toEqual([...names.slice(0, 4), 'evil'])
    const keyed = collection(area('A', square(0, 0))).replace('"name"', '"__proto__"')
    expect(mapOf(keyed).places.map(({ name }) => name)).toEqual(['A'])
    expect(({} as { name?: string }).name).toBeUndefined()
  })

  it('may cross itself: it is drawn, or left out', () => {
    const bow = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2.5],
      [0, 0],
    ]
    const star = Array.from({ length: 6 }, (_, at) => [
      Math.sin((at * 4 * Math.PI) / 5),
      Math.cos((at * 4 * Math.PI) / 5),
    ])
    const { places, left } = mapOf(
      collection(area('Bow', bow), area('Star', star), area('Good', square(5, 5))),
    )
    expect(places.length + (left.small ?? 0)).toBe(3)
    for (const { land } of places) expect(parseShape(shapeOfLand(land))).toBeDefined()
  })

  it('with 50,000 shapes keeps a thousand of them', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      area(`N${at}`, square((at % 300) * 0.5, Math.floor(at / 300) * 0.5 - 45, 0.4)),
    )
    const { places, left } = mapOf(collection(...many))
    expect([places.length, left]).toEqual([1000, { many: 49_000 }])
  })

  it('with 10,000 parts of one name keeps the largest thousand', () => {
    const parts = Array.from({ length: 10_000 }, (_, at) =>
      area('Isles', square((at % 300) - 150, Math.floor(at / 300) - 17, at < 2 ? 0.9 : 0.5)),
    )
    const [isles] = mapOf(collection(...parts, area('Rock', square(0, 50)))).places
    const kept = polygonsIn(isles?.land ?? '')
    expect(kept).toHaveLength(1000)
    expect(
      kept
        .slice(0, 2)
        .flat(2)
        .map(([x = 0]) => Math.round((x + 150) * 10) % 10),
    ).toContain(9)
  })

  it('may nest collections and point to arcs that are not there', () => {
    const deep = `${'{"type":"GeometryCollection","geometries":['.repeat(100_000)}${']}'.repeat(100_000)}`
    const { left } = mapOf(
      collection(area('Deep', square(0, 0)), area('A', square(0, 0))).replace(/{"type":"Polygon".*?}/, deep),
    )
    expect(left).toEqual({ damaged: 1 })
    const topology = JSON.parse(world('110m')) as Topology<{ countries: GeometryCollection }>
    const [first] = topology.objects.countries.geometries
    Object.assign(first as object, { arcs: [[[99_999]]] })
    expect(mapOf(JSON.stringify(topology)).places).toHaveLength(176)
  })
})

describe('a random polygon', () => {
  it('keeps its area within 3 %, and has no corner outside its box', () => {
    const made = fc.record({
      radii: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 5, maxLength: 60 }),
      size: fc.double({ min: 0.01, max: 5, noNaN: true }),
      at: fc.tuple(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -75, max: 75, noNaN: true }),
      ),
      isTurned: fc.boolean(),
    })
    fc.assert(
      fc.property(made, ({ radii, size, at: [x, y], isTurned }) => {
        const wide = 1 / Math.cos((y * Math.PI) / 180)
        const corners = radii.map((radius, i): Position => {
          const angle = (i / radii.length) * 2 * Math.PI
          return [x + Math.cos(angle) * radius * size * wide, y + Math.sin(angle) * radius * size]
        })
        const ring = [...(isTurned ? corners.reverse() : corners), corners[0] as Position] as GeoRing
        const { places } = mapOf(collection(area('It', ring as Position[])))
        const text = shapeOfLand(places[0]?.land ?? '')
        const shape = shapeIn(text)
        const spots = outlineRingsOf(shape.path).flat(2)
        expect(Math.min(...spots)).toBeGreaterThan(-0.001)
        expect(Math.max(...spots)).toBeLessThan(100.001)
        const whole = polygonArea(righted([ring]))
        expect(Math.abs(drawnArea(shape) / whole - 1)).toBeLessThan(0.03)
      }),
      { numRuns: 100 },
    )
  })
})
