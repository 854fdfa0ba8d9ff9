import { type RefObject, useEffect } from 'react'

/**
 * Gives a field the focus as soon as a mouse is over the page, unless something else has it: what is typed then begins a guess.
 * Nobody types with a finger on the glass, where the focus would open a keyboard; and whoever hears the page moves no mouse,
 * and begins at its heading.
 */
export function useMouseFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const events = ['pointerover', 'pointermove'] as const
    const stop = () => {
      for (const event of events) document.removeEventListener(event, take)
    }
    function take({ pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return
      stop()
      const { activeElement } = document
      const isFree = activeElement === document.body || activeElement?.localName === 'h1'
      if (isFree) field.current?.focus({ preventScroll: true })
    }
    for (const event of events) document.addEventListener(event, take)
    return stop
  }, [field])
}
