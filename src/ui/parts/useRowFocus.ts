import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the next row of a list, or to the last one, where the row that had it was taken out.
 * @param rows what tells the rows apart, in their order
 * @param buttons the selector of the button of each row
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
