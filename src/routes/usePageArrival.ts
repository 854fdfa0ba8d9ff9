import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useNavigationType } from 'react-router-dom'
import type { Browser } from '../browser'
import { PREFIX, unlessRefused } from '../machines/store/store'

/** The state of a location whose address replaces another while the page, and the focus in it, stay as they are. */
export type Stays = 'stays'

/**
 * The state of a location in which a game is played that was begun on the page of the same address, so that Back leads
 * there and a reload goes on with the game: which attempt it is, where there may be several.
 */
export type Played = { readonly played: true | number }

/** Where the tab keeps how far each page was scrolled. */
const OFFSETS = `${PREFIX}offsets`

/**
 * What a browser does by itself when a whole page is loaded, done for a page within the game: a new page
 * begins at its top, going back finds the place that was left, and focus moves to the page's heading. The places are
 * kept with the tab, since after a reload, too, going back is within the game.
 */
export function usePageArrival({ key, pathname, state }: Location, { tab }: Pick<Browser, 'tab'>): void {
  const direction = useNavigationType()
  // Every page that was opened by its address has the same key.
  const place = `${key} ${pathname}`
  /** How far each page was scrolled, in pixels from its top, by its place in the history of the tab. */
  const offsets = useRef(new Map<string, number>())
  // None while the browser goes back or forth: it scrolls the page that is left to where the other one was.
  const current = useRef<string | undefined>(place)

  useEffect(() => {
    offsets.current = unlessRefused(() => new Map(JSON.parse(tab.get(OFFSETS) ?? '[]')), new Map())
    const remember = () => current.current && offsets.current.set(current.current, window.scrollY)
    const leave = () => {
      current.current = undefined
    }
    // Where that fails they hold until the page is loaded anew.
    const keep = () => unlessRefused(() => tab.set(OFFSETS, JSON.stringify([...offsets.current])))
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    // Captured, it comes before the router's own.
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
    // A game that begins has put the focus where it is wanted.
    const isBegun = state?.played !== undefined && direction === NavigationType.Push
    if (!isBegun) focusHeading()
    window.scrollTo(0, direction === NavigationType.Pop ? (offsets.current.get(place) ?? 0) : 0)
  }, [place, direction, state])
}

/** Gives the focus to the heading of the page where what had it has gone, once something else is shown. */
export function useHeadingFocus(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) focusHeading()
  })
}

/** Gives the focus to the heading of the page, without scrolling there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
