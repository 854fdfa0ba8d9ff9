import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Drawing, draw } from '../../scripts/atlas/drawing'
import { drawAll, filesOf } from '../../scripts/atlas/files'
import { Land } from '../../scripts/atlas/land'
import { UNIT } from '../../scripts/atlas/path'
import { STEPS } from '../../scripts/atlas/plane'
import { reportOf } from '../../scripts/atlas/report'
import { sheetOf } from '../../scripts/atlas/sheet'
import { trace } from '../../scripts/atlas/trace'
import { readWorld } from '../../scripts/atlas/world'
import { countries, countryOf, type TwentyCode } from '../../src/geo/countries'
import { greatCircleDistance } from '../../src/geo/distance'
import { parseOutline } from '../../src/geo/outline'
import { parseShape } from '../../src/geo/world/shape'
import { sketchOf } from './sketches'

/** Of each country, found by another program than ours: the centroid, and the box of its outline in a box of 100. */
const known: Record<
  TwentyCode,
  readonly [latitude: number, longitude: number, width: number, height: number]
> = {
  IT: [42.7121, 12.2052, 84, 100],
  FR: [46.506, 2.574, 100, 95],
  JP: [37.5261, 137.7188, 90, 100],
  GB: [53.9844, -2.7753, 64, 100],
  BR: [-10.6458, -53.2175, 100, 100],
  AU: [-25.769, 134.2913, 100, 92],
  US: [39.8887, -98.8219, 100, 62],
  IN: [22.8042, 79.5341, 95, 100],
  ES: [40.3558, -3.507, 100, 77],
  AR: [-34.6843, -64.7614, 47, 100],
  EG: [26.4565, 29.8773, 100, 88],
  CN: [36.6938, 103.382, 100, 84],
  ZA: [-28.9698, 25.1937, 100, 88],
  MX: [23.9215, -102.1653, 100, 68],
  CA: [60.3816, -96.5391, 100, 85],
  RU: [65.9804, 95.562, 100, 58],
  DE: [51.0441, 10.3625, 75, 100],
  TH: [15.0946, 101.0038, 53, 100],
  PL: [52.109, 19.4236, 100, 94],
  TR: [39.1356, 35.1765, 100, 45],
}

const geo = new URL('../../src/geo/', import.meta.url)
const world = readWorld()
let drawings: readonly Drawing[] = []
let seconds = 0

beforeAll(() => {
  const started = process.cpuUsage()
  drawings = drawAll(countries, world)
  seconds = process.cpuUsage(started).user / 1e6
}, 120_000)

function drawingOf(id: TwentyCode): Drawing {
  return drawings.find(({ entry }) => entry.id === id) as Drawing
}

function compressed(path: string): number {
  return gzipSync(path, { level: 9 }).length
}

describe('the atlas program', () => {
  test('makes exactly the files that are committed, and no others', () => {
    const files = filesOf(drawings)
    for (const [path, text] of files) expect(readFileSync(new URL(path, geo), 'utf8'), path).toBe(text)
    const committed = ['outlines/', 'sketches/'].flatMap((folder) =>
      readdirSync(new URL(folder, geo)).map((name) => folder + name),
    )
    expect([...committed, 'centroids.ts'].sort()).toEqual([...files.keys()].sort())
  })

  test('takes less than 30 s of a processor', () => {
    expect(seconds).toBeLessThan(30)
  })

  test('refuses ids that are not in the atlas, with the country and the reason, all at once', () => {
    const wrong = [
      { id: 'QX', numericId: 999, name: 'Nowhere' },
      { id: 'PL', numericId: 616, name: 'Poland' },
      { id: 'QY', numericId: Number.NaN, name: 'Elsewhere' },
      { id: 'VA', numericId: 336, name: 'Vatican' },
    ]
    expect(() => drawAll(wrong, world)).toThrow(
      'Nowhere (QX): the atlas has no country with the numeric id 999\n' +
        'Elsewhere (QY): the atlas has no country with the numeric id NaN\n' +
        'Vatican (VA): its outline in the atlas has no area',
    )
  })

  test('takes Australia, and not the islands that share its id', () => {
    expect(drawingOf('AU').traits.area).toBe(7_700_000)
  })

  test('reports what it keeps and drops, and why', () => {
    const report = reportOf([drawingOf('FR'), drawingOf('IT'), drawingOf('PL')])
    expect(report).toContain('France (FR): 2 polygons kept, 19 dropped')
    expect(report).toMatch(
      /dropped {2}83542 km² \(15\.\d+ %\) at 2\.3, -54\.6: 65\d\d km from the rest, further than 367 km/,
    )
    expect(report).toMatch(/filled {3}a hole of 61 km²: less than 0\.05 % of the main part/)
    expect(report).toContain('Poland (PL): 1 polygons kept, 0 dropped')
  })

  test('puts every outline, detailed and coarse, and its description on the contact sheet', () => {
    const sheet = sheetOf(drawings)
    for (const { detailed, coarse } of drawings) {
      expect(sheet).toContain(detailed)
      expect(sheet).toContain(coarse)
    }
    expect(sheet.match(/<figure>/g)).toHaveLength(countries.length)
  })
})

