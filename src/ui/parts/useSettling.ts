import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/** Longest time between the two presses of a double click, in milliseconds. */
export const PAUSE = 500

/**
 * Props of an element that takes no press until its content has been there for `PAUSE`: the second press of a double click
 * was meant for the content that it replaced. The style sheet keeps out pointers, and the props keep out keys.
 * @param content identifies the content; `false` stands for none
 */
export function useSettling(content: unknown = true) {
  const [settled, settle] = useState<unknown>(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(content), PAUSE)
    return () => clearTimeout(timer)
  }, [content])
  const isSettling = content !== false && content !== settled
  return {
    'data-settling': isSettling ? '' : undefined,
    onClickCapture: isSettling ? refuse : undefined,
  } as const
}

/** Refuses a press by key, or the second of two. */
function refuse(event: MouseEvent): void {
  if (event.detail === 1) return
  event.preventDefault()
  event.stopPropagation()
}

/** Refuses an Enter that is held down, so that each answer and each way on is a press of its own. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}
