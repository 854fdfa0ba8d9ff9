import type { KeyboardEvent } from 'react'
import { ZOOMS } from '../map/steps'

/** How much nearer one step of the zoom is, and how many degrees one of a turn, seen from furthest away. */
export const NEARER = 1.4
const STEP = 15

const turns: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
}

/** What the keys ask of a globe. */
export type GlobeKeys = {
  /** By degrees, as seen from furthest away. */
  turnBy(north: number, east: number): void
  zoomBy(factor: number): void
  goBack(): void
  /** The guess of a number: whether there is one. */
  pick(number: number): boolean
}

/** Arrow keys turn, plus and minus zoom, Home goes back, numbers pick out a guess; all others are left to the page. */
export function onGlobeKey({ turnBy, zoomBy, goBack, pick }: GlobeKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const turn = turns[event.key]
    const zoom = ZOOMS[event.key]
    if (turn) turnBy(...turn)
    else if (zoom !== undefined) zoomBy(NEARER ** zoom)
    else if (event.key === 'Home') goBack()
    else if (!pick(Number(event.key))) return
    event.preventDefault()
  }
}
