import * as v from 'valibot'
import { WORLD_REGIONS } from '../../geo/worldRegions'
import type { UtcDate } from '../schedule/day'
import { goOn, isTaken } from '../series/ahead'
import { Collection } from '../store/collection'
import { date, time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { isAhead, PIN_TABLES, PINS, type PinsDay } from './pins'

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

/** Schema of a place pointed at: latitude and longitude in degrees, or a region of the world. */
export const spot = v.union([v.strictTuple([degrees(90), degrees(180)]), v.picklist(WORLD_REGIONS)])

const schema = v.object({
  date,
  /** Pins: time, place and distance in kilometres. */
  pins: v.pipe(v.array(v.strictTuple([time, spot, whole(0, 20_016)])), v.minLength(1), v.maxLength(PINS)),
  tables: whole(1),
  unjudged: v.optional(v.literal(true)),
})

type Stored = v.InferOutput<typeof schema>

export const pinsDays = new Collection<PinsDay, Stored>({
  prefix: `${PREFIX}pins.`,
  version: 1,
  schema,
  idOf: (day) => day.date,
  decode: ({ date, pins, tables, unjudged }) => ({
    date,
    pins: pins.map(([at, spot, distance]) => ({ at, spot, distance })),
    ...(tables !== PIN_TABLES && { tables }),
    ...(unjudged && { isUnjudged: true }),
  }),
  encode: ({ date, pins, tables = PIN_TABLES, isUnjudged: unjudged }) => ({
    date,
    pins: pins.map(({ at, spot, distance }) => [at, spot, distance]),
    tables,
    unjudged,
  }),
  join: (stored, day) => (isAhead(day, stored) ? day : stored),
  adopt: (stored, day) => (isTaken(day, stored, goOn(day.pins, stored.pins)) ? day : stored),
})

/** Day as it is stored, or without a pin. */
export function pinsDayIn(store: Pick<Store, 'get'>, date: UtcDate): PinsDay {
  return pinsDays.find(store, date) ?? { date, pins: [] }
}

/** Lists all readable days in no particular order; empty if storage is unavailable. */
export function readPinsDays(store: Pick<Store, 'get' | 'keys'>): readonly PinsDay[] {
  return pinsDays.all(store)
}
