import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { deckOf, FIRST_DECK, isDeckName, isPlaceId, type OwnDeckName, ownDecks } from '../../src/geo/decks'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { searchAmong } from '../../src/geo/names/search'
import type { KeptMap } from '../../src/geo/own/ownDeck'
import { nameMap, readMap, shapeOfLand, thinnedLands } from '../../src/geo/own/ownMap'
import { viewOfLands } from '../../src/geo/own/ownView'
import type { PlaceId, RegionCode } from '../../src/geo/place'
import { placeOf, placesOf } from '../../src/geo/places'
import type { RegionDeckName } from '../../src/geo/regions/regionDecks'
import { relativeSize } from '../../src/geo/relativeSize'
import { parseShape } from '../../src/geo/shape'
import { challengeTo } from '../../src/machines/challenge/challenge'
import { deckAt, practiceAt, puzzleAt } from '../../src/machines/journal/puzzleAt'
import { log } from '../../src/machines/journal/review'
import { readSettings } from '../../src/machines/journal/settings'
import { roundIn, rounds, writeRound } from '../../src/machines/journal/storedRound'
import { repetitionIn } from '../../src/machines/learning/due'
import { ofPlaces } from '../../src/machines/learning/facets'
import { nextPlaces, placesMode } from '../../src/machines/learning/placesMode'
import { reviewsOfEarlier, takeReviews } from '../../src/machines/own/earlierMap'
import { contentOf, idWithin, keptMapIn, mapText, openKept } from '../../src/machines/own/keptMap'
import { isNear, nearIn } from '../../src/machines/pins/pins'
import { pinAt } from '../../src/machines/pins/pinsMode'
import { drawTarget } from '../../src/machines/rules/deal'
import { hintsOf } from '../../src/machines/rules/hint'
import { newRound } from '../../src/machines/rules/round'
import { encodeRace } from '../../src/machines/sprint/raceLink'
import { idOfRun } from '../../src/machines/sprint/run'
import { nameOfRun } from '../../src/machines/sprint/runShare'
import { readRuns, reviewsOfRun, runs } from '../../src/machines/sprint/storedRun'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { finderOf } from '../../src/ui/field/finder'
import { regionViewOf, tableOf } from '../../src/ui/regions'
import { localeOf } from '../../src/ui/words/locale'
import { geoJson } from '../geo/ownFiles'
import { played } from '../sprint/played'
import { memoryStore } from './memoryStore'

const packaged = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
const world = (scale: string) => packaged(`world-atlas/countries-${scale}.json`)

/** Map of a file as it is kept, named by the most likely property. */
function kept(text: string): KeptMap {
  const file = readMap(text)
  if (typeof file === 'string') throw new Error(`The file is refused: ${file}`)
  const naming = nameMap(file, { name: file.names[0]?.key ?? '', others: [] })
  for (;;) {
    const step = naming.next()
    if (!step.done) continue
    const { places, span } = step.value
    return { ...contentOf({ places, span }), title: 'Mine', lang: '', places, span }
  }
}

/** Opens a map and returns the name of its deck. */
function opened(map: KeptMap): OwnDeckName {
  openKept(map, {
    draw: async (land) => shapeOfLand(land),
    view: async (...ask) => viewOfLands(...ask),
    thin: async (lands) => JSON.stringify(thinnedLands(lands)),
  })
  return map.deck
}

const regions = (deck: RegionDeckName) => JSON.stringify(geoJson(deck))

/** Files of three makers at several scales, in both formats, with many languages and shapes in them. */
const files: Readonly<Record<string, () => string>> = {
  'world-atlas 110m': () => world('110m'),
  'world-atlas 50m': () => world('50m'),
  'world-atlas 10m': () => world('10m'),
  'us-atlas states': () => packaged('us-atlas/states-10m.json'),
  // Of its layers that of the counties has more than a thousand shapes.
  'us-atlas counties': () => packaged('us-atlas/counties-10m.json'),
  cantons: () => regions('CH'),
  Länder: () => regions('DE'),
  régions: () => regions('FR'),
  provincies: () => regions('NL'),
  states: () => regions('US'),
  prefectures: () => regions('JP'),
  iller: () => regions('TR'),
}

