import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea } from 'd3-geo'
import { feature, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { transfers } from '../../scripts/atlas/borders'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import { EARTH_RADIUS } from '../../src/geo/distance'
import { briefOf, facts } from '../../src/geo/facts'
import { worldBriefOf } from '../../src/geo/world/brief'
import { worldFacts } from '../../src/geo/world/facts'
import { landNeighboursOf } from '../../src/geo/world/neighbours'
import '../../src/geo/world/decks'
import { others } from '../../src/geo/world/others'
import { parseShape } from '../../src/geo/world/shape'

/** Areas that differ from the atlas by more than an eighth, and why. */
const otherAreas: { readonly [code in CountryCode]?: string } = {
  AE: 'With islands and shoals that are not drawn.',
  BH: 'With land won from the sea.',
  KI: 'Its atolls are drawn too wide.',
  KM: 'With Mayotte, which it claims.',
  LI: 'Too small to be drawn exactly.',
  LR: 'With 15,000 km² of waters.',
  MA: 'Without Western Sahara, most of which the atlas draws as part of it.',
  MC: 'Too small to be drawn exactly.',
  MV: 'Most of its islands are not drawn.',
  NO: 'Without Svalbard and Jan Mayen.',
  NR: 'Too small to be drawn exactly.',
  SG: 'With land won from the sea.',
  TO: 'Some of its islands are not drawn.',
  VA: 'Not drawn.',
  YE: 'As it was counted before its border with Saudi Arabia was agreed on in 2000.',
}

/** Borders that the atlas does not draw, and why. */
const undrawnBorders: Readonly<Record<string, string>> = {
  'BW ZM': '150 m of the Zambezi at Kazungula are drawn as a point.',
}

const all = [...countries, ...others]
const codes = all.map(({ id }) => id)

describe('the facts of the world', () => {
  it('are there for all 197 countries', () => {
    expect(Object.keys(worldFacts).sort()).toEqual([...codes].sort())
    expect(codes).toHaveLength(197)
  })

  it('put a country on one continent, or on two', () => {
    for (const code of codes) {
      const { continents } = worldFacts[code]
      expect(new Set(continents).size, code).toBe(continents.length)
    }
    const onTwo = codes.filter((code) => worldFacts[code].continents.length === 2)
    expect(onTwo.sort()).toEqual(['AM', 'AZ', 'CY', 'EG', 'GE', 'KZ', 'RU', 'TR'])
  })

  it.each([
    ['africa', 'Africa', 54],
    ['americas', 'Americas', 35],
    ['asia', 'Asia', 51],
    ['europe', 'Europe', 51],
    ['oceania', 'Oceania', 14],
  ] as const)('make the deck %s', (deck, continent, count) => {
    const there = codes.filter((code) => worldFacts[code].continents.some((one) => one === continent))
    expect([...deckOf(deck).codes].sort()).toEqual(there.sort())
    expect(there).toHaveLength(count)
  })

  it('give each country a capital of its own, and the twenty those that their plate has', () => {
    const capitals = codes.map((code) => worldFacts[code].capitals[0])
    expect(new Set(capitals).size).toBe(codes.length)
    for (const { id } of countries) expect(facts[id].capitals, id).toEqual(worldFacts[id].capitals)
  })

  it('give the twenty the areas that their plate has', () => {
    for (const { id } of countries) expect(worldFacts[id].area, id).toBe(facts[id].area)
  })

  it('rank the areas, from 1 to 197', () => {
    const places = codes.map((code) => worldBriefOf(code).rank.place).sort((a, b) => a - b)
    expect(places).toEqual(codes.map((_, index) => index + 1))
    expect(worldBriefOf('RU').rank).toEqual({ place: 1, among: 197 })
    expect(worldBriefOf('FR').rank.place).toBe(42)
    expect(worldBriefOf('VA').rank.place).toBe(197)
  })

  it('give the populations that CLDR has, to three digits', () => {
    for (const code of codes) {
      const { count } = worldBriefOf(code).population
      expect(count, code).toBe(Number(populationInCldr(code).toPrecision(3)))
    }
    const total = codes.reduce((sum, code) => sum + worldBriefOf(code).population.count, 0)
    expect(total / 1e9).toBeCloseTo(8.1, 1)
  })

  it('say of which year a population is', () => {
    const years = codes.map((code) => [code, worldBriefOf(code).population.year] as const)
    expect(years.filter(([, year]) => year !== 2024)).toEqual([['VA', 2022]])
  })

  it('give the twenty the populations that their plate has', () => {
    for (const { id } of countries) expect(worldBriefOf(id).population, id).toEqual(briefOf(id)?.population)
  })

  it('give an area that the outline can have, but for some that are drawn in part or in dots', () => {
    const shares = codes
      .filter((code) => deckOf('world').targets.includes(code))
      .map((code) => [code, worldFacts[code].area / drawnAreaOf(code)] as const)
    const other = shares.filter(([, share]) => share < 0.93 || share > 1.21).map(([code]) => code)
    // Bahrain and Singapore have won land from the sea, Alaska is not drawn, and of others only the nearer islands are.
    expect(other.sort()).toEqual(['BH', 'KI', 'KM', 'MV', 'SC', 'SG', 'TO', 'US'])
  })
})

describe('the areas of the world', () => {
  it('are those of the atlas with all its parts, within an eighth, but for some that have a reason', () => {
    const { codeOf, geometries, topology } = readAtlas()
    const drawn = new Map<CountryCode, number>()
    for (const [index, geometry] of geometries.entries()) {
      const code = codeOf(index)
      const area = geoArea(feature(topology, geometry)) * EARTH_RADIUS ** 2
      if (code) drawn.set(code, (drawn.get(code) ?? 0) + area)
    }
    const apart = codes.filter((code) => {
      const share = worldFacts[code].area / (drawn.get(code) ?? 0)
      return share < 7 / 8 || share > 9 / 8
    })
    expect(apart.sort()).toEqual(Object.keys(otherAreas).sort())
  })
})

describe('what is told of a country of the world', () => {
  it.each([
    ['LT', 'Vilnius', 'Europe', 65_300, ['Belarus', 'Latvia', 'Poland', 'Russia (Kaliningrad)'], 'Lithuania'],
    [
      'GE',
      'Tbilisi',
      'Asia, Europe',
      69_700,
      ['Armenia', 'Azerbaijan', 'Russia', 'Turkey'],
      'Georgia_(country)',
    ],
    ['IE', 'Dublin', 'Europe', 70_273, ['United Kingdom'], 'Republic_of_Ireland'],
    ['JM', 'Kingston', 'Americas', 10_991, [], 'Jamaica'],
    [
      'BO',
      'Sucre, La Paz',
      'Americas',
      1_098_581,
      ['Argentina', 'Brazil', 'Chile', 'Paraguay', 'Peru'],
      'Bolivia',
    ],
  ] as const)(
    '%s: %s, %s, %i km², its neighbours and its article',
    (id, capital, continent, area, near, title) => {
      const { neighbours, map, article, ...brief } = worldBriefOf(id)
      expect(brief.capitals.join(', ')).toBe(capital)
      expect(brief.continents.join(', ')).toBe(continent)
      expect(brief.area).toBe(area)
      expect(neighbours.map(({ id, place }) => countryOf(id).name + (place ? ` (${place})` : ''))).toEqual(
        near,
      )
      expect(article).toBe(`https://en.wikipedia.org/wiki/${title}`)
      expect(map).toBeUndefined()
    },
  )

  it('is of the twenty what their plate has, with all their neighbours', () => {
    const { neighbours, ...brief } = worldBriefOf('FR')
    expect(brief).toMatchObject({
      capitals: ['Paris'],
      map: 'https://www.openstreetmap.org/relation/2202162',
    })
    expect(neighbours.map(({ id }) => id).sort()).toEqual(landNeighboursOf('FR'))
    expect(neighbours).toContainEqual({ id: 'SR', place: 'French Guiana' })
  })

  it('says for both sides of a border where it lies', () => {
    for (const code of codes)
      for (const { id, place } of worldBriefOf(code).neighbours)
        expect(worldBriefOf(id).neighbours, `${code}–${id}`).toContainEqual({ id: code, place })
    const away = codes.flatMap((code) => worldBriefOf(code).neighbours.filter(({ place }) => place))
    expect(away).toHaveLength(14)
  })
})

describe('the land borders of the world', () => {
  it('are mutual, and of two countries', () => {
    for (const code of codes)
      for (const other of landNeighboursOf(code)) {
        expect(landNeighboursOf(other), `${code}–${other}`).toContain(code)
        expect(other).not.toBe(code)
      }
  })

  it('are those along which the atlas has a line, but for one', () => {
    const drawn = bordersOfAtlas()
    const missing: string[] = []
    const extra: string[] = []
    for (const code of codes) {
      const own = landNeighboursOf(code)
      for (const other of own)
        if (code < other && !drawn.has(`${code} ${other}`)) missing.push(`${code} ${other}`)
      for (const other of codes)
        if (drawn.has(`${code} ${other}`) && !own.includes(other)) extra.push(`${code} ${other}`)
    }
    expect(missing).toEqual(Object.keys(undrawnBorders))
    expect(extra).toEqual([])
  })
})

/** As Unicode's CLDR estimates it. */
function populationInCldr(code: CountryCode): number {
  const file = createRequire(import.meta.url).resolve('cldr-core/supplemental/territoryInfo.json')
  const { supplemental } = JSON.parse(readFileSync(file, 'utf8'))
  return Number(supplemental.territoryInfo[code]._population)
}

/** In km², as the traits of the outline have it. */
function drawnAreaOf(code: CountryCode): number {
  const text = readFileSync(`src/geo/world/shapes/${code}.txt`, 'utf8')
  return parseShape(text)?.traits.area ?? Number.NaN
}

/** The atlas at 1:10 million, and which country each of its parts belongs to. */
function readAtlas() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  const { geometries } = topology.objects.countries
  const codeOf = (index: number): CountryCode | undefined => {
    const { id, properties } = geometries[index] as (typeof geometries)[number]
    const key = id === undefined ? (properties as { name: string }).name : Number(id)
    const moved = transfers.find(({ from, only }) => from === key && only === undefined)?.to ?? key
    return all.find(({ numericId, name }) => (numericId ?? name) === moved)?.id
  }
  return { topology, geometries, codeOf }
}

/** Each two countries with a line in common, in the order of their codes, found in the atlas alone. */
function bordersOfAtlas(): ReadonlySet<string> {
  const { geometries, codeOf } = readAtlas()
  const shared = new Set<string>()
  for (const [index, indices] of neighbors(geometries).entries()) {
    const one = codeOf(index)
    for (const other of indices.map(codeOf))
      if (one !== undefined && other !== undefined && one < other) shared.add(`${one} ${other}`)
  }
  return shared
}
