import { closeShapeOf } from '../../src/geo/maps/borders'
import type { Point } from '../../src/geo/point'
import { middleOf, WORLD_REGIONS, type WorldRegion, worldRegionOf } from '../../src/geo/worldRegions'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { type PinsDay, pointsOf } from '../../src/machines/pins/pins'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import { pinsDayIn } from '../../src/machines/pins/storedPins'
import type { UtcDate } from '../../src/machines/schedule/day'
import type { Spot } from '../../src/machines/series/questions'
import { type Aim, PinsOracle } from '../../tools/rules/pinsOracle'
import { TwoTabs } from '../machines/twoTabs'

/** The day that is played. */
export const DAY: UtcDate = '2026-11-21'

const AIMS: Readonly<Record<string, Aim>> = {
  'in Mali': [-3.5, 17],
  'in the Pacific': [-140.25, -30.5],
  'off Iceland': [-24.6, 63.9],
  'near the pole': [12.5, 84],
  'its region': 'its region',
  'another region': 'another region',
}

const PLACES = Object.keys(AIMS)

/** Pins that two tabs of one device set. */
export const MOVES = [0, 1].flatMap((tab) => PLACES.map((place) => `${tab} ${place}`))

export type World = {
  readonly mode?: typeof pinsMode
  readonly points?: typeof pointsOf
}

const countries = pinnedOn(DAY)

/** Region that the country is not in: the next of the list. */
function otherRegion(country: (typeof countries)[number]): WorldRegion {
  const index = WORLD_REGIONS.indexOf(worldRegionOf(country))
  return WORLD_REGIONS[(index + 1) % WORLD_REGIONS.length] as WorldRegion
}

const asked = countries.map((country) => {
  const [latitude, longitude] = middleOf(otherRegion(country))
  return { land: closeShapeOf(country), other: [longitude, latitude] as const }
})

/** Five Pins in two tabs, beside the rules as the oracle has them. */
export function pinsIn({ mode = pinsMode, points = pointsOf }: World = {}): TwoTabs<PinsDay> {
  const oracle = new PinsOracle(asked)
  return new TwoTabs({
    mode,
    oracle,
    stored: (entries) => pinsDayIn(entries, DAY),
    reply: (move, tab, at, { pins }) => {
      const aim = AIMS[move] as Aim
      oracle.set(tab, aim, at)
      return { spot: spotOf(aim, pins.length) }
    },
    seen: ({ pins }) => ({ points: pins.map(points) }),
  })
}

function spotOf(aim: Aim, place: number): Spot {
  const country = countries[place] ?? countries[0]
  if (country === undefined) throw new Error('A day has countries')
  if (aim === 'its region') return worldRegionOf(country)
  if (aim === 'another region') return otherRegion(country)
  const [longitude, latitude] = aim
  return [latitude, longitude] satisfies Point
}
