// Reads the maps that somebody brings, and draws their shapes, beside the page. Made when the first of these is asked for.

import type { Polygon } from './geo/drawing/polygon'
import { type MapFault, MOST_BYTES, type Omissions } from './geo/own/features'
import { type KeptMap, shapedOf } from './geo/own/ownDeck'
import { type MapFile, type NameChoice, nameMap, readMap, shapeOfLand } from './geo/own/ownMap'
import { deckNameOf, keptMapIn, mapText } from './machines/own/keptMap'

/** Map that was read: one that was saved, or one whose names can be chosen. */
export type MapReading =
  | { readonly kind: 'fault'; readonly fault: MapFault }
  | { readonly kind: 'saved'; readonly map: KeptMap }
  | ({ readonly kind: 'file' } & Pick<MapFile, 'names' | 'remark'>)

/** Map with the names of a choice, what was left out of it, and the bytes of its file. */
export type MapNaming = {
  readonly map: KeptMap
  readonly left: Omissions
  readonly joined: number
  readonly bytes: number
}

/** What the worker is asked. */
export type MapRequests = {
  read: { readonly ask: Blob; readonly answer: MapReading }
  name: { readonly ask: NameChoice; readonly answer: MapNaming | undefined }
  draw: { readonly ask: readonly Polygon[]; readonly answer: string }
}

/** File that was read last. */
let file: MapFile | undefined

/** Time between two messages about how far it is, in milliseconds. */
const BEAT = 50

async function read(blob: Blob): Promise<MapReading> {
  if (blob.size > MOST_BYTES) return { kind: 'fault', fault: 'large' }
  const text = await blob.text()
  const saved = keptMapIn(text)
  if (saved) return { kind: 'saved', map: saved }
  const reading = readMap(text)
  if (typeof reading === 'string') return { kind: 'fault', fault: reading }
  file = reading
  const { names, remark } = reading
  return { kind: 'file', names, remark }
}

/** Names the shapes of the file; `undefined` where that makes fewer than two outlines. */
function name(choice: NameChoice, tell: (done: number) => void): MapNaming | undefined {
  const naming = nameMap(file as MapFile, choice)
  let told = performance.now()
  for (;;) {
    const step = naming.next()
    if (step.done) {
      const { left, joined, ...named } = step.value
      const map = { ...named, deck: deckNameOf(named), title: '', lang: '' }
      return shapedOf(map).length > 1 ? { map, left, joined, bytes: mapText(map).length } : undefined
    }
    if (performance.now() - told < BEAT) continue
    told = performance.now()
    tell(step.value)
  }
}

type Asked = { [Kind in keyof MapRequests]: { readonly kind: Kind; readonly ask: MapRequests[Kind]['ask'] } }
type Request = Asked[keyof MapRequests] & { readonly id: number }

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id } = data
  const tell = (done: number) => postMessage({ id, done })
  try {
    if (data.kind === 'read') postMessage({ id, answer: await read(data.ask) })
    else if (data.kind === 'name') postMessage({ id, answer: name(data.ask, tell) })
    else postMessage({ id, answer: shapeOfLand(data.ask) })
  } catch (error) {
    postMessage({ id, error: String(error) })
  }
})
