import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countries, countryOf, isCountryCode } from '../../src/geo/countries'
import { countriesOf, deckOf, isDeckName } from '../../src/geo/decks'
import { worldDecks } from '../../src/geo/world/decks'
import { others } from '../../src/geo/world/others'

const all = [...countries, ...others]

describe('the registry of the world', () => {
  it('has 197 countries, each with a code, a number and a name of its own', () => {
    expect(all).toHaveLength(197)
    for (const part of ['id', 'numericId', 'name'] as const)
      expect(new Set(all.map((country) => country[part])).size).toBe(197)
  })

  it('has a number for every country but Kosovo', () => {
    expect(all.filter(({ numericId }) => numericId === undefined).map(({ id }) => id)).toEqual(['XK'])
  })

  it('has names that are written as people write them', () => {
    for (const { name } of all) expect(name).toMatch(/^[A-Z][\p{L}]*(?:[ -][\p{L}]+)*$/u)
    expect(
      others.filter(({ name }) => /\b(The|Republic|Kingdom|State|Islamic)\b/.test(name)).map(({ id }) => id),
    ).toEqual(['CF', 'CG', 'DO'])
  })

  it('has a middle on the Earth for every one', () => {
    for (const { centroid, name } of all) {
      expect(Math.abs(centroid[0]), name).toBeLessThanOrEqual(90)
      expect(Math.abs(centroid[1]), name).toBeLessThanOrEqual(180)
    }
  })

  it('finds every one by its code', () => {
    for (const country of all) {
      expect(countryOf(country.id)).toBe(country)
      expect(isCountryCode(country.id)).toBe(true)
    }
  })
})

describe('the larger decks', () => {
  it('are six, each a list of different countries', () => {
    expect(Object.keys(worldDecks)).toEqual(['world', 'africa', 'americas', 'asia', 'europe', 'oceania'])
    for (const [name, { codes }] of Object.entries(worldDecks)) {
      expect(isDeckName(name)).toBe(true)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => !isCountryCode(code))).toEqual([])
    }
  })

  it('have every country in the world, and each on a continent', () => {
    const codes = all.map(({ id }) => id).sort()
    const { world, ...continents } = worldDecks
    expect([...world.codes].sort()).toEqual(codes)
    const onContinents = Object.values(continents).flatMap((deck) => deck.codes)
    expect([...new Set(onContinents)].sort()).toEqual(codes)
  })

  it('seek 190 countries of the world, of every deck only what it has, in its order', () => {
    expect(deckOf('world').targets).toHaveLength(190)
    for (const { codes, targets } of Object.values(worldDecks))
      expect(codes.filter((code) => targets.includes(code))).toEqual(targets)
  })

  it('are as they were when they were first published', () => {
    expect(deckOf('world').version).toBe(1)
    expect(deckOf('world').codes.slice(0, 5)).toEqual(['AD', 'AE', 'AF', 'AG', 'AL'])
    expect(countriesOf('oceania').map(({ name }) => name)).toEqual([
      ...['Australia', 'Fiji', 'Micronesia', 'Kiribati', 'Marshall Islands', 'Nauru', 'New Zealand'],
      ...['Papua New Guinea', 'Palau', 'Solomon Islands', 'Tonga', 'Tuvalu', 'Vanuatu', 'Samoa'],
    ])
  })
})

describe('what the twenty need', () => {
  it('loads nothing of the world: it knows of it by types alone', () => {
    const folder = new URL('../../src/geo/', import.meta.url)
    const modules = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('world/'),
    )
    expect(modules.length).toBeGreaterThan(40)
    for (const name of modules) {
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n')
      const loads = lines.filter((line) => /(from |import\(?)'\.+\/world\//.test(line))
      expect(
        loads.filter((line) => !line.startsWith('import type ')),
        name,
      ).toEqual([])
    }
  })
})
