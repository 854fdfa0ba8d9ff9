import type { MapBox } from '../../geo/maps/deckMaps'
import type { MapSize } from '../../geo/maps/flatMap'

/** A vector to the right and down. It is in pixels, or in units of the map for a place on it. */
export type PixelVector = readonly [x: number, y: number]

/** A view of a map: the place in the middle of the frame, in units of the map, and the zoom, 1 for the whole map. */
export type MapView = { readonly middle: PixelVector; readonly zoom: number }

/** Size of a map, in its units, and of the frame through which it is seen, in pixels. */
export type Framed = { readonly map: MapSize; readonly frame: MapSize }

/** Largest scale, in pixels per unit of the map; beyond it the coasts look coarse. */
const LARGEST = 12

/** View of the whole map. */
export function wholeOf({ width, height }: MapSize): MapView {
  return { middle: [width / 2, height / 2], zoom: 1 }
}

/** Whether a view shows the whole map. */
export function isWhole({ zoom }: MapView): boolean {
  return zoom === 1
}

/** Whether a view is at the largest zoom. */
export function isLargest({ zoom }: MapView, framed: Framed): boolean {
  return zoom >= largestZoom(framed)
}

/** Scale of a view, in pixels per unit of the map. */
export function scaleOf({ zoom }: MapView, framed: Framed): number {
  return zoom * wholeScale(framed)
}

/** Value of the attribute `viewBox` for a view. */
export function viewBoxOf({ middle: [x, y], zoom }: MapView, { width, height }: MapSize): string {
  const box = [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom]
  return box.map((number) => number.toFixed(3)).join(' ')
}

/** Clamps a view: to the range of the zoom, and to the edges of the map wherever the map can fill the frame. */
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

/**
 * Zooms a view by a factor around a spot of the frame, in pixels from its middle, which keeps showing the same place.
 */
export function zoomed(view: MapView, factor: number, [right, down]: PixelVector, framed: Framed): MapView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), largestZoom(framed))
  const before = scaleOf(view, framed)
  const after = zoom * wholeScale(framed)
  const [x, y] = view.middle
  const shift = 1 / before - 1 / after
  return kept({ middle: [x + right * shift, y + down * shift], zoom }, framed)
}

/** Moves the map of a view by a number of pixels. */
export function moved(view: MapView, [right, down]: PixelVector, framed: Framed): MapView {
  const scale = scaleOf(view, framed)
  const [x, y] = view.middle
  return kept({ ...view, middle: [x - right / scale, y - down / scale] }, framed)
}

/** View in which a part of the map fills the frame. */
export function viewOfBox({ left, top, width, height }: MapBox, framed: Framed): MapView {
  const { frame } = framed
  const scale = Math.min(frame.width / width, frame.height / height)
  return kept({ middle: [left + width / 2, top + height / 2], zoom: scale / wholeScale(framed) }, framed)
}

/**
 * View with a place well inside the frame: the given view if the place already is, else one with the place in the
 * middle.
 */
export function viewWith(view: MapView, place: PixelVector, framed: Framed): MapView {
  const scale = scaleOf(view, framed)
  const { width, height } = framed.frame
  const [x, y] = view.middle
  const isSeen =
    Math.abs(place[0] - x) * scale <= width * INNER && Math.abs(place[1] - y) * scale <= height * INNER
  return isSeen ? view : kept({ ...view, middle: place }, framed)
}

/** Largest distance from the frame's middle at which a place is well inside, as a share of the frame's side. */
const INNER = 0.45

/**
 * The view at a part, 0 to 1, of the way between two views: the zoom changes at an even rate, and a place that both
 * show at the same spot stays there.
 */
export function between(from: MapView, to: MapView, part: number): MapView {
  if (part >= 1) return to
  const ratio = to.zoom / from.zoom
  const zoom = from.zoom * ratio ** part
  const way = Math.abs(ratio - 1) < 0.001 ? part : (1 - from.zoom / zoom) / (1 - 1 / ratio)
  const [x, y] = from.middle
  return { middle: [x + (to.middle[0] - x) * way, y + (to.middle[1] - y) * way], zoom }
}

/** Scale at which the whole map fits in the frame, in pixels per unit of the map. */
function wholeScale({ map, frame }: Framed): number {
  return Math.min(frame.width / map.width, frame.height / map.height)
}

function largestZoom(framed: Framed): number {
  return Math.max(1, LARGEST / wholeScale(framed))
}
