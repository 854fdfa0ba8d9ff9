// What the game has to say, worked out once more from the countries, and the states of the United States, alone.

import { readFileSync } from 'node:fs'
import { countries } from '../src/geo/countries'
import type { Place, PlaceId } from '../src/geo/place'
import { know, placesOf } from '../src/geo/places'
import table from '../src/geo/regions/decks/US.json' with { type: 'json' }
import type { RegionTable } from '../src/geo/regions/regionDecks'
import { parseShape } from '../src/geo/shape'
import { dailyTarget } from './puzzles'

// The very objects that the game has, whichever of the two is first.
const { regions } = table as unknown as RegionTable
know(regions)

/** The country of the day on which the tests play. */
export const ANSWER = nameOf(dailyTarget('2026-11-21'))

/** The names of the twenty. */
export const NAMES: readonly string[] = placesOf('twenty').map(({ name }) => name)

export function nameOf(id: string): string {
  return country((each) => each.id === id).name
}

export function codeOf(name: string): PlaceId {
  return country((each) => each.name === name).id
}

/** The outline of a country, as path data in a 100×100 box. */
export function outlineOf(name: string): string {
  return parseShape(readFileSync(`src/geo/shapes/${codeOf(name)}.txt`, 'utf8'))?.path as string
}

/** The first `count` countries of the twenty, or states of the United States, that are not the answer. */
export function wrong(count: number, answer = ANSWER): string[] {
  const isRegion = regions.some(({ name }) => name === answer)
  const names = isRegion ? regions.map(({ name }) => name) : NAMES
  return names.filter((name) => name !== answer).slice(0, count)
}

export type Hint = {
  readonly kilometres: string
  readonly arrow: string
  readonly word: string
  readonly percent: number
  readonly cells: string
}

/** The hint for a guess, by vectors on the sphere instead of the formulas of the game. */
export function hintFor(guess: string, answer = ANSWER): Hint {
  const [from, to] = [guess, answer].map((name) => country((each) => each.name === name).centroid) as [
    Degrees,
    Degrees,
  ]
  const [a, b] = [vector(from), vector(to)]
  const [north, east] = [vector([from[0] + 90, from[1]]), vector([0, from[1] + 90])]
  const kilometres = Math.round(6371 * Math.acos(dot(a, b)))
  const percent = Math.min(99, Math.max(0, Math.round(100 - (kilometres / 20000) * 100)))
  const bearing = (Math.atan2(dot(b, east), dot(b, north)) * 180) / Math.PI
  const wind = Math.round((bearing + 360) / 45) % 8
  const words = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
  const filled = Math.round(percent / 20)
  return {
    kilometres: kilometres.toLocaleString('en-US'),
    arrow: '↑↗→↘↓↙←↖'.charAt(wind),
    word: words[wind] as string,
    percent,
    cells: (percent === 100 ? '🟩' : '🟨').repeat(filled) + '⬜'.repeat(5 - filled),
  }
}

type Degrees = readonly [latitude: number, longitude: number]
type Vector = readonly [number, number, number]

function vector([latitude, longitude]: Degrees): Vector {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function country(isWanted: (each: Place) => boolean) {
  const found = [...countries, ...regions].find(isWanted)
  if (found === undefined) throw new Error('There is no such place in the tables')
  return found
}
