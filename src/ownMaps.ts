// The part of the browser's door for maps of somebody's own, loaded when the first is asked for.

import { clear, createStore, del, get, set, type UseStore, update } from 'idb-keyval'
import type { OwnDeckName } from './geo/decks'
import { type KeptMap, shapedOf } from './geo/own/ownDeck'
import { MOST_MAPS, mapText, openKept } from './machines/own/keptMap'
import type { MapRequests } from './mapWorker'
import workerUrl from './mapWorker?worker&url'
import { MAPS } from './storage'

/** Line of the list of maps that are kept. */
export type MapEntry = Pick<KeptMap, 'deck' | 'title' | 'lang' | 'bytes'> & {
  /** Number of its outlines. */
  readonly count: number
}

/** Key of the list. Each map has its deck's name. */
const LIST = 'list'

let database: UseStore | undefined

/** Database of the maps: not that of the copies, which are all read whenever a page opens. */
function store(): UseStore {
  database ??= createStore(MAPS, 'maps')
  return database
}

/** Lists the maps that are kept, the latest last. */
export async function listMaps(): Promise<readonly MapEntry[]> {
  return (await get<readonly MapEntry[]>(LIST, store())) ?? []
}

/** Keeps a map. Rejects with a `RangeError` where there are too many, and if the disk is full. */
export async function keepMap(map: KeptMap): Promise<void> {
  const others = (await listMaps()).filter(({ deck }) => deck !== map.deck)
  if (others.length >= MOST_MAPS) throw new RangeError('There are too many maps')
  await set(map.deck, map, store())
  const { deck, title, lang, bytes } = map
  const entry = { deck, title, lang, bytes, count: shapedOf(map).length }
  await update<readonly MapEntry[]>(
    LIST,
    (all = []) => [...all.filter((one) => one.deck !== deck), entry],
    store(),
  )
}

/** Finds a map that is kept. */
export async function keptMap(deck: string): Promise<KeptMap | undefined> {
  return get<KeptMap>(deck, store())
}

/** Removes a map. */
export async function removeMap(deck: OwnDeckName): Promise<void> {
  await update<readonly MapEntry[]>(LIST, (all = []) => all.filter((one) => one.deck !== deck), store())
  await del(deck, store())
}

/** Removes all maps. */
export async function clearMaps(): Promise<void> {
  await clear(store())
}

/** Texts of the maps that are kept, as a backup has them. */
export async function textsOfMaps(): Promise<readonly string[]> {
  const kept = await Promise.all((await listMaps()).map(({ deck }) => keptMap(deck)))
  return kept.flatMap((map) => (map ? [mapText(map)] : []))
}

/**
 * Keeps the maps in some texts but for what is none, and returns how many are new. Rejects as {@link keepMap} does; those
 * before that stay unless the disk is full.
 */
export async function takeMaps(
  texts: readonly string[],
  addressOf: (url: string) => string,
): Promise<number> {
  const known = new Set((await listMaps()).map(({ deck }) => deck))
  const taken: OwnDeckName[] = []
  try {
    for (const text of texts) {
      const reading = await askWorker('read', new Blob([text]), addressOf)
      if (reading.kind !== 'saved' || known.has(reading.naming.map.deck)) continue
      await keepMap(reading.naming.map)
      known.add(reading.naming.map.deck)
      taken.push(reading.naming.map.deck)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) await Promise.all(taken.map(removeMap))
    throw error
  }
  return taken.length
}

type Waiting = {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly tell: (done: number) => void
}

/** Worker, made for the first question, and what waits for it. */
type Line = { worker?: Worker; readonly waiting: Map<number, Waiting> }

/** Two workers of the same kind: the one that reads files can be stopped, while the other draws for a game. */
const [reading, drawing]: readonly [Line, Line] = [{ waiting: new Map() }, { waiting: new Map() }]
let last = 0

/**
 * Asks a worker.
 * @param tell is called with the part that is done, up to 1
 */
export function askWorker<Kind extends keyof MapRequests>(
  kind: Kind,
  ask: MapRequests[Kind]['ask'],
  addressOf: (url: string) => string,
  tell: (done: number) => void = () => {},
): Promise<MapRequests[Kind]['answer']> {
  const line = kind === 'read' || kind === 'name' ? reading : drawing
  line.worker ??= newWorker(addressOf(workerUrl), line)
  const { worker, waiting } = line
  const id = ++last
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, tell })
    worker.postMessage({ id, kind, ask })
  })
}

/** Ends the reading of a file; what was asked about it is not answered. */
export function stopReading(): void {
  stop(reading)
}

function stop(line: Line): void {
  line.worker?.terminate()
  delete line.worker
  line.waiting.clear()
}

function newWorker(address: string, line: Line): Worker {
  const { waiting } = line
  const made = new Worker(address, { type: 'module' })
  made.onmessage = ({ data: { id, done, answer, error } }) => {
    const one = waiting.get(id)
    if (done !== undefined) return one?.tell(done)
    waiting.delete(id)
    if (error === undefined) one?.resolve(answer as never)
    else one?.reject(new Error(error))
  }
  made.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker is gone'))
    stop(line)
  }
  return made
}

/** Opens the deck of a map that is kept; says whether there is one. */
export async function openKeptDeck(deck: string, addressOf: (url: string) => string): Promise<boolean> {
  const map = await keptMap(deck)
  if (map) openKeptMap(map, addressOf)
  return map !== undefined
}

/** Opens the deck of a map, whose outlines the worker draws. */
export function openKeptMap(map: KeptMap, addressOf: (url: string) => string): void {
  openKept(map, {
    draw: (land) => askWorker('draw', land, addressOf),
    thin: (lands) => askWorker('thin', lands, addressOf),
  })
}
