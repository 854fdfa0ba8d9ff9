import type { MapBox } from '../../geo/maps/deckMaps'
import type { MapSize } from '../../geo/maps/flatMap'

/** Two numbers to the right and down. */
export type PixelVector = readonly [x: number, y: number]

/** How a map is looked at: which place of it, in its units, is in the middle of its frame, and how many times enlarged. */
export type MapView = { readonly middle: PixelVector; readonly zoom: number }

/** A map in its units, and the frame through which it is seen in pixels. */
export type Framed = { readonly map: MapSize; readonly frame: MapSize }

/** How many pixels a unit of the map is large at most: at more, its coasts are seen to be coarse. */
const LARGEST = 12

/** The whole map. */
export function wholeOf({ width, height }: MapSize): MapView {
  return { middle: [width / 2, height / 2], zoom: 1 }
}

/** Whether more is seen of a map than a part. */
export function isWhole({ zoom }: MapView): boolean {
  return zoom === 1
}

/** Whether a map is as large as it gets. */
export function isLargest({ zoom }: MapView, framed: Framed): boolean {
  return zoom >= largestZoom(framed)
}

/** How many pixels a unit of the map is large. */
export function scaleOf({ zoom }: MapView, framed: Framed): number {
  return zoom * wholeScale(framed)
}

/** What the attribute `viewBox` says of a view. */
export function viewBoxOf({ middle: [x, y], zoom }: MapView, { width, height }: MapSize): string {
  const box = [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom]
  return box.map((number) => number.toFixed(3)).join(' ')
}

/**
 * A view as near to another as can be had: neither smaller than the whole map nor larger than it is good for, and with
 * nothing beyond the edges of the map as far as its frame can be filled without.
 */
export function kept({ middle, zoom }: MapView, framed: Framed): MapView {
  const { map, frame } = framed
  const allowed = Math.min(Math.max(zoom, 1), largestZoom(framed))
  const scale = allowed * wholeScale(framed)
  const within = (place: number, length: number, seen: number) =>
    seen >= length ? length / 2 : Math.min(Math.max(place, seen / 2), length - seen / 2)
  const [x, y] = middle
  return {
    middle: [within(x, map.width, frame.width / scale), within(y, map.height, frame.height / scale)],
    zoom: allowed,
  }
}

/** A view so many times enlarged, in which a spot of the frame, in pixels from its middle, shows the same place. */
export function zoomed(view: MapView, factor: number, [right, down]: PixelVector, framed: Framed): MapView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), largestZoom(framed))
  const before = scaleOf(view, framed)
  const after = zoom * wholeScale(framed)
  const [x, y] = view.middle
  const shift = 1 / before - 1 / after
  return kept({ middle: [x + right * shift, y + down * shift], zoom }, framed)
}

/** A view with the map moved by so many pixels. */
export function moved(view: MapView, [right, down]: PixelVector, framed: Framed): MapView {
  const scale = scaleOf(view, framed)
  const [x, y] = view.middle
  return kept({ ...view, middle: [x - right / scale, y - down / scale] }, framed)
}

/** The view in which a part of the map fills the frame. */
export function viewOfBox({ left, top, width, height }: MapBox, framed: Framed): MapView {
  const { frame } = framed
  const scale = Math.min(frame.width / width, frame.height / height)
  return kept({ middle: [left + width / 2, top + height / 2], zoom: scale / wholeScale(framed) }, framed)
}

/** A view in which a place is seen, and not at the very edge: the same where it is, else with it in the middle. */
export function viewWith(view: MapView, place: PixelVector, framed: Framed): MapView {
  const scale = scaleOf(view, framed)
  const { width, height } = framed.frame
  const [x, y] = view.middle
  const isSeen =
    Math.abs(place[0] - x) * scale <= width * INNER && Math.abs(place[1] - y) * scale <= height * INNER
  return isSeen ? view : kept({ ...view, middle: place }, framed)
}

/** How far from its middle a place is well seen in a frame, of its length. */
const INNER = 0.45

/**
 * What lies between two views when a part of the way from 0 to 1 is gone: enlarging goes on evenly, and what is the same
 * place in both stays where it is meanwhile.
 */
export function between(from: MapView, to: MapView, part: number): MapView {
  if (part >= 1) return to
  const ratio = to.zoom / from.zoom
  const zoom = from.zoom * ratio ** part
  const way = Math.abs(ratio - 1) < 0.001 ? part : (1 - from.zoom / zoom) / (1 - 1 / ratio)
  const [x, y] = from.middle
  return { middle: [x + (to.middle[0] - x) * way, y + (to.middle[1] - y) * way], zoom }
}

/** Pixels to a unit where the whole map is in its frame. */
function wholeScale({ map, frame }: Framed): number {
  return Math.min(frame.width / map.width, frame.height / map.height)
}

function largestZoom(framed: Framed): number {
  return Math.max(1, LARGEST / wholeScale(framed))
}
