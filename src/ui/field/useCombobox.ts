import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** Of something that can be picked, by which it is known again where the list changes. */
type Option = { readonly id: string }

type Props<Item extends Option> = {
  /** What fits the text, in its order. */
  readonly suggestions: readonly Item[]
  readonly list: RefObject<HTMLElement | null>
  /** Which of them is highlighted where nobody has chosen another. */
  readonly ready: Item | undefined
  readonly onPick: (item: Item) => void
  /** Escape was pressed in a field whose list is closed. */
  readonly onClear: () => void
}

/**
 * An editable combobox with a list that only suggests (WAI-ARIA Authoring Practices, "Editable Combobox With List
 * Autocomplete"): the focus stays in the field, and the option that Enter picks is its active descendant.
 *
 * The highlight is kept as an option and not as a place in the list, which also changes without a key: another tab
 * guesses, or other spellings arrive. One that is gone leaves no highlight behind, so that Enter guesses nothing that
 * nobody chose.
 */
export function useCombobox<Item extends Option>(props: Props<Item>) {
  const { suggestions, list, ready, onPick, onClear } = props
  const id = useId()
  // Whether suggestions are wanted: while there are none, the list is closed all the same.
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState<Item['id']>()
  /** Whether it was a key that has changed the highlight. */
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
    // For keys alone: what a pointer is on is in sight.
    if (isByKey.current)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    isByKey.current = false
  })
  /** What a key does to the list; `undefined` leaves it to the text. */
  const actionOf = ({ key, altKey, ...event }: KeyboardEvent): (() => void) | undefined => {
    const last = suggestions.length - 1
    // With these, keys select or move in the text.
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
      // A list that opens under a pointer at rest is not pointed at.
      onMouseMove: () => setChosen(item.id),
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => pick(item),
    }),
  } as const
}

/** The code of a key that an input method takes for itself (UI Events, legacy key attributes). */
const TAKEN = 229

/**
 * Whether a key belongs to an input method, as for Japanese, Chinese or Korean: it chooses a candidate, or ends or
 * drops the composition. Safari ends the composition before it sends the key, so that the code alone tells. The
 * keyboard of a phone composes every word as it is typed, and its Enter, with the code of Enter, is meant for the page.
 */
function isOfInputMethod({ keyCode, nativeEvent }: KeyboardEvent): boolean {
  return keyCode === TAKEN || (nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches)
}