const locale = localeOf('en')

describe.each(Object.keys(files))('the file of %s', (name) => {
  it('is won by the shapes that are drawn and the search for their names', async () => {
    const deck = opened(kept(files[name]?.() ?? ''))
    const { fitting } = await finderOf(deck, ['en'], locale).gazetteer.load()
    const find = searchAmong(placesOf(deck), locale.widen(fitting), locale.inOrder)
    const { codes } = deckOf(deck)
    expect(codes.length).toBeGreaterThan(10)
    for (const place of placesOf(deck)) {
      expect(find(place.name.toLowerCase(), [])[0]?.name).toBe(place.name)
    }
    const table = await tableOf(deck)?.load()
    for (const { draw } of table?.regions.slice(0, 5) ?? [])
      expect(parseShape((await draw?.()) ?? '')).toBeDefined()
    const { target } = drawTarget(deck, 7)
    const other = codes.find((code) => code !== target) as PlaceId
    const round = { ...newRound({ kind: 'practice', deck }, target, 0), guesses: [other, target] }
    const [first, last] = hintsOf(round)
    expect(last?.proximity).toBe(100)
    expect(first?.proximity).toBeLessThan(100)
    const view = await regionViewOf(deck, [target, other]).load()
    expect(view.shapeOf(target)).toMatch(/^M/)
  })
})

