// Reads the maps that somebody brings, and draws their shapes, beside the page. Made when the first of these is asked for.

import { type MapFault, MOST_BYTES, type Omissions } from '../geo/own/features'
import { type DrawnView, type KeptMap, landTextOf, shapedOf } from '../geo/own/ownDeck'
import { type MapFile, type NameChoice, nameMap, readMap, shapeOfLand, thinnedLands } from '../geo/own/ownMap'
import { viewOfLands } from '../geo/own/ownView'
import { contentOf, keptMapIn } from '../machines/own/keptMap'

/** Map that was read: one that was saved, or one whose names can be chosen. */
export type MapReading =
  | { readonly kind: 'fault'; readonly fault: MapFault }
  | { readonly kind: 'saved'; readonly naming: MapNaming }
  | ({ readonly kind: 'file' } & Pick<MapFile, 'names' | 'remark'>)

/** Map with the names of a choice, and what was left out of it. */
export type MapNaming = {
  readonly map: KeptMap
  readonly left: Omissions
  readonly joined: number
  /** Picture of it, on which its points, which have no outline, are spots. */
  readonly picture: DrawnView
}

/** Questions to the worker, each with its answer. */
export type MapRequests = {
  read: { readonly ask: Blob; readonly answer: MapReading }
  name: { readonly ask: NameChoice; readonly answer: MapNaming | undefined }
  draw: { readonly ask: string; readonly answer: string }
  view: { readonly ask: Parameters<typeof viewOfLands>; readonly answer: DrawnView }
  thin: { readonly ask: readonly string[]; readonly answer: string }
}

/** File that was read last. */
let file: MapFile | undefined

/** Time between two messages about how far it is, in milliseconds. */
const BEAT = 50

async function read(blob: Blob): Promise<MapReading> {
  if (blob.size > MOST_BYTES) return { kind: 'fault', fault: 'large' }
  const text = await blob.text()
  const saved = keptMapIn(text)
  if (saved) return { kind: 'saved', naming: shown(saved, {}, 0) }
  const reading = readMap(text)
  if (typeof reading === 'string') return { kind: 'fault', fault: reading }
  file = reading
  const { names, remark } = reading
  return { kind: 'file', names, remark }
}

/** Names the shapes of the file; `undefined` where that makes fewer than two places. */
function name(choice: NameChoice, tell: (done: number) => void): MapNaming | undefined {
  const naming = nameMap(file as MapFile, choice)
  let told = performance.now()
  for (;;) {
    const step = naming.next()
    if (step.done) {
      const { left, joined, ...named } = step.value
      const map = { ...named, ...contentOf(named), title: '', lang: '' }
      return map.places.length > 1 ? shown(map, left, joined) : undefined
    }
    if (performance.now() - told < BEAT) continue
    told = performance.now()
    tell(step.value)
  }
}

function shown(map: KeptMap, left: Omissions, joined: number): MapNaming {
  const shaped = shapedOf(map)
  const points = map.places.flatMap((place) => (shaped.includes(place) ? [] : [place.centroid]))
  const picture = viewOfLands(map.places.map(landTextOf), [...map.places.keys()], points)
  return { map, left, joined, picture: { ...picture, shapes: [] } }
}

type Asked = { [Kind in keyof MapRequests]: { readonly kind: Kind; readonly ask: MapRequests[Kind]['ask'] } }
type Request = Asked[keyof MapRequests] & { readonly id: number }

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id } = data
  const tell = (done: number) => postMessage({ id, done })
  try {
    if (data.kind === 'read') postMessage({ id, answer: await read(data.ask) })
    else if (data.kind === 'name') postMessage({ id, answer: name(data.ask, tell) })
    else if (data.kind === 'draw') postMessage({ id, answer: shapeOfLand(data.ask) })
    else if (data.kind === 'view') postMessage({ id, answer: viewOfLands(...data.ask) })
    else postMessage({ id, answer: JSON.stringify(thinnedLands(data.ask)) })
  } catch (error) {
    postMessage({ id, error: String(error) })
  }
})
