import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea } from 'd3-geo'
import { feature, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { transfers } from '../../scripts/atlas/borders'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import { facts } from '../../src/geo/facts'
import { EARTH_RADIUS } from '../../src/geo/greatCircle'
import { borderingOn } from '../../src/geo/neighbours'
import { profileOf, seats } from '../../src/geo/profile'

const otherAreas: { readonly [code in CountryCode]?: string } = {
  AE: 'With islands and shoals that are not drawn.',
  BH: 'With land won from the sea.',
  KI: 'Its atolls are drawn too wide.',
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

/** Populations in millions for July 2024 by World Population Prospects, where CLDR’s are far off. */
const otherPopulations: { readonly [code in CountryCode]?: number } = {
  BA: 3.164253,
  GE: 3.80767,
  KW: 4.934507,
  LB: 5.805962,
  MD: 3.034961,
  MH: 0.037548,
  MV: 0.527799,
  NR: 0.011947,
  OM: 5.281538,
  PW: 0.017695,
}

/** Borders that the atlas does not draw, and why. */
const undrawnBorders: Readonly<Record<string, string>> = {
  'BW ZM': '150 m of the Zambezi at Kazungula are drawn as a point.',
}

const codes = countries.map(({ id }) => id)

const CONTINENTS = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America']

describe('the facts about the countries', () => {
  it.each([
    ['IT', 'Rome', 'Europe', 301340, 'Italy', 365331],
    ['FR', 'Paris', 'Europe', 643801, 'France', 2202162],
    ['EG', 'Cairo', 'Africa, Asia', 1001450, 'Egypt', 1473947],
    ['RU', 'Moscow', 'Europe, Asia', 17098242, 'Russia', 60189],
    ['TR', 'Ankara', 'Asia, Europe', 783562, 'Turkey', 174737],
  ] as const)(
    '%s: %s, %s, %i km², with its two addresses',
    (id, capital, continent, area, title, relation) => {
      expect(facts[id].area).toBe(area)
      expect(facts[id].continents.join(', ')).toBe(continent)
      expect(facts[id].capitals[0]).toBe(capital)
      expect(profileOf(id)).toMatchObject({
        article: `https://en.wikipedia.org/wiki/${title}`,
        map: `https://www.openstreetmap.org/relation/${relation}`,
      })
    },
  )

  it('give a country a capital, and put it on one continent, or on two', () => {
    for (const code of codes) {
      const { capitals, continents } = facts[code]
      expect(capitals.length, code).toBeGreaterThan(0)
      expect(new Set(continents).size, code).toBe(continents.length)
      for (const continent of continents) expect(CONTINENTS).toContain(continent)
    }
    const onTwo = codes.filter((code) => facts[code].continents.length === 2)
    expect(onTwo.sort()).toEqual(['AM', 'AZ', 'CY', 'EG', 'GE', 'KZ', 'RU', 'TR'])
  })

  it.each([
    ['africa', 'Africa', 54],
    ['americas', 'Americas', 35],
    ['asia', 'Asia', 51],
    ['europe', 'Europe', 51],
    ['oceania', 'Oceania', 14],
  ] as const)('make the deck %s', (deck, continent, count) => {
    const there = codes.filter((code) =>
      facts[code].continents.some((one) => one?.replace(/^(North|South) America$/, 'Americas') === continent),
    )
    expect([...deckOf(deck).codes].sort()).toEqual(there.sort())
    expect(there).toHaveLength(count)
  })

  it('rank the areas, from 1 to 197', () => {
    const places = codes.map((code) => profileOf(code).rank.place).sort((a, b) => a - b)
    expect(places).toEqual(codes.map((_, index) => index + 1))
    expect(profileOf('FR').rank.place).toBe(42)
    expect(profileOf('VA').rank.place).toBe(197)
  })

  it('give the populations that CLDR has, to three digits, but for some that are far off', () => {
    for (const code of codes) {
      const { count } = profileOf(code).population
      const other = otherPopulations[code]
      const known = other === undefined ? populationInCldr(code) : other * 1e6
      expect(count, code).toBe(Number(known.toPrecision(3)))
      if (other !== undefined)
        expect(Math.abs(populationInCldr(code) / known - 1), code).toBeGreaterThan(0.07)
    }
    const total = codes.reduce((sum, code) => sum + profileOf(code).population.count, 0)
    expect(total / 1e9).toBeCloseTo(8.1, 1)
  })
})

describe('capitals', () => {
  it.each([
    ['ZA', 'Pretoria (government), Cape Town (parliament), Bloemfontein (courts)'],
    ['BO', 'La Paz (government), Sucre (courts)'],
    ['LK', 'Colombo (government), Sri Jayawardenepura Kotte (parliament)'],
    ['SZ', 'Mbabane (government), Lobamba (parliament)'],
    // Declared in January 2026; the government moves within a year.
    ['GQ', 'Malabo, Ciudad de la Paz'],
  ] as const)('of %s are %s, the seat of government first', (id, told) => {
    const cities = facts[id].capitals.map((city) => city + (seats[city] ? ` (${seats[city]})` : ''))
    expect(cities.join(', ')).toBe(told)
  })
})

describe('the areas of the world', () => {
  it.each([
    ['Kashmir as it is held', 'IN', 3_166_414],
    ['Kashmir as it is held', 'PK', 881_913],
    ['no Mayotte', 'KM', 1_861],
  ] as const)('are without what is only claimed, %s: %s', (_, id, area) => {
    expect(facts[id].area).toBe(area)
  })

  it('are those of the atlas with all its parts, within an eighth, but for some that have a reason', () => {
    const { codeOf, geometries, topology } = readAtlas()
    const drawn = new Map<CountryCode, number>()
    for (const [index, geometry] of geometries.entries()) {
      const code = codeOf(index)
      const area = geoArea(feature(topology, geometry)) * EARTH_RADIUS ** 2
      if (code) drawn.set(code, (drawn.get(code) ?? 0) + area)
    }
    const apart = codes.filter((code) => {
      const share = facts[code].area / (drawn.get(code) ?? 0)
      return share < 7 / 8 || share > 9 / 8
    })
    expect(apart.sort()).toEqual(Object.keys(otherAreas).sort())
  })
})

describe('what is told of a country of the world', () => {
  it.each([
    ['LT', 'Vilnius', 'Europe', 65_300, 'Belarus, Latvia, Poland, Russia (Kaliningrad)', 'Lithuania'],
    ['GE', 'Tbilisi', 'Asia, Europe', 69_700, 'Armenia, Azerbaijan, Russia, Turkey', 'Georgia_(country)'],
    ['IE', 'Dublin', 'Europe', 70_273, 'United Kingdom', 'Republic_of_Ireland'],
    ['JM', 'Kingston', 'North America', 10_991, '', 'Jamaica'],
    [
      'BO',
      'La Paz, Sucre',
      'South America',
      1_098_581,
      'Argentina, Brazil, Chile, Paraguay, Peru',
      'Bolivia',
    ],
    ['FM', 'Palikir', 'Oceania', 702, '', 'Federated_States_of_Micronesia'],
  ] as const)(
    '%s: %s, %s, %i km², its neighbours and its article',
    (id, capital, continent, area, near, title) => {
      const { neighbours, map, article, capitals, continents, ...profile } = profileOf(id)
      expect([capitals.join(', '), continents.join(', '), profile.area]).toEqual([capital, continent, area])
      const named = neighbours.map(({ id, place }) => countryOf(id).name + (place ? ` (${place})` : ''))
      expect(named.join(', ')).toBe(near)
      expect(article).toBe(`https://en.wikipedia.org/wiki/${title}`)
      expect(map).toBeUndefined()
    },
  )

  it('is ranked among all', () => {
    expect(profileOf('RU').rank).toEqual({ place: 1, among: 197 })
  })

  it('says for both sides of a border where it lies', () => {
    for (const code of codes)
      for (const { id, place } of profileOf(code).neighbours)
        expect(profileOf(id).neighbours, `${code}–${id}`).toContainEqual({ id: code, place })
    const away = codes.flatMap((code) => profileOf(code).neighbours.filter(({ place }) => place))
    expect(away).toHaveLength(14)
  })
})

describe('the land borders of the world', () => {
  it('are those along which the atlas has a line, but for one', () => {
    const drawn = bordersOfAtlas()
    const missing: string[] = []
    const extra: string[] = []
    for (const code of codes) {
      const own = borderingOn(code)
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
    return countries.find(({ numericId, name }) => (numericId ?? name) === moved)?.id
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
