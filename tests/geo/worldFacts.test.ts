import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { transfers } from '../../scripts/atlas/borders'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import { facts } from '../../src/geo/facts'
import { worldBriefOf } from '../../src/geo/world/brief'
import { worldFacts } from '../../src/geo/world/facts'
import { landNeighboursOf } from '../../src/geo/world/neighbours'
import '../../src/geo/world/decks'
import { others } from '../../src/geo/world/others'
import { parseShape } from '../../src/geo/world/shape'

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

  it('give an area that the outline can have, but for some that are drawn in part or in dots', () => {
    const shares = codes
      .filter((code) => deckOf('world').targets.includes(code))
      .map((code) => [code, worldFacts[code].area / drawnAreaOf(code)] as const)
    const other = shares.filter(([, share]) => share < 0.93 || share > 1.21).map(([code]) => code)
    // Bahrain and Singapore have won land from the sea, Alaska is not drawn, and of others only the nearer islands are.
    expect(other.sort()).toEqual(['BH', 'KI', 'KM', 'MV', 'SC', 'SG', 'TO', 'US'])
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
    // 150 m of the Zambezi, which the atlas draws as a point.
    expect(missing).toEqual(['BW ZM'])
    expect(extra).toEqual([])
  })
})

/** In km², as the traits of the outline have it. */
function drawnAreaOf(code: CountryCode): number {
  const text = readFileSync(`src/geo/world/shapes/${code}.txt`, 'utf8')
  return parseShape(text)?.traits.area ?? Number.NaN
}

/** Each two countries with a line in common, in the order of their codes, found in the atlas alone. */
function bordersOfAtlas(): ReadonlySet<string> {
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
  const shared = new Set<string>()
  for (const [index, indices] of neighbors(geometries).entries()) {
    const one = codeOf(index)
    for (const other of indices.map(codeOf))
      if (one !== undefined && other !== undefined && one < other) shared.add(`${one} ${other}`)
  }
  return shared
}
