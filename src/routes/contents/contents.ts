import { createContext } from 'react'
import type { PlainId } from '../../ui/words/say'

/** Groups of the contents in their order, the last with the small links at their end. */
export const GROUPS = ['today', 'learn', 'together', 'teachers', 'small'] as const

export type Group = (typeof GROUPS)[number]

/** First word of the ids of a page's texts. Its heading is the name of the page wherever it is named. */
export type PageTexts = PlainId extends infer Id
  ? Id extends `${infer Texts}.heading`
    ? Texts
    : never
  : never

/** Page in the contents. */
export type PageEntry = { readonly path: string; readonly texts: PageTexts }

export type ContentsOf = (group: Group) => readonly PageEntry[]

/** Context with the pages of each group, since no page can import the list of all. */
export const ContentsContext = createContext<ContentsOf>(() => [])
