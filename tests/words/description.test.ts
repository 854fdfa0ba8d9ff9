import { describe, expect, test } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { countries } from '../../src/geo/countries'
import type { Traits } from '../../src/geo/traits'
import { describeOutline } from '../../src/ui/words/description'
import { sketchOf } from '../geo/sketches'

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
  return describeOutline({ ...plain, ...traits }, say).join(' ')
}

describe('the description of an outline', () => {
  test('tells a plain square from end to end', () => {
    expect(describeOutline(plain, say)).toEqual([
      'About as tall as wide: some 500 km from north to south and 500 km from west to east, with an area of about 250,000 km².',
      'It lies between about 30° and 35° north, between the tropic and the polar circle.',
      'It is all in one part.',
      'From north to south in five equal strips, land takes up 100, 100, 100, 100 and 100 percent of the width.',
      'From west to east in five, it takes up 100, 100, 100, 100 and 100 percent of the height.',
      'No side of the main part is hollow.',
      'It has no long straight edge.',
      'Its outline is rather smooth: 100 percent as long as a band stretched round it.',
    ])
  })

  test.each([
    [800, 500, 'Much taller than wide'],
    [600, 500, 'Taller than wide'],
    [500, 600, 'Wider than tall'],
    [500, 800, 'Much wider than tall'],
  ])('calls %d km by %d km %s', (height, width, words) => {
    expect(text({ height, width }).startsWith(`${words}:`)).toBe(true)
  })

  test.each([
    [-35, 5, 'It lies across the equator, from about 35° south to 5° north.'],
    [5, 20, 'It lies between about 5° and 20° north, in the tropics.'],
    [-45, -10, 'It lies between about 10° and 45° south, reaching into the tropics.'],
    [50, 60, 'It lies between about 50° and 60° north, between the tropic and the polar circle.'],
    [40, 80, 'It lies between about 40° and 80° north, reaching beyond the polar circle.'],
  ])('places %d to %d degrees in words', (south, north, sentence) => {
    expect(text({ south, north })).toContain(sentence)
  })

  test('tells how many parts there are and where the large ones lie', () => {
    const large = [
      { share: 10, towards: 'south' },
      { share: 8, towards: 'west' },
    ] as const
    expect(text({ parts: large, islets: 3 })).toContain(
      'It has six parts: beside the main one, one to the south (10 percent of its area), one to the west (8 percent) and three small ones.',
    )
    expect(text({ islets: 1 })).toContain('It has two parts: beside the main one, one small one.')
    expect(text({ parts: large.slice(0, 1), islets: 12 })).toContain('It has 14 parts')
  })

  test('tells holes, hollows and straight edges with the side they are on', () => {
    expect(text({ holes: [{ share: 2, towards: 'east' }] })).toContain(
      'It encloses a hole to the east of its middle, with 2 percent of its area.',
    )
    expect(
      text({
        hollows: [
          { towards: 'north', depth: 30 },
          { towards: 'south', depth: 10 },
        ],
      }),
    ).toContain(
      'hollow on the north (to a depth of 30 percent of the longer side) and on the south (10 percent).',
    )
    expect(text({ straights: [{ towards: 'west', length: 1200 }] })).toContain(
      'Its edge is straight facing west for about 1,200 km.',
    )
  })

  test('calls the coast by how rough it is', () => {
    const manners = [140, 165, 195, 200].map(
      (roughness) => text({ roughness }).match(/outline is ([^:]+):/)?.[1],
    )
    expect(manners).toEqual(['rather smooth', 'uneven', 'much indented', 'jagged all over'])
  })

  test('never names a country, its people, or anything else by a name', () => {
    for (const { id } of countries) {
      const words = describeOutline(sketchOf(id).traits, say).join(' ')
      for (const { name } of countries) expect(words.toLowerCase()).not.toContain(name.toLowerCase())
      // A capital stands at the beginning of a sentence only.
      expect(words.replace(/(^|\. )[A-Z]/g, '')).not.toMatch(/[A-Z]/)
    }
  })

  test('differs in at least four sentences between any two countries', () => {
    for (const [i, { id }] of countries.entries()) {
      for (const other of countries.slice(i + 1)) {
        const sentences = describeOutline(sketchOf(other.id).traits, say)
        const differing = describeOutline(sketchOf(id).traits, say).filter(
          (sentence) => !sentences.includes(sentence),
        )
        expect(differing.length, `${id} and ${other.id}`).toBeGreaterThanOrEqual(4)
      }
    }
  })
})
