import { type RefObject, useEffect } from 'react'

/**
 * Gives a field the focus as soon as a mouse is moved over the page, or has led to it, unless something else has the focus: what
 * is typed then begins a guess. Nobody types with a finger on the glass, where the focus would open a keyboard; and whoever
 * hears the page moves no mouse, and begins at its heading.
 * @param isWanted whether the page is a game, in which there is nothing else to begin with
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
      // The browser tells of a mouse that rests, too, where the page changes under it.
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
