import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** An option, identified by its id when the list changes. */
type Option = { readonly id: string }

type Props<Item extends Option> = {
  /** Suggestions for the text, the best first. */
  readonly suggestions: readonly Item[]
  readonly list: RefObject<HTMLElement | null>
  /** The suggestion that is highlighted until the user chooses another. */
  readonly ready: Item | undefined
  readonly onPick: (item: Item) => void
  /** Called when Escape is pressed while the list is closed. */
  readonly onClear: () => void
}

/**
 * An editable combobox whose list only suggests (WAI-ARIA Authoring Practices, "Editable Combobox With List
 * Autocomplete"): the focus stays in the field, and the option that Enter picks is its active descendant.
 *
 * The highlight is kept as an option instead of an index, since the list also changes without a key: another tab
 * guesses, or other spellings arrive. If the highlighted option disappears, nothing is highlighted, so that Enter
 * guesses nothing that the user did not choose.
 */
export function useCombobox<Item extends Option>(props: Props<Item>) {
  const { suggestions, list, ready, onPick, onClear } = props
  const id = useId()
  // Whether the user wants suggestions; without any, the list stays closed.
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState<Item['id']>()
  /** Whether a key made the last change of the highlight. */
  const isByKey = useRef(false)
  const isOpen = isWanted && suggestions.length > 0
  const highlighted = chosen === undefined ? ready : suggestions.find((it) => it.id === chosen)
  const active = isOpen ? highlighted : undefined

  const show = (isShown: boolean) => {
    setWanted(isShown)
    setChosen(undefined)
  }
  const pick = (item: Item) => {
    show(false)
    onPick(item)
  }
  const highlight = (index: number) => {
    setWanted(true)
    setChosen(suggestions.at(index)?.id)
    isByKey.current = true
  }
  useLayoutEffect(() => {
    // Only keys scroll the list: an option under the pointer is in sight already.
    if (isByKey.current)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    isByKey.current = false
  })
  /** The action of a key on the list; `undefined` leaves the key to the text. */
  const actionOf = ({ key, altKey, ...event }: KeyboardEvent): (() => void) | undefined => {
    const last = suggestions.length - 1
    // With a modifier, keys select or move in the text.
    if (event.shiftKey || event.ctrlKey || event.metaKey) return undefined
    if (key === 'Escape') return isOpen ? () => show(false) : onClear
    if (last < 0) return undefined
    const index = active === undefined ? -1 : suggestions.indexOf(active)
    if (key === 'ArrowDown')
      return () => (altKey ? setWanted(true) : highlight(index === last ? 0 : index + 1))
    if (key === 'ArrowUp') return () => (altKey ? show(false) : highlight(index <= 0 ? last : index - 1))
    if (!isOpen) return undefined
    if (key === 'Home') return () => highlight(0)
    if (key === 'End') return () => highlight(last)
    if (key === 'Enter' && active !== undefined) return () => pick(active)
    return undefined
  }

  return {
    isOpen,
    show,
    active,
    label: { id: `${id}label`, htmlFor: `${id}field` },
    field: {
      id: `${id}field`,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}list`,
      'aria-expanded': isOpen,
      'aria-activedescendant': active && `${id}${active.id}`,
      onClick: () => setWanted(true),
      // Leaving the field closes the list; it never picks.
      onBlur: () => show(false),
      onKeyDown: (event: KeyboardEvent) => {
        const action = isOfInputMethod(event) ? undefined : actionOf(event)
        if (action === undefined) return
        event.preventDefault()
        action()
      },
    },
    menu: { id: `${id}list`, role: 'listbox', onMouseLeave: () => setChosen(undefined) },
    optionOf: (item: Item) => ({
      id: `${id}${item.id}`,
      role: 'option',
      'aria-selected': item === active,
      // Options react to a movement only, so that a list that opens under a resting pointer keeps its highlight.
      onMouseMove: () => setChosen(item.id),
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => pick(item),
    }),
  } as const
}

/** The `keyCode` of keys that an input method handles (UI Events, legacy key attributes). */
const TAKEN = 229

/**
 * Whether a key belongs to an input method, as for Japanese, Chinese or Korean: it chooses a candidate, or ends or
 * cancels the composition. Safari ends the composition before it sends the key, so that only the code tells. The
 * keyboard of a phone composes every word as it is typed; its Enter has the code of Enter and is meant for the page.
 */
function isOfInputMethod({ keyCode, nativeEvent }: KeyboardEvent): boolean {
  return keyCode === TAKEN || (nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches)
}
