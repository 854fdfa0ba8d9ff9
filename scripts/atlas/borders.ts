import type { Point } from '../../src/geo/point'

/** What the atlas calls a country: by its numeric ISO 3166-1 id, or by its name there if it has none. */
export type AtlasKey = number | string

/** Land that this game gives to another country than the atlas does, and why. */
export type Transfer = {
  readonly from: AtlasKey
  /** Only the polygons that hold this place, or only what lies south of this latitude; otherwise all. */
  readonly only?: { readonly holding: Point } | { readonly southOf: number }
  /** `undefined` where the land is in no country. */
  readonly to: AtlasKey | undefined
  readonly reason: string
}

/**
 * The one view of borders: members of the United Nations are whole, as far as the atlas can tell parts apart. It draws
 * borders as they are held; what it cannot part (the Golan Heights, Kashmir, Aksai Chin) stays as it is drawn.
 */
export const transfers: readonly Transfer[] = [
  {
    from: 643,
    only: { holding: [45.2, 34.1] },
    to: 804,
    reason: 'The Crimea is in Ukraine: resolution 68/262 of the General Assembly, 2014.',
  },
  {
    from: 'Somaliland',
    to: 706,
    reason: 'Somaliland is in Somalia: no member of the United Nations but one has recognised it.',
  },
  {
    from: 'N. Cyprus',
    to: 196,
    reason:
      'The north of the island is in Cyprus: resolutions 541 and 550 of the Security Council, 1983 and 1984.',
  },
  {
    from: 'Cyprus U.N. Buffer Zone',
    to: 196,
    reason: 'The buffer zone is land of Cyprus that the United Nations watch.',
  },
  {
    from: 'Baikonur',
    to: 398,
    reason: 'The cosmodrome is land of Kazakhstan that Russia rents.',
  },
  {
    from: 'USNB Guantanamo Bay',
    to: 192,
    reason:
      'The naval base is land of Cuba that the United States lease, under Cuban sovereignty by the lease of 1903.',
  },
  {
    from: 248,
    to: 246,
    reason: 'Åland is a province of Finland with an id of its own.',
  },
  {
    from: 504,
    only: { southOf: 27 + 40 / 60 },
    to: undefined,
    reason:
      'Morocco ends at 27°40′ N, where Western Sahara begins, a Non-Self-Governing Territory by the list of the United Nations; it is in no country.',
  },
]