describe('the deck of a map', () => {
  const map = kept(regions('IT'))

  it('is unknown until it is open, and what is stored of it is left alone', () => {
    const store = memoryStore()
    store.set(`world-outline.practice.${map.deck}`, '{"version":1,"target":"x","guesses":[],"deck":1}')
    expect(isDeckName(map.deck)).toBe(false)
    expect(puzzleAt(`practice.${map.deck}`)).toBeUndefined()
    expect(rounds.read(store, `practice.${map.deck}`)).toEqual({ kind: 'later' })
  })

  it('is stored, repeated and reviewed as any other', () => {
    const deck = opened(map)
    const store = memoryStore()
    const puzzle = { kind: 'practice', deck } as const
    const { target } = drawTarget(deck, 1)
    writeRound(store, { ...newRound(puzzle, target, 3), guesses: [target] })
    expect(roundIn(store, puzzle)?.guesses).toEqual([target])
    expect(isPlaceId(target)).toBe(true)
    log.join(store, [{ identity: `practice.${deck}.3`, country: target, at: 0, found: 1 }])
    const { found, due } = repetitionIn(store, puzzle, Date.UTC(2026, 0, 10))
    expect([found, due]).toEqual([1, 1])
  })

  it('has runs of its own while it is open, which no backup has', () => {
    const mine = { ...map, deck: 'own_unopened' } as const
    const stored = { kind: 'sprint', deck: mine.deck, clock: 'off', seed: 5, begun: 9, elapsed: 0, seenAt: 9, stopped: true, moves: [], version: 1 } // biome-ignore format: one record
    const store = memoryStore()
    store.set('world-outline.run.9-5', JSON.stringify(stored))
    expect(runs.read(store, '9-5')).toEqual({ kind: 'later' })
    expect(readRuns(store)).toEqual([])
    opened(mine)
    expect(readRuns(store)).toHaveLength(1)
    expect(encodeBackup(store)).not.toContain('run.')
    const run = played({ kind: 'sprint', deck: mine.deck, clock: 'off', seed: 7 }, ['right', 1], ['wrong', 1])
    runs.write(store, run)
    expect(runs.read(store, idOfRun(run))).toEqual({ kind: 'value', value: run })
    expect(reviewsOfRun(run)).toHaveLength(2)
    expect(nameOfRun(run.plan)).toBe('Sprint · Mine')
    expect(runs.decode({ ...stored, deck: 'nowhere' }, '9-5').kind).toBe('damaged')
  })

  it('offers a mended file the reviews of the same names, once', () => {
    const store = memoryStore()
    const found = (country: string, deal: number) =>
      log.join(store, [
        { identity: `practice.${country.split('-')[0]}.${deal}`, country, at: deal, found: 1 },
      ])
    const [first, second, third] = map.places.map((place) => idWithin(place))
    found(`${map.deck}-${first}`, 1)
    found(`${map.deck}-${second}`, 2)
    found(`${map.deck}-${third}`, 3)
    found(`own_other-${first}`, 4)
    found('own_other-x', 5)
    found('own_other-y', 6)
    const mended = { ...map, deck: 'own_mended', places: map.places.slice(1) } as const
    const taken = reviewsOfEarlier(store, mended)
    expect(taken.map(({ identity, country }) => [identity, country])).toEqual([
      [`practice.own_mended.${map.deck}.2`, `own_mended-${second}`],
      [`practice.own_mended.${map.deck}.3`, `own_mended-${third}`],
    ])
    takeReviews(store, taken)
    expect(reviewsOfEarlier(store, mended)).toEqual([])
    opened(mended)
    const puzzle = { kind: 'practice', deck: mended.deck } as const
    expect(repetitionIn(store, puzzle, Date.UTC(2026, 0, 10)).found).toBe(2)
    const strange = { ...map, deck: 'own_strange', places: map.places.slice(0, 1) } as const
    expect(reviewsOfEarlier(store, strange)).toEqual([])
  })

  it('tells sizes as those of published regions are told', async () => {
    opened(map)
    await tableOf('IT')?.load()
    const idOf = (wanted: string) => placesOf(map.deck).find(({ name }) => name === wanted)?.id as PlaceId
    const told = relativeSize(idOf('Sicily'), idOf('Aosta Valley')) ?? 0
    expect(told / (relativeSize('IT-82', 'IT-23') ?? 0)).toBeCloseTo(1, 1)
    expect(told).toBeGreaterThan(7)
  })

  it('is in no link', () => {
    const deck = opened(map)
    expect(() => encodeRace({ plan: { kind: 'sprint', deck, clock: 'off', seed: 1 }, found: [] }, 0)).toThrow(
      RangeError,
    )
    const round = newRound({ kind: 'practice', deck }, drawTarget(deck, 1).target, 0)
    expect(() => challengeTo(round, 1, false)).toThrow(RangeError)
  })

  it('has the same name and places on every device, and another with another content', () => {
    const text = mapText(map)
    expect(keptMapIn(text)).toEqual(map)
    const fewer = { ...map, places: map.places.slice(1) }
    expect(keptMapIn(mapText(fewer))?.deck).not.toBe(map.deck)
    expect(keptMapIn(mapText({ ...map, title: 'Other' }))?.deck).toBe(map.deck)
  })

  it('is not taken from a file that is none', () => {
    const text = mapText(map)
    expect(keptMapIn('')).toBeUndefined()
    expect(keptMapIn(text.slice(0, -5))).toBeUndefined()
    for (const land of ['x', '[]', '[[]]', '[[[[0,0]]]]', '[[[[0,0],[0,1],[1,"1"],[0,0]]]]'])
      expect(
        keptMapIn(text.replace(/"land":"[^"]*"/, () => `"land":${JSON.stringify(land)}`)),
      ).toBeUndefined()
    expect(keptMapIn(text.replace('"version":1', '"version":2'))).toBeUndefined()
    expect(keptMapIn(text.replace(/"span":\d+/, '"span":null'))).toBeUndefined()
    expect(keptMapIn(text.replace(/"centroid":\[[^\]]*\]/, '"centroid":[1e999,0]'))).toBeUndefined()
    expect(keptMapIn(mapText({ ...map, places: map.places.slice(0, 1) }))).toBeUndefined()
  })
})

