import { useEffect, useRef } from 'react'

/** Gives the focus to the heading of the page where what had it has gone, once something else is shown. */
export function useHeadingFocus(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}