describe.each(countries.map(({ id }) => id))('the outline of %s', (id) => {
  test('has its centroid within 10 km of where it is known to be', () => {
    const [latitude, longitude] = known[id]
    expect(greatCircleDistance(drawingOf(id).flat.centroid, [latitude, longitude])).toBeLessThan(10)
  })

  test('has its box, detailed, within a unit of what it is known to be, filling the longer side', () => {
    const spots = trace(drawingOf(id).detailed, UNIT).flat()
    const extent = (values: readonly number[]) => ((Math.max(...values) - Math.min(...values)) / STEPS) * 100
    const [, , width, height] = known[id]
    expect(Math.abs(extent(spots.map(([x]) => x)) - width)).toBeLessThanOrEqual(1)
    expect(Math.abs(extent(spots.map(([, y]) => y)) - height)).toBeLessThanOrEqual(1)
  })

  test('agrees with the full coast: 98.5 % detailed, 85 % coarse', () => {
    const { flat, detailed, coarse } = drawingOf(id)
    const full = new Land(flat.loops, STEPS, 4000)
    expect(new Land(trace(detailed, UNIT), STEPS, 4000).overlap(full)).toBeGreaterThanOrEqual(0.985)
    expect(new Land(trace(coarse, UNIT * 10), STEPS, 4000).overlap(full)).toBeGreaterThanOrEqual(0.85)
  })

  test('has every part and hole that is kept, none of them collapsed', () => {
    const { flat, detailed } = drawingOf(id)
    const loops = trace(detailed, UNIT)
    expect(loops).toHaveLength(flat.loops.length)
    for (const loop of loops) expect(loop.length).toBeGreaterThanOrEqual(3)
    for (const steps of loops.flat(2)) expect(Math.min(Math.max(steps, 0), STEPS)).toBe(steps)
  })

  test('is taken by the parser, and takes at most 4 kB compressed, the coarse one at most 600 bytes as it is', () => {
    const { detailed, coarse } = drawingOf(id)
    expect(parseOutline(detailed)).toBeDefined()
    expect(compressed(detailed)).toBeLessThanOrEqual(4000)
    expect(coarse.length).toBeLessThanOrEqual(600)
  })

  test('is what the game has', () => {
    const { flat, coarse, traits } = drawingOf(id)
    expect(countryOf(id).centroid).toEqual(flat.centroid)
    const { side } = parseShape(readFileSync(`src/geo/world/shapes/${id}.txt`, 'utf8')) ?? {}
    expect(sketchOf(id)).toEqual({ path: coarse, side, traits })
  })
})

describe('the outlines together', () => {
  test('agree with the full coast by 99 % in the mean', () => {
    const overlaps = drawings.map(({ flat, detailed }) =>
      new Land(trace(detailed, UNIT), STEPS, 4000).overlap(new Land(flat.loops, STEPS, 4000)),
    )
    expect(overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length).toBeGreaterThanOrEqual(0.99)
  })

  test('take at most 23 kB compressed, each by itself', () => {
    expect(drawings.reduce((sum, { detailed }) => sum + compressed(detailed), 0)).toBeLessThanOrEqual(23_000)
  })

  test('have the parts that people know', () => {
    const parts = Object.fromEntries(
      drawings.map(({ entry, selection }) => [entry.id, selection.kept.length]),
    )
    // Russia: two polygons of the atlas are the halves of one, cut at the antimeridian, and the Crimea is in Ukraine.
    expect(parts).toEqual({
      ...{ IT: 4, FR: 2, JP: 21, GB: 14, BR: 2, AU: 4, US: 1, IN: 1, ES: 4, AR: 2 },
      ...{ EG: 1, CN: 2, ZA: 1, MX: 2, CA: 29, RU: 9, DE: 3, TH: 2, PL: 1, TR: 2 },
    })
    expect(drawingOf('ZA').flat.loops).toHaveLength(2)
  })
})

describe('a country by itself', () => {
  test('is drawn the same whatever else is drawn', () => {
    const { detailed, coarse } = draw({ id: 'PL', numericId: 616, name: 'Poland' }, world)
    expect(detailed).toBe(drawingOf('PL').detailed)
    expect(coarse).toBe(drawingOf('PL').coarse)
  })
})
