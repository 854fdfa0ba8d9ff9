import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the next row of a list, or to the last one, after the focused row was removed.
 * @param rows keys of the rows, in their order
 * @param buttons selector that matches one button in each row
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  rows: readonly string[],
  buttons: string,
): void {
  const before = useRef(rows)
  useEffect(() => {
    const place = before.current.findIndex((row) => !rows.includes(row))
    before.current = rows
    if (place < 0 || document.activeElement !== document.body) return
    const left = [...(list.current?.querySelectorAll<HTMLElement>(buttons) ?? [])]
    const next = left[place] ?? left.at(-1)
    next?.focus({ preventScroll: true })
  })
}
