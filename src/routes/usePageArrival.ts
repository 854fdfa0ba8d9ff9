import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useNavigationType } from 'react-router-dom'

/**
 * What a browser does by itself when a whole page is loaded, done for a page within the game: a new page
 * begins at its top, going back finds the place that was left, and focus moves to the page's heading.
 */
export function usePageArrival({ key }: Location): void {
  const direction = useNavigationType()
  const offsets = useRef(new Map<string, number>())
  const current = useRef(key)

  useEffect(() => {
    const remember = () => offsets.current.set(current.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    window.scrollTo(0, direction === NavigationType.Pop ? (offsets.current.get(key) ?? 0) : 0)
  }, [key, direction])
}
