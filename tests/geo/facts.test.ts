import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../src/geo/countries'
import { briefOf, facts, neighboursOf } from '../../src/geo/facts'
import { sketchOf } from './sketches'

const codes = countries.map(({ id }) => id)

describe('the facts about a country', () => {
  it.each([
    ['IT', 'Rome', 'Europe', 301340, 'Italy', 365331],
    ['FR', 'Paris', 'Europe', 643801, 'France', 2202162],
    ['JP', 'Tokyo', 'Asia', 377915, 'Japan', 382313],
    ['GB', 'London', 'Europe', 243610, 'United_Kingdom', 62149],
    ['BR', 'Brasília', 'South America', 8515770, 'Brazil', 59470],
    ['AU', 'Canberra', 'Oceania', 7741220, 'Australia', 80500],
    ['US', 'Washington, D.C.', 'North America', 9833517, 'United_States', 148838],
    ['IN', 'New Delhi', 'Asia', 3287263, 'India', 304716],
    ['ES', 'Madrid', 'Europe', 505370, 'Spain', 1311341],
    ['AR', 'Buenos Aires', 'South America', 2780400, 'Argentina', 286393],
    ['EG', 'Cairo', 'Africa, Asia', 1001450, 'Egypt', 1473947],
    ['CN', 'Beijing', 'Asia', 9596960, 'China', 270056],
    ['ZA', 'Pretoria', 'Africa', 1219090, 'South_Africa', 87565],
    ['MX', 'Mexico City', 'North America', 1964375, 'Mexico', 114686],
    ['CA', 'Ottawa', 'North America', 9984670, 'Canada', 1428125],
    ['RU', 'Moscow', 'Europe, Asia', 17098242, 'Russia', 60189],
    ['DE', 'Berlin', 'Europe', 357022, 'Germany', 51477],
    ['TH', 'Bangkok', 'Asia', 513120, 'Thailand', 2067731],
    ['PL', 'Warsaw', 'Europe', 312685, 'Poland', 49715],
    ['TR', 'Ankara', 'Asia, Europe', 783562, 'Turkey', 174737],
  ] as const)(
    '%s: %s, %s, %i km², with its two addresses',
    (id, capital, continent, area, title, relation) => {
      expect(facts[id].area).toBe(area)
      expect(facts[id].continents.join(', ')).toBe(continent)
      expect(facts[id].capitals[0]).toBe(capital)
      expect(briefOf(id)).toMatchObject({
        article: `https://en.wikipedia.org/wiki/${title}`,
        map: `https://www.openstreetmap.org/relation/${relation}`,
      })
    },
  )

  it('are there for every country', () => {
    expect(Object.keys(facts).sort()).toEqual([...codes].sort())
  })

  it('tell the rank of an area among the twenty, and how many people live there', () => {
    expect(briefOf('RU')?.rank).toEqual({ place: 1, among: 20 })
    expect(briefOf('FR')).toMatchObject({
      rank: { place: 13, among: 20 },
      population: { count: 68_400_000, year: 2024 },
    })
    expect(briefOf('GB')?.rank).toEqual({ place: 20, among: 20 })
  })

  it('give an area that the outline can have: no less, and at most a fifth more for what it leaves out', () => {
    for (const id of codes) {
      const share = facts[id].area / sketchOf(id).traits.area
      expect(share, id).toBeGreaterThan(0.93)
      // Alaska and French Guiana are not drawn.
      expect(share, id).toBeLessThan(id === 'US' ? 1.3 : 1.21)
    }
  })
})

describe('neighbours', () => {
  it('are mutual, and at the same place', () => {
    for (const id of codes)
      for (const { id: other, place } of neighboursOf(id))
        expect(neighboursOf(other), `${id}–${other}`).toContainEqual({ id, place })
  })

  it('are those that share a border in the atlas', () => {
    const shared = bordersOfAtlas()
    for (const id of codes) {
      expect(
        neighboursOf(id)
          .map((neighbour) => neighbour.id)
          .sort(),
        id,
      ).toEqual(shared[id])
    }
  })

  it('come by their names, with the place where it is far away', () => {
    expect(neighboursOf('FR')).toEqual([
      { id: 'BR', place: 'French Guiana' },
      { id: 'DE', place: undefined },
      { id: 'IT', place: undefined },
      { id: 'ES', place: undefined },
    ])
    expect(neighboursOf('RU')).toEqual([
      { id: 'CN', place: undefined },
      { id: 'PL', place: 'Kaliningrad' },
    ])
    expect(neighboursOf('JP')).toEqual([])
  })
})

/** The countries of the game with a border in common, found in the atlas alone. */
function bordersOfAtlas(): Record<string, string[]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>
  const { geometries } = topology.objects.countries
  const codeOf = (index: number): CountryCode | undefined =>
    countries.find(({ numericId }) => numericId === Number(geometries[index]?.id))?.id
  const shared: Record<string, string[]> = Object.fromEntries(codes.map((id) => [id, []]))
  for (const [index, others] of neighbors(geometries).entries()) {
    const id = codeOf(index)
    if (id === undefined) continue
    for (const other of others.map(codeOf)) if (other !== undefined) shared[id]?.push(other)
  }
  for (const ids of Object.values(shared)) ids.sort()
  return shared
}
