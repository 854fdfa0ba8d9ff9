import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useNavigationType } from 'react-router-dom'
import type { Browser } from '../entry/browser'
import type { PlaceId } from '../geo/place'
import { PREFIX, unlessRefused } from '../machines/store/store'

/** State of a location that replaces another while the page and its focus stay unchanged. */
export type Stays = 'stays'

/**
 * State of a location whose game was started on the page of the same address: Back returns to that page, and a reload
 * continues the game. A number identifies the attempt if there may be several.
 */
export type Played = {
  readonly played: true | number
  /** Guess picked on the first page, for the game to take. */
  readonly guess?: PlaceId
}

/** Key in session storage for the scroll offsets of pages. */
const OFFSETS = `${PREFIX}offsets`

/**
 * Imitates a full page load on navigation within the site: a new page starts at its top, Back restores the scroll
 * offset, and the focus moves to the page's heading. Session storage keeps the offsets, since Back after a reload is
 * still within the site.
 */
export function usePageArrival({ key, pathname, state }: Location, { tab }: Pick<Browser, 'tab'>): void {
  const direction = useNavigationType()
  // The key alone is ambiguous: every page opened by its address has the same one.
  const place = `${key} ${pathname}`
  /** Scroll offsets of pages, in pixels from the top, by their place in the tab's history. */
  const offsets = useRef(new Map<string, number>())
  // `undefined` during a history navigation, when the browser scrolls the old page to the offset of the new one.
  const current = useRef<string | undefined>(place)

  useEffect(() => {
    offsets.current = unlessRefused(() => new Map(JSON.parse(tab.get(OFFSETS) ?? '[]')), new Map())
    const remember = () => current.current && offsets.current.set(current.current, window.scrollY)
    const leave = () => {
      current.current = undefined
    }
    // Storage unavailable: offsets last until the next full page load.
    const keep = () => unlessRefused(() => tab.set(OFFSETS, JSON.stringify([...offsets.current])))
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    // Capturing, it runs before the router's own listener.
    window.addEventListener('popstate', leave, { capture: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', leave, { capture: true })
      window.removeEventListener('pagehide', keep)
    }
  }, [tab])

  useLayoutEffect(() => {
    if (current.current === place) return
    current.current = place
    if (state === ('stays' satisfies Stays) && direction === NavigationType.Replace) return
    // A game that starts has already placed the focus.
    const isBegun = state?.played !== undefined && direction === NavigationType.Push
    if (!isBegun) focusHeading()
    window.scrollTo(0, direction === NavigationType.Pop ? (offsets.current.get(place) ?? 0) : 0)
  }, [place, direction, state])
}

/** Focuses the page's heading if the focused element has disappeared with a change of `shown`. */
export function useHeadingFocus(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) focusHeading()
  })
}

/** Focuses the page's heading without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
