import { type RefObject, useEffect } from 'react'

/**
 * Focuses a field when a mouse first moves over the page, or has just opened it, unless another element has the
 * focus: typing then begins a guess. Touch is left out, since the focus would open a keyboard; users of a screen
 * reader move no mouse, and begin at the heading.
 * @param isWanted whether the page is a game, with no other field to begin with.
 */
export function useMouseFocus(field: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const events = ['pointerover', 'pointermove'] as const
    const stop = () => {
      for (const event of events) document.removeEventListener(event, take)
    }
    function take({ pointerType, movementX, movementY }: PointerEvent): void {
      if (pointerType !== 'mouse') return
      const { activeElement: active } = document
      const isHeading = active?.localName === 'h1'
      // Browsers also send events for a resting mouse when the page changes under it.
      const isMoved = movementX !== 0 || movementY !== 0
      const hasLedHere = isHeading && !active.matches(':focus-visible')
      if (!isMoved && !hasLedHere) return
      stop()
      if (isHeading || active === document.body) field.current?.focus({ preventScroll: true })
    }
    for (const event of events) document.addEventListener(event, take)
    return stop
  }, [field, isWanted])
}
