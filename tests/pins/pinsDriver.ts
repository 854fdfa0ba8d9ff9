import { createActor, type InspectionEvent } from 'xstate'
import { closeShapeOf } from '../../src/geo/maps/borders'
import type { Point } from '../../src/geo/point'
import { middleOf, WORLD_REGIONS, type WorldRegion, worldRegionOf } from '../../src/geo/worldRegions'
import type { UtcDate } from '../../src/machines/day'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { type PinsDay, pointsOf } from '../../src/machines/pins/pins'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import { pinsDayIn } from '../../src/machines/pins/storedPins'
import { keeperOf } from '../../src/machines/series/keeper'
import type { Mode, Spot } from '../../src/machines/series/mode'
import { seriesOf } from '../../src/machines/series/series'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { type Aim, PinsOracle, type PinsScreen } from '../../tools/rules/pinsOracle'
import { memoryStore } from '../machines/memoryStore'

/** The day that is played, and the moment at which it begins to be. */
export const DAY: UtcDate = '2026-11-21'
const BEGIN = Date.UTC(2026, 10, 21, 12)

const AIMS: Readonly<Record<string, Aim>> = {
  'in Mali': [-3.5, 17],
  'in the Pacific': [-140.25, -30.5],
  'off Iceland': [-24.6, 63.9],
  'near the pole': [12.5, 84],
  'its region': 'its region',
  'another region': 'another region',
}

const PLACES = Object.keys(AIMS)

/** What two tabs of one device do: each sets pins, is loaded anew, and they hear of each other. */
export const MOVES = [
  ...[0, 1].flatMap((tab) => [...PLACES.map((place) => `${tab} ${place}`), `${tab} reload`]),
  'hear',
]

export type World = {
  readonly mode?: Mode<PinsDay>
  readonly points?: typeof pointsOf
  readonly inspect?: (event: InspectionEvent) => void
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

/** Plays Five Pins in two tabs with the machine and its keeper, and beside it with the rules as the oracle has them. */
export class PinsDriver {
  readonly oracle = new PinsOracle(asked)
  readonly entries = memoryStore()
  #now = BEGIN
  readonly #hears: StoreListener[] = []
  readonly #tabs

  constructor(readonly world: World = {}) {
    this.#tabs = [0, 1].map((tab) => this.#open(tab))
  }

  make(move: string): void {
    this.#now += 1000
    if (move === 'hear') {
      for (const tell of [...this.#hears]) tell(new Set(this.entries.keys()))
      this.oracle.hear()
      return
    }
    const tab = Number(move.charAt(0))
    if (move.endsWith('reload')) {
      this.#tabs[tab]?.stop()
      this.#tabs[tab] = this.#open(tab)
      return
    }
    const aim = AIMS[move.slice(2)] as Aim
    this.oracle.set(tab, aim, this.#now)
    this.#tabs[tab]?.send({ type: 'do', deed: 'set', at: this.#now, spot: this.#spotOf(tab, aim) })
  }

  read(tab: number): PinsScreen {
    const { value, context } = this.snapshotOf(tab)
    const points = (context.progress?.pins ?? []).map(this.world.points ?? pointsOf)
    return { points, isOver: value === 'over' }
  }

  snapshotOf(tab: number) {
    const actor = this.#tabs[tab]
    if (actor === undefined) throw new Error('There are two tabs')
    return actor.getSnapshot()
  }

  /** As the page does: what is stored goes on. */
  #open(tab: number) {
    const store = watched(this.entries, (listener) => this.#hears.push(listener))
    const mode = this.world.mode ?? pinsMode
    const keeper = keeperOf(mode, { store, now: () => this.#now, onTick: () => () => {} })
    const machine = seriesOf(mode).provide({ actors: { keeper }, actions: { tell: () => {} } })
    const actor = createActor(machine, { input: undefined, inspect: this.world.inspect ?? (() => {}) })
    actor.start().send({ type: 'begin', progress: pinsDayIn(this.entries, DAY), at: this.#now })
    this.oracle.open(tab)
    return actor
  }

  #spotOf(tab: number, aim: Aim): Spot {
    const country = countries[this.snapshotOf(tab).context.progress?.pins.length ?? 0] ?? countries[0]
    if (country === undefined) throw new Error('A day has countries')
    if (aim === 'its region') return worldRegionOf(country)
    if (aim === 'another region') return otherRegion(country)
    const [longitude, latitude] = aim
    return [latitude, longitude] satisfies Point
  }
}

/** The first disagreement between the tabs and the rules along some moves, in words. */
export function objection(world: World, moves: readonly string[]): string | undefined {
  const driver = new PinsDriver(world)
  for (const [index, move] of moves.entries()) {
    driver.make(move)
    for (const tab of [0, 1]) {
      const [seen, right] = [driver.read(tab), driver.oracle.read(tab)].map((screen) =>
        JSON.stringify(screen),
      )
      if (seen !== right) return `${moves.slice(0, index + 1).join(', ')}: ${seen} is not ${right}`
    }
  }
  return undefined
}
