import { geoContains, geoDistance, geoInterpolate } from 'd3-geo'
import type { MultiPolygon } from 'geojson'

/** Place that is pointed at: longitude before latitude, as in GeoJSON, or a region from the list. */
export type Aim = readonly [longitude: number, latitude: number] | 'its region' | 'another region'

/** Five Pins as they can be seen in one tab: the points of each pin that is set, and whether it is over. */
export type PinsScreen = { readonly points: readonly number[]; readonly isOver: boolean }

type Set = { readonly at: number; readonly points: number }

/** Country as the oracle is asked about it: its land, and the middle of the region that is aimed at in error. */
export type Asked = { readonly land: MultiPolygon; readonly other: readonly [number, number] }

/**
 * The rules of Five Pins as docs/rules.md has them, stated once more and sharing no code with the machine: a store, and
 * tabs that show a day, each of which may not have heard yet of what another has stored.
 */
export class PinsOracle {
  #stored: readonly Set[] = []
  readonly #tabs: (readonly Set[])[] = []

  constructor(private readonly asked: readonly Asked[]) {}

  open(tab: number): void {
    this.#tabs[tab] = this.#stored
  }

  set(tab: number, aim: Aim, at: number): void {
    const shown = this.#tabs[tab] ?? []
    const asked = this.asked[shown.length]
    if (shown.length === 5 || asked === undefined) return
    const mine = [...shown, { at, points: pointsFor(aim, asked) }]
    this.#stored = this.#tabs[tab] = standing(mine, this.#stored)
  }

  hear(): void {
    this.#tabs.forEach((shown, tab) => {
      this.#tabs[tab] = standing(shown, this.#stored)
    })
  }

  read(tab: number): PinsScreen {
    const points = (this.#tabs[tab] ?? []).map((pin) => pin.points)
    return { points, isOver: points.length === 5 }
  }
}

/** Chooses between two versions of a day: the one whose first other pin was set earlier, else the longer. */
function standing(one: readonly Set[], other: readonly Set[]): readonly Set[] {
  for (let place = 0; place < 5; place++) {
    const [a, b] = [one[place], other[place]]
    if (a === undefined) return other
    if (b === undefined) return one
    if (a.at !== b.at) return a.at < b.at ? one : other
  }
  return one
}

const known = new WeakMap<MultiPolygon, Map<string, number>>()

function pointsFor(aim: Aim, { land, other }: Asked): number {
  if (aim === 'its region') return 100
  const from = aim === 'another region' ? other : aim
  const distances = known.get(land) ?? new Map<string, number>()
  known.set(land, distances)
  const distance = distances.get(`${from}`) ?? kilometresTo(land, from)
  distances.set(`${from}`, distance)
  const points = Math.round(100 - Math.round(distance) / 50)
  return Math.max(0, points)
}

/** Distance to the nearest of many places along the border: every 2 km. */
function kilometresTo(land: MultiPolygon, from: readonly [number, number]): number {
  const place: [number, number] = [...from]
  if (geoContains(land, place)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const ring of land.coordinates.flat())
    for (const [i, to] of ring.entries()) {
      const [a, b] = [ring[i - 1] ?? to, to].map(([x = 0, y = 0]): [number, number] => [x, y]) as [
        [number, number],
        [number, number],
      ]
      const along = geoInterpolate(a, b)
      const steps = Math.max(1, Math.ceil((geoDistance(a, b) * 6371) / 2))
      for (let step = 0; step <= steps; step++)
        least = Math.min(least, geoDistance(along(step / steps), place) * 6371)
    }
  return least
}
