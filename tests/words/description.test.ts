import { describe, expect, test } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { placesOf } from '../../src/geo/places'
import type { Traits } from '../../src/geo/traits'
import { describeOutline } from '../../src/ui/words/description'
import { LANGUAGES } from '../../src/ui/words/languages'
import { shapeOf } from '../geo/shapeOf'

const countries = placesOf('twenty')

const say = sayIn('en')

const plain: Traits = {
  area: 250000,
  width: 500,
  height: 500,
  south: 30,
  north: 35,
  parts: [],
  islets: 0,
  holes: [],
  rows: [100, 100, 100, 100, 100],
  columns: [100, 100, 100, 100, 100],
  hollows: [],
  straights: [],
  roughness: 100,
}

function text(traits: Partial<Traits>): string {
  return listOf({ ...plain, ...traits }).join(' ')
}

function listOf(traits: Traits): string[] {
  // Without the blanks at which no line is broken.
  return describeOutline(traits, say).map(({ label, value }) => `${label}${value}`.replaceAll('\u00a0', ' '))
}

describe('the description of an outline', () => {
  test('tells a plain square from end to end, with every three digits of a number parted', () => {
    expect(text({ area: 17_000_000 })).toContain('17,000,000 km²')
    expect(listOf(plain)).toEqual([
      'Area: about 250,000 km².',
      'Proportions: about as tall as wide, 500 km from north to south, 500 km from west to east.',
      'Latitude: 30° to 35° north, between the tropic and the polar circle.',
      'Separate parts: 1.',
      'Five strips from north to south: 100, 100, 100, 100, 100% of the width is land.',
      'Five strips from west to east: 100, 100, 100, 100, 100% of the height is land.',
      'Hollow sides of the main part: none.',
      'Straight edges: none.',
      'Line of the outline: rather smooth, 100% as long as a band stretched round it.',
    ])
  })

  test.each([
    [800, 500, 'much taller than wide'],
    [799, 500, 'taller than wide'],
    [550, 500, 'taller than wide'],
    [549, 500, 'about as tall as wide'],
    [500, 549, 'about as tall as wide'],
    [500, 550, 'wider than tall'],
    [500, 799, 'wider than tall'],
    [500, 800, 'much wider than tall'],
  ])('calls %d km by %d km %s', (height, width, words) => {
    expect(text({ height, width })).toContain(`Proportions: ${words}, `)
  })

  test.each([
    [-35, 5, '35° south to 5° north, across the equator'],
    [0, 10, '0° to 10° north, in the tropics'],
    [-10, 0, '0° to 10° south, in the tropics'],
    [5, 25, '5° to 25° north, in the tropics'],
    [20, 30, '20° to 30° north, reaching into the tropics'],
    [-45, -10, '10° to 45° south, reaching into the tropics'],
    [25, 65, '25° to 65° north, between the tropic and the polar circle'],
    [40, 80, '40° to 80° north, reaching beyond the polar circle'],
  ])('places %d to %d degrees in words', (south, north, words) => {
    expect(text({ south, north })).toContain(`Latitude: ${words}.`)
  })

  test('tells how many parts there are and where the large ones lie', () => {
    const large = [
      { share: 10, towards: 'south' },
      { share: 8, towards: 'west' },
    ] as const
    expect(text({ parts: large, islets: 3 })).toContain(
      'Separate parts: 6. Other large parts: south 10%, west 8% of the main part’s area. Small parts: 3.',
    )
    expect(text({ islets: 1 })).toContain('Separate parts: 2. Small parts: 1. Five strips')
    expect(text({ parts: large.slice(0, 1) })).toContain(
      'Separate parts: 2. Other large parts: south 10% of the main part’s area. Five strips',
    )
  })

  test('tells holes, hollows and straight edges with the side they are on', () => {
    const holes = [
      { share: 2, towards: 'east' },
      { share: 1, towards: 'north' },
    ] as const
    expect(text({ holes })).toContain(
      'Hole: east of the middle, 2% of the area. Hole: north of the middle, 1% of the area.',
    )
    const hollows = [
      { towards: 'north', depth: 30 },
      { towards: 'south', depth: 10 },
    ] as const
    expect(text({ hollows })).toContain(
      'Hollow sides of the main part: north 30%, south 10% deep, relative to the longer side.',
    )
    const straights = [
      { towards: 'west', length: 1200 },
      { towards: 'north', length: 800 },
    ] as const
    expect(text({ straights })).toContain(
      'Straight edges: facing west for about 1,200 km, facing north for about 800 km.',
    )
  })

  test('calls the line by how rough it is', () => {
    const coasts = [140, 141, 165, 166, 195, 196].map(
      (roughness) => text({ roughness }).match(/Line of the outline: ([^,]+),/)?.[1],
    )
    const [smooth, uneven, indented, jagged] = ['rather smooth', 'uneven', 'much indented', 'jagged all over']
    expect(coasts).toEqual([smooth, uneven, uneven, indented, indented, jagged])
  })

  test('never names a country, its people, or anything else by a name', () => {
    for (const { id } of countries) {
      const words = listOf(shapeOf(id).traits).join(' ')
      for (const { name } of countries) expect(words.toLowerCase()).not.toContain(name.toLowerCase())
      // A capital stands at the beginning of a fact only.
      expect(words.replace(/(^|\. )[A-Z]/g, '')).not.toMatch(/[A-Z]/)
    }
  })

  test('differs in at least four facts between any two countries', () => {
    for (const [i, { id }] of countries.entries()) {
      for (const other of countries.slice(i + 1)) {
        const facts = listOf(shapeOf(other.id).traits)
        const differing = listOf(shapeOf(id).traits).filter((fact) => !facts.includes(fact))
        expect(differing.length, `${id} and ${other.id}`).toBeGreaterThanOrEqual(4)
      }
    }
  })

  test.each(countries)('tells nothing of directions where the outline of $name is turned', ({ id }) => {
    const { traits } = shapeOf(id)
    const turned = describeOutline(traits, say, true).map(({ label, value }) => label + value)
    expect(turned.length).toBeGreaterThan(4)
    for (const fact of turned) {
      expect(fact).not.toMatch(/north|south|east|west|tall|wide|latitude|equator|tropic|°/i)
      for (const { width, height, rows, columns } of [traits])
        for (const told of [`${width} km`, `${height} km`, rows.join(', '), columns.join(', ')])
          expect(fact).not.toContain(told)
    }
  })
})

test.each(LANGUAGES)('Each fact is read out in %s with a pause before what is told and after it', (lang) => {
  const facts = describeOutline(shapeOf('GB').traits, sayIn(lang))
  for (const { label, value } of facts) {
    expect(label.trim()).toMatch(/[:：]$/)
    expect(value.trim()).toMatch(/[.。।]$/)
  }
})
