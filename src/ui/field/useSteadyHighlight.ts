import { useLayoutEffect, useRef } from 'react'
import type { Country } from '../../geo/countries'

/** As much of downshift's combobox as is used here; -1 where nothing is highlighted. */
type Combobox = {
  readonly isOpen: boolean
  readonly highlightedIndex: number
  readonly setHighlightedIndex: (index: number) => void
}

/**
 * Keeps the highlight on its country. Downshift knows only a place in the list, and for the same text the list
 * changes when another tab guesses or when the other names arrive. A country that has gone leaves no highlight
 * behind, so that Enter guesses nothing that nobody chose; where nothing was highlighted, the only one left is.
 */
export function useSteadyHighlight(combobox: Combobox, text: string, suggestions: readonly Country[]): void {
  const last = useRef({ text, suggestions })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { text, suggestions }
    // For another text the highlight has been chosen with the list.
    if (before.text !== text || !combobox.isOpen) return
    const { highlightedIndex, setHighlightedIndex } = combobox
    const country = before.suggestions[highlightedIndex]
    const isOnlyOneLeft = suggestions.length === 1 && before.suggestions.length > 1
    const index = country === undefined ? (isOnlyOneLeft ? 0 : -1) : suggestions.indexOf(country)
    if (index !== highlightedIndex) setHighlightedIndex(index)
  })
}
