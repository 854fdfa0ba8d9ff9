import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useNavigationType } from 'react-router-dom'
import type { Browser } from '../browser'
import { type Offsets, readOffsets, writeOffsets } from './offsets'

/** The state of a location whose address replaces another while the page, and the focus in it, stay as they are. */
export type Stays = 'stays'

/**
 * The state of a location in which a game is played that was begun on the page of the same address, so that Back leads
 * there and a reload goes on with the game: which attempt it is, where there may be several.
 */
export type Played = { readonly played: true | number }

/**
 * What a browser does by itself when a whole page is loaded, done for a page within the game: a new page
 * begins at its top, going back finds the place that was left, and focus moves to the page's heading. The places are
 * kept with the tab, since after a reload, too, going back is within the game.
 */
export function usePageArrival({ key, pathname, state }: Location, { tab }: Pick<Browser, 'tab'>): void {
  const direction = useNavigationType()
  // Every page that was opened by its address has the same key.
  const place = `${key} ${pathname}`
  const offsets = useRef<Offsets>(new Map())
  // None while the browser goes back or forth: it scrolls the page that is left to where the other one was.
  const current = useRef<string | undefined>(place)

  useEffect(() => {
    offsets.current = readOffsets(tab)
    const remember = () => current.current && offsets.current.set(current.current, window.scrollY)
    const leave = () => {
      current.current = undefined
    }
    const keep = () => writeOffsets(tab, offsets.current)
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
    if (!isBegun) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    window.scrollTo(0, direction === NavigationType.Pop ? (offsets.current.get(place) ?? 0) : 0)
  }, [place, direction, state])
}
