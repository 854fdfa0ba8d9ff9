import type { ComponentType } from 'react'
import type { Puzzle } from '../machines/puzzle'
import type { LazyModule } from '../ui/lazyModule'
import type { Locale } from '../ui/words/locale'
import type { PlainId } from '../ui/words/say'

/** What the site needs to know of a page. */
type PageRecord = {
  /** What the document is called. */
  readonly title: PlainId
  load(): Promise<{ readonly default: ComponentType }>
} & (
  | { readonly kind: 'text' }
  /** What is played there stands in the rest of the address, of which a page knows nothing when it is made. */
  | { readonly kind: 'games' }
  /** What is played there, as far as that is known before the day or a draw is. */
  | { readonly kind: 'game'; readonly puzzle: Pick<Puzzle, 'kind' | 'deck'> }
)

/**
 * Every page of the site by its path; any other path is answered with the page `404`. The router, the prerendered
 * pages, the chunks, the budgets and the tests follow this list.
 */
export const pages = {
  '/': { title: 'landing.title', kind: 'text', load: () => import('./Landing') },
  '/daily': {
    title: 'daily.title',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: () => import('./day/Daily'),
  },
  '/world': {
    title: 'world.title',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'world' },
    load: () => import('./day/WorldDaily'),
  },
  '/practice': {
    title: 'practice.title',
    kind: 'game',
    puzzle: { kind: 'practice', deck: 'twenty' },
    load: () => import('./practice/Practice'),
  },
  '/sprint': { title: 'sprint.title', kind: 'games', load: () => import('./sprint/Sprint') },
  '/challenge': { title: 'challenge.title', kind: 'games', load: () => import('./challenge/ChallengePage') },
  '/archive': { title: 'archive.title', kind: 'games', load: () => import('./archive/Archive') },
  '/print': { title: 'print.title', kind: 'text', load: () => import('./Print') },
  '/class': { title: 'class.title', kind: 'games', load: () => import('./classroom/Classroom') },
  '/map': { title: 'map.title', kind: 'text', load: () => import('./map/MyMap') },
  '/league': { title: 'league.title', kind: 'text', load: () => import('./league/League') },
  '/listen': { title: 'listen.title', kind: 'text', load: () => import('./Listen') },
  '/how-to-play': { title: 'howToPlay.title', kind: 'text', load: () => import('./HowToPlay') },
  '/about': { title: 'about.title', kind: 'text', load: () => import('./About') },
  '404': { title: 'notFound.title', kind: 'text', load: () => import('./NotFound') },
} as const satisfies Readonly<Record<string, PageRecord>>

export type PagePath = keyof typeof pages

export const PAGES = Object.keys(pages) as readonly PagePath[]

/**
 * The page at the path of an address, where those of its language live under `home`. As for hosts, it makes no difference
 * how a letter is written, nor how many slashes there are between two parts and at the end.
 */
export function pageAt(pathname: string, home: string): PagePath {
  const path = `${decoded(pathname)}/`.replace(/\/+/g, '/')
  if (!path.startsWith(home)) return '404'
  return PAGES.find((page) => page === `/${path.slice(home.length, -1)}`) ?? '404'
}

/** A path without `%` and figures for letters, unless they stand for none. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The texts of a page: for a game those that come with the language are enough. */
export function textsOf({ kind }: Pick<PageRecord, 'kind'>, { sections }: Locale): LazyModule<unknown> {
  return kind === 'game' ? sections.start : sections.rest
}

/** The path that leads to a page. */
export function pathOf(page: PagePath): string {
  return page === '404' ? '/nowhere' : page
}
