import { expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { countriesIn, middleOf, WORLD_REGIONS, worldRegionOf } from '../../src/geo/worldRegions'

it('has each country in one region of the world', () => {
  const listed = WORLD_REGIONS.flatMap(countriesIn)
  expect([...listed].sort()).toEqual(countries.map(({ id }) => id).sort())
  for (const { id } of countries) expect(countriesIn(worldRegionOf(id))).toContain(id)
})

it('has each region on its continent, but for countries on two', () => {
  for (const continent of ['africa', 'americas', 'oceania'] as const)
    for (const code of decks[continent].codes)
      expect(countriesIn(worldRegionOf(code)).every((other) => decks[continent].codes.includes(other))).toBe(
        true,
      )
})

it('has the reference point of a region among its countries', () => {
  for (const region of WORLD_REGIONS) {
    const away = countriesIn(region).map((code) =>
      greatCircleDistance(middleOf(region), countries.find(({ id }) => id === code)?.centroid ?? [0, 0]),
    )
    expect(Math.min(...away), region).toBeLessThan(2200)
  }
})
