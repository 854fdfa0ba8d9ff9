// The part of the browser's door for maps of somebody's own, loaded when the first is asked for.

import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { OwnDeckName } from '../geo/decks'
import { type KeptMap, shapedOf } from '../geo/own/ownDeck'
import { MOST_MAPS, mapText, openKept } from '../machines/own/keptMap'
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

/** Runs a transaction on the database of the maps: not that of the copies, which are all read whenever a page opens. */
function within<Result>(mode: IDBTransactionMode, task: (kept: IDBObjectStore) => Promise<Result>) {
  database ??= createStore(MAPS, 'maps')
  return database(mode, task)
}

async function listIn(kept: IDBObjectStore): Promise<readonly MapEntry[]> {
  return (await promisifyRequest<readonly MapEntry[] | undefined>(kept.get(LIST))) ?? []
}

/** Lists the maps that are kept, the latest last. */
export function listMaps(): Promise<readonly MapEntry[]> {
  return within('readonly', listIn)
}

/** Keeps maps, or none if the disk is full. Rejects with a `RangeError` where there are too many, of which the first are kept. */
export async function keepMaps(maps: readonly KeptMap[]): Promise<void> {
  let isFull = false
  await within('readwrite', async (kept) => {
    const list = new Map((await listIn(kept)).map((entry) => [entry.deck, entry]))
    for (const map of maps) {
      const { deck, title, lang, bytes } = map
      if (!list.delete(deck) && list.size >= MOST_MAPS) isFull = true
      else {
        list.set(deck, { deck, title, lang, bytes, count: shapedOf(map).length })
        kept.put(map, deck)
      }
    }
    kept.put([...list.values()], LIST)
    return promisifyRequest(kept.transaction)
  })
  if (isFull) throw new RangeError('There are too many maps')
}

/** Finds a map that is kept. */
export function keptMap(deck: string): Promise<KeptMap | undefined> {
  return within('readonly', (kept) => promisifyRequest(kept.get(deck)))
}

/** Removes a map. */
export function removeMap(deck: OwnDeckName): Promise<void> {
  return within('readwrite', async (kept) => {
    const others = (await listIn(kept)).filter((one) => one.deck !== deck)
    kept.put(others, LIST)
    kept.delete(deck)
    return promisifyRequest(kept.transaction)
  })
}

/** Removes all maps. */
export function clearMaps(): Promise<undefined> {
  return within('readwrite', (kept) => promisifyRequest(kept.clear()))
}

/** Texts of the maps that are kept, as a backup has them. */
export async function textsOfMaps(): Promise<readonly string[]> {
  const kept = await Promise.all((await listMaps()).map(({ deck }) => keptMap(deck)))
  return kept.flatMap((map) => (map ? [mapText(map)] : []))
}

/** Keeps the maps in some texts but for what is none, and returns how many are new. Rejects as {@link keepMaps} does. */
export async function takeMaps(texts: readonly string[]): Promise<number> {
  const known = new Set((await listMaps()).map(({ deck }) => deck))
  const found = new Map<OwnDeckName, KeptMap>()
  for (const text of texts) {
    const reading = await askWorker('read', new Blob([text]))
    if (reading.kind !== 'saved') continue
    const { map } = reading.naming
    if (!known.has(map.deck)) found.set(map.deck, map)
  }
  await keepMaps([...found.values()])
  return found.size
}

/** Address of the worker, as Trusted Types want it. */
const address =
  globalThis.window?.trustedTypes
    ?.createPolicy('maps', { createScriptURL: () => workerUrl })
    .createScriptURL('') ?? workerUrl

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
  tell: (done: number) => void = () => {},
): Promise<MapRequests[Kind]['answer']> {
  const line = kind === 'read' || kind === 'name' ? reading : drawing
  line.worker ??= newWorker(line)
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

function newWorker(line: Line): Worker {
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
export async function openKeptDeck(deck: string): Promise<boolean> {
  const map = await keptMap(deck)
  if (map) openKeptMap(map)
  return map !== undefined
}

/** Opens the deck of a map, whose outlines the worker draws. */
export function openKeptMap(map: KeptMap): void {
  openKept(map, {
    draw: (land) => askWorker('draw', land),
    view: (...ask) => askWorker('view', ask),
    thin: (lands) => askWorker('thin', lands),
  })
}