describe('*Where?* on the map of a city', () => {
  const corners = (x: number, y: number) => [
    [x, y],
    [x + 0.1, y],
    [x + 0.1, y + 0.05],
    [x, y + 0.05],
    [x, y],
  ]
  const feature = (name: string, type: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type, coordinates },
  })
  const points = [feature('Station', 'Point', [8.54, 47.378]), feature('Zoo', 'Point', [8.574, 47.385])]
  const shapes = [
    feature('North', 'Polygon', [corners(8.5, 47.4)]),
    feature('South', 'Polygon', [corners(8.5, 47.3)]),
  ]
  const collection = (features: readonly unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
  const NOW = Date.UTC(2026, 10, 21, 12)

  /** Ids of the places of a deck that is opened, by their names. */
  function located(map: KeptMap) {
    const ids = ownDecks.get(opened(map))?.located ?? []
    return Object.fromEntries(ids.map((id) => [placeOf(id).name, id])) as Readonly<Record<string, RegionCode>>
  }

  it('measures a pin exactly, from the shape or from the point', () => {
    const { North = 'x-x', Station = 'x-x' } = located(kept(collection([...shapes, ...points])))
    expect(pinAt([47.4213, 8.5517], North)).toEqual({ spot: [47.4213, 8.5517], distance: 0 })
    expect(pinAt([47.399, 8.55], North).distance).toBeCloseTo(0.111, 2)
    expect(pinAt([47.379, 8.541], Station).distance).toBeCloseTo(
      greatCircleDistance([47.379, 8.541], [47.378, 8.54]),
      6,
    )
    expect(pinAt([47.378, 8.54], Station).distance).toBe(0)
  })

  it('asks for points too, which practice by outlines never draws', () => {
    const map = kept(collection([...shapes, ...points]))
    const ids = located(map)
    expect(placesOf(map.deck).map(({ name }) => name)).toEqual(['North', 'South'])
    expect(deckOf(map.deck).targets).not.toContain(ids.Station)
    const store = memoryStore()
    const set = nextPlaces(store, map.deck, NOW)
    expect(new Set(set.countries)).toEqual(new Set(Object.values(ids)))
    // A pin is right within a fortieth of 12 km.
    const off = (north: number) =>
      set.countries.map((id) => {
        const [latitude, longitude] = placeOf(id).centroid
        return isNear(pinAt([latitude + north, longitude], id), nearIn(map.deck))
      })
    expect(map.span).toBe(12)
    expect(off(0.0026)).toEqual([true, true, true, true])
    expect(off(0.0028).filter(Boolean)).toHaveLength(2)
    const pins = set.countries.map((id) => ({ at: NOW, ...pinAt(placeOf(id).centroid, id) }))
    placesMode.write(store, { ...set, pins })
    expect(repetitionIn(store, map, NOW, ofPlaces).found).toBe(4)
    expect(repetitionIn(store, map, NOW).found).toBe(0)
    const mended = { ...map, deck: 'own_city' } as const
    expect(reviewsOfEarlier(store, mended).map(({ facet }) => facet)).toEqual(Array(4).fill('where'))
  })

  it('is all that a map of points alone has', async () => {
    const map = kept(collection(points))
    const saved = keptMapIn(mapText(map))
    expect(saved?.deck).toBe(map.deck)
    const ids = located(map)
    expect(practiceAt(`?deck=${map.deck}`, readSettings(memoryStore())).deck).toBe(FIRST_DECK)
    expect(deckAt(`?deck=${map.deck}`)).toBe(map.deck)
    expect(new Set(nextPlaces(memoryStore(), map.deck, NOW).countries)).toEqual(new Set(Object.values(ids)))
    const { land } = (await ownDecks.get(map.deck)?.ground()) ?? {}
    expect(land?.coordinates).toHaveLength(2)
  })
})
