import { readFileSync } from 'node:fs'
import { countries } from '../../src/geo/countries'
import type { DeckName } from '../../src/geo/decks'
import type { Polygon } from '../../src/geo/drawing/polygon'
import { readAtlas } from '../../src/geo/maps/atlas'
import { dotOn, type FlatGround, isTooSmall, type MapSize } from '../../src/geo/maps/flatMap'
import { maps } from '../../src/geo/maps/flatMaps'
import { regionMap } from '../../src/geo/maps/regionMap'
import { outlineRingsOf, ringArea } from '../../src/geo/outlineRings'
import type { Place, PlaceId } from '../../src/geo/place'
import type { Point } from '../../src/geo/point'
import { REGION_DECK_NAMES, type RegionDeckName, type RegionTable } from '../../src/geo/regions/regionDecks'
import { parseShape } from '../../src/geo/shape'
import { COLOURS } from '../../src/ui/result/picture'
import { LANGUAGES, type LanguageTag } from '../../src/ui/words/languages'
import { keptOf } from '../atlas/drawing'
import { readWorld } from '../atlas/world'
import { keptOfRegion } from '../regions/drawing'
import { polygonsOf, readSource } from '../regions/source'
import { spellingsIn } from '../words/countryNames'

/** Place as it is released. */
export type Land = {
  readonly id: PlaceId
  readonly names: Readonly<Record<LanguageTag, string>>
  /** Parts that its outline has; none where the atlas has a point. */
  readonly polygons: readonly Polygon[]
  readonly middle: Point
  /** Picture of its outline, if it has one, and that of its place, to be laid over the map of its deck. */
  readonly outline: string | undefined
  readonly spot: string
}

/** Deck of the release: the world, or the regions of a country. */
export type LandDeck = { readonly name: DeckName; readonly map: string; readonly lands: readonly Land[] }

/** Names of places in a language, with other spellings after bars. */
type NamesIn = (lang: LanguageTag) => Readonly<Record<string, string>>

/** All decks, the world first. */
export function landDecks(): readonly LandDeck[] {
  return [worldDeck(), ...REGION_DECK_NAMES.map(regionDeck)]
}

function worldDeck(): LandDeck {
  const [world, map] = [readWorld(), maps.world]
  const makeLand = landMaker(spellingsIn, map)
  const lands = countries.map((country) => {
    const polygons = keptOf(country, world)
    const shape = polygons.length > 0 ? readText(`shapes/${country.id}.txt`) : ''
    return makeLand(country, polygons, shape, map.shapesOf([country.id])[0]?.shape ?? '')
  })
  return { name: 'world', map: groundPicture(map), lands }
}

/** Radius of the dot that stands for a region too small to be seen on the map of its country. */
const DOT = 5

function regionDeck(deck: RegionDeckName): LandDeck {
  const { regions }: RegionTable = JSON.parse(readText(`regions/decks/${deck}.json`))
  const source = readSource(deck)
  const map = regionMap(readAtlas(readText(`regions/maps/${deck}.json`)))(regions.map(({ id }) => id))
  const namesIn: NamesIn = (lang) =>
    lang === 'en' ? {} : JSON.parse(readText(`regions/names/${deck}/${lang}.json`))
  const makeLand = landMaker(namesIn, map)
  const lands = regions.map((region) => {
    const path = map.shapeOf(region.id)
    const area = outlineRingsOf(path).reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0)
    const spot = isTooSmall(area, DOT) ? dotOn(map.spotOf(region.centroid), DOT) : path
    return makeLand(region, keptOfRegion(polygonsOf(source, region.id), region.id), region.shape, spot)
  })
  return { name: deck, map: groundPicture(map), lands }
}

/** Makes the places of a deck, in English where a language has no name of its own. */
function landMaker(namesIn: NamesIn, size: MapSize) {
  const spellings = LANGUAGES.map((lang) => [lang, namesIn(lang)] as const)
  return ({ id, name, centroid }: Place, polygons: readonly Polygon[], shape: string, spot: string): Land => {
    const called = spellings.map(([lang, names]) => [lang, names[id]?.replace(/\|.*/, '') || name] as const)
    const names = Object.fromEntries(called) as Land['names']
    const path = parseShape(shape)?.path
    const titles = called.map(([lang, text]) => `<title xml:lang="${lang}">${escaped(text)}</title>`)
    const outline = path && pictureOn(BOX, ...titles, pathOf(ink, path))
    return { id, names, polygons, middle: centroid, outline, spot: pictureOn(size, pathOf(vermilion, spot)) }
  }
}

const { ink, rule, paper, vermilion } = COLOURS
const BOX = { width: 100, height: 100 }

function groundPicture(map: FlatGround): string {
  const borders = `<path fill="none" stroke="${paper}" stroke-width=".7" d="${map.borders}"/>`
  return pictureOn(map, pathOf(rule, map.land), borders)
}

function pathOf(fill: string, path: string): string {
  return `<path fill="${fill}" fill-rule="evenodd" d="${path}"/>`
}

function pictureOn({ width, height }: MapSize, ...lines: readonly string[]): string {
  const box = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${lines.join('\n')}\n</svg>\n`
}

/** Text as it is written in XML and HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function readText(path: string): string {
  return readFileSync(`src/geo/${path}`, 'utf8')
}
