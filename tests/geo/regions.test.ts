import { readdirSync, readFileSync } from 'node:fs'
import { geoCentroid, geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { trace } from '../../scripts/atlas/trace'
import { atlases } from '../../scripts/regions/atlases'
import { drawDeck, keptOfRegion, type Outlines } from '../../scripts/regions/drawing'
import { filesOfDeck } from '../../scripts/regions/files'
import { LANGUAGES } from '../../scripts/regions/names'
import { polygonsOf, readSource } from '../../scripts/regions/source'
import { spanOf } from '../../scripts/regions/span'
import type { CountryCode } from '../../src/geo/countries'
import { Land } from '../../src/geo/drawing/land'
import { STEPS } from '../../src/geo/drawing/plane'
import { type Polygon, polygonArea } from '../../src/geo/drawing/polygon'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { readAtlas } from '../../src/geo/maps/atlas'
import { plainLetters } from '../../src/geo/names/folds/plain'
import type { RegionCode } from '../../src/geo/place'
import type { RegionNames, RegionTable } from '../../src/geo/regions/regionDecks'
import { REGION_DECK_NAMES, type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { parseShape } from '../../src/geo/shape'
import { drawn as chosen } from '../amount'
import { areasOf, tooFarOff } from './regionAreas'
import { regionTable } from './regionTable'

const folder = new URL('../../src/geo/regions/', import.meta.url)

function readText(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8')
}

function tableOf(deck: RegionDeckName): RegionTable {
  return JSON.parse(readText(`decks/${deck}.json`))
}

/** What the regions of a deck are called in a language, without what is only found. */
function namesOf(deck: RegionDeckName, lang: string): readonly (readonly [RegionCode, string])[] {
  const names: RegionNames = lang === 'en' ? {} : JSON.parse(readText(`names/${deck}/${lang}.json`))
  return tableOf(deck).regions.map(({ id, name }) => [id, names[id]?.split('|')[0] ?? name])
}

const drawn = new Map<RegionDeckName, Outlines>()

/** Draws a deck once for all tests. */
function outlinesOf(deck: RegionDeckName): Outlines {
  const outlines = drawn.get(deck) ?? drawDeck(deck, readSource(deck))
  drawn.set(deck, outlines)
  return outlines
}

/** Corners that an outline has at least, if its region is sought. */
const LEAST_CORNERS = 12

/** Unless all are tried: the United States and every seventh deck. */
const tried = chosen(REGION_DECK_NAMES, 7)

describe('the decks of regions', () => {
  test('are twenty, the United States first', () => {
    expect(REGION_DECK_NAMES).toHaveLength(20)
    expect(REGION_DECK_NAMES[0]).toBe('US')
    expect(Object.keys(regionTable)).toEqual(REGION_DECK_NAMES)
    expect(Object.keys(atlases)).toEqual(REGION_DECK_NAMES)
  })

  test.each(REGION_DECK_NAMES)('have as many regions of %s as ISO 3166-2, each under its code', (deck) => {
    const { codes } = regionDecks[deck]
    const { count, some } = regionTable[deck]
    const { regions } = tableOf(deck)
    expect(codes).toHaveLength(count)
    expect(new Set(codes).size).toBe(count)
    expect(regions.map(({ id }) => id)).toEqual(codes)
    const names = Object.fromEntries(regions.map(({ id, name }) => [id.slice(3), name]))
    expect(names).toMatchObject(some)
  })

  test.each(tried)('leave what is too plain of %s unsought', (deck) => {
    const { codes, targets } = regionDecks[deck]
    const plain = [...outlinesOf(deck)].flatMap(([code, { corners }]) =>
      corners < LEAST_CORNERS ? code : [],
    )
    const unsought = codes.filter((code) => !targets.includes(code))
    const rectangles = unsought.filter((code) => !plain.includes(code) && !(code in tooFarOff))
    expect(unsought).toEqual(expect.arrayContaining(plain))
    expect(rectangles).toEqual(deck === 'US' ? ['US-CO', 'US-WY'] : [])
  })

  test.each(tried)('have the span of %s', (deck) => {
    expect(regionDecks[deck].span).toBe(spanOf(outlinesOf(deck)))
  })
})

describe('the files of the regions', () => {
  test.each(tried)('of %s are made from the source exactly as they are committed', (deck) => {
    for (const [path, text] of filesOfDeck(deck, readSource(deck), outlinesOf(deck)))
      expect(readText(path), path).toBe(text)
  })

  test('are those of the decks, and no others', () => {
    const files = REGION_DECK_NAMES.map((deck) => `${deck}.json`).sort()
    expect(readdirSync(new URL('decks', folder)).sort()).toEqual(files)
    expect(readdirSync(new URL('maps', folder)).sort()).toEqual(files)
    const locales = readdirSync('src/ui/words/locales').map((name) => name.replace('.po', ''))
    expect(LANGUAGES).toEqual(locales.filter((lang) => lang !== 'en').sort())
    for (const deck of REGION_DECK_NAMES)
      expect(readdirSync(new URL(`names/${deck}`, folder)).sort(), deck).toEqual(
        LANGUAGES.map((lang) => `${lang}.json`).sort(),
      )
  })

  test.each(REGION_DECK_NAMES)('have a map of %s on which each region is, and borders', (deck) => {
    const map = readAtlas(readText(`maps/${deck}.json`))
    for (const { id, centroid } of tableOf(deck).regions) {
      const land = map.landOf(id as string as CountryCode)
      const [latitude, longitude] = geoCentroid(land).reverse() as [number, number]
      expect(land.coordinates.length, id).toBeGreaterThan(0)
      expect(greatCircleDistance(centroid, [latitude, longitude]), id).toBeLessThan(25)
    }
    expect(map.borders.coordinates.length).toBeGreaterThan(5)
    expect(map.islands.coordinates).toEqual([])
  })

  test('have the outlines of the United States in 40 kB', () => {
    const bytes = tableOf('US').regions.map(({ shape }) => shape.indexOf('\n'))
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(40_000)
  })
})

describe('the outlines of the regions', () => {
  test.each(tried)('of %s agree with the source by 97 %, and have every part', (deck) => {
    for (const [code, { coast, detailed, unit, dots }] of outlinesOf(deck)) {
      const loops = trace(detailed, unit)
      expect(loops.length, code).toBe(coast.length + dots)
      const land = new Land(loops.slice(0, coast.length), STEPS, 2000)
      expect(land.overlap(new Land(coast, STEPS, 2000)), code).toBeGreaterThanOrEqual(0.97)
    }
  })

  test('have Shetland in Scotland', () => {
    const polygons = keptOfRegion(polygonsOf(readSource('GB'), 'GB-SCT'), 'GB-SCT')
    const coordinates = polygons as Position[][][]
    expect(geoContains({ type: 'MultiPolygon', coordinates }, [-1.2, 60.3])).toBe(true)
  })

  test('can be read, every one', () => {
    for (const deck of REGION_DECK_NAMES)
      for (const { id, shape } of tableOf(deck).regions)
        expect(parseShape(shape)?.side, id).toBeGreaterThan(5)
  })

  test('are as large as the regions by a tenth, but for those that are known to be off and are not sought', () => {
    const off = REGION_DECK_NAMES.flatMap((deck) => {
      const [source, areas] = [readSource(deck), areasOf(deck)]
      expect([...areas.keys()].sort()).toEqual([...regionDecks[deck].codes].sort())
      return [...areas].flatMap(([code, [least, most]]) => {
        const area = polygonsOf(source, code).reduce(
          (sum: number, polygon: Polygon) => sum + polygonArea(polygon),
          0,
        )
        return area < least * 0.9 || area > most * 1.1 ? code : []
      })
    })
    expect(off.sort()).toEqual(Object.keys(tooFarOff).sort())
    const sought = new Set(REGION_DECK_NAMES.flatMap((deck) => regionDecks[deck].targets))
    expect(off.filter((code) => sought.has(code))).toEqual([])
  })

  test.each([
    ['JP-46', 'Amami Ōshima', 28.3, 129.4],
    ['ZA-MP', 'Bushbuckridge', -24.84, 31.06],
    ['ZA-GP', 'Merafong', -26.36, 27.4],
    ['ZA-KZN', 'Umzimkulu', -30.26, 29.94],
  ] as const)('of %s are of the region that has %s', (code, _, latitude, longitude) => {
    const coordinates = polygonsOf(readSource(code.slice(0, 2) as RegionDeckName), code) as Position[][][]
    expect(geoContains({ type: 'MultiPolygon', coordinates }, [longitude, latitude])).toBe(true)
  })
})

describe('the names of the regions', () => {
  test.each(['en', ...LANGUAGES])('in “%s” are different, and written in its letters', (lang) => {
    const { script } = new Intl.Locale(lang).maximize()
    for (const deck of REGION_DECK_NAMES) {
      const names = namesOf(deck, lang)
      expect(new Set(names.map(([, name]) => plainLetters(name))).size, deck).toBe(names.length)
      for (const [code, name] of names) {
        expect(name.trim(), code).toBe(name)
        expect(name, code).not.toBe('')
        if (script !== 'Latn') expect(name.replace(/D\. ?C\./, ''), code).not.toMatch(/\p{Script=Latin}/u)
      }
    }
  })

  test('are those of the country’s own language, for everybody to find', () => {
    const found = (deck: RegionDeckName, code: string) =>
      tableOf(deck)
        .regions.find(({ id }) => id === `${deck}-${code}`)
        ?.aliases.split('|')
    expect(found('US', 'CA')).toEqual(['CA', 'US-CA'])
    expect(found('DE', 'NW')).toEqual(['NRW', 'Nordrhein-Westfalen', 'NW', 'DE-NW'])
    expect(found('CH', 'VS')).toEqual(expect.arrayContaining(['Wallis', 'Vallese', 'VS']))
    expect(found('JP', '13')).toContain('東京都')
    expect(found('PL', '24')).toContain('śląskie')
  })

  test('have no alias that is another region’s name', () => {
    for (const deck of REGION_DECK_NAMES) {
      const { regions } = tableOf(deck)
      const owners = new Map(regions.map(({ id, name }) => [plainLetters(name), id]))
      for (const { id, aliases } of regions)
        for (const alias of aliases.split('|'))
          expect([undefined, id], `${id}: ${alias}`).toContain(owners.get(plainLetters(alias)))
    }
  })

  test.each([
    ['US-PA', 'fr', 'Pennsylvanie'],
    ['US-NC', 'pl', 'Karolina Północna'],
    ['US-WV', 'cs', 'Západní Virginie'],
    ['US-HI', 'ja', 'ハワイ州'],
    ['CA-NS', 'es', 'Nueva Escocia'],
    ['MX-MEX', 'ar', 'ولاية مكسيكو'],
    ['BR-SP', 'it', 'San Paolo'],
    ['AR-V', 'de', 'Feuerland'],
    ['DE-BY', 'nl', 'Beieren'],
    ['AT-7', 'sv', 'Tyrolen'],
    ['CH-GE', 'de', 'Genf'],
    ['FR-NOR', 'pt-BR', 'Normandia'],
    ['IT-52', 'uk', 'Тоскана'],
    ['ES-PV', 'tr', 'Bask Bölgesi'],
    ['NL-ZH', 'fr', 'Hollande-Méridionale'],
    ['PL-24', 'pl', 'śląskie'],
    ['CZ-10', 'cs', 'Praha'],
    ['SE-AB', 'sv', 'Stockholm'],
    ['TR-34', 'tr', 'İstanbul'],
    ['JP-01', 'ko', '홋카이도'],
    ['ZA-WC', 'nl', 'West-Kaap'],
    ['GB-WLS', 'de', 'Wales'],
    ['AU-NSW', 'zh-Hans', '新南威尔士州'],
  ] as const)('%s is in “%s” %s', (code, lang, name) => {
    expect(namesOf(code.slice(0, 2) as RegionDeckName, lang)).toContainEqual([code, name])
  })
})
