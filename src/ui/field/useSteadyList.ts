import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Country } from '../../geo/countries'

/** As much of downshift's combobox as is used here; -1 where nothing is highlighted. */
type Combobox = {
  readonly isOpen: boolean
  readonly highlightedIndex: number
  readonly openMenu: () => void
  readonly setHighlightedIndex: (index: number) => void
}

/**
 * Keeps the list and its highlight right where they change without a key: another tab guesses, the other names arrive, or
 * the program finds a text in the field. Downshift knows only whether a list is open and a place in it.
 *
 * A list that was closed because nothing was found for a text is opened when something is, for whoever is still in the
 * field; one that somebody has closed stays so. The highlight stays on its country. One that has gone leaves no highlight
 * behind, so that Enter guesses nothing that nobody chose; where nothing was highlighted, the only one left is.
 */
export function useSteadyList(
  field: RefObject<HTMLInputElement | null>,
  combobox: Combobox,
  text: string,
  suggestions: readonly Country[],
): void {
  const last = useRef({ text, suggestions })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { text, suggestions }
    const { isOpen, highlightedIndex, openMenu, setHighlightedIndex } = combobox
    const isSame = before.text === text
    if (!isOpen) {
      const isWanted = text !== '' && document.activeElement === field.current
      const isClosedByHand = isSame && before.suggestions.length > 0
      if (suggestions.length === 0 || !isWanted || isClosedByHand) return
      openMenu()
      setHighlightedIndex(suggestions.length === 1 ? 0 : -1)
      return
    }
    // For another text the highlight has been chosen with the list.
    if (!isSame) return
    const country = before.suggestions[highlightedIndex]
    const isOnlyOneLeft = suggestions.length === 1 && before.suggestions.length > 1
    const index = country === undefined ? (isOnlyOneLeft ? 0 : -1) : suggestions.indexOf(country)
    if (index !== highlightedIndex) setHighlightedIndex(index)
  })
}
