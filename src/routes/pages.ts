import type { ComponentType } from 'react'
import type { Puzzle } from '../machines/puzzle'
import type { LazyModule } from '../ui/lazyModule'
import type { Locale } from '../ui/words/locale'
import type { PlainId } from '../ui/words/say'

/** Definition of a page for the router and the build. */
type PageRecord = {
  /** Text id of the document's title. */
  readonly title: PlainId
  load(): Promise<{ readonly default: ComponentType }>
} & (
  | { readonly kind: 'text' }
  /** Page of games selected by the query, the fragment or the player, hence unknown when the page is prerendered. */
  | { readonly kind: 'games' }
  /** Page with one kind of puzzle on one deck. The country is unknown until the date, or a draw, decides it. */
  | { readonly kind: 'game'; readonly puzzle: Pick<Puzzle, 'kind' | 'deck'> }
)

/**
 * All pages of the site by path; any other path shows the page `404`. The router, the prerendered pages, the chunks,
 * the budgets and the tests follow this list.
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
 * Finds the page at the path of an address, under the `home` path of its language. Like static hosts, it accepts
 * percent-encoding, repeated slashes and a trailing slash.
 */
export function pageAt(pathname: string, home: string): PagePath {
  const path = `${decoded(pathname)}/`.replace(/\/+/g, '/')
  if (!path.startsWith(home)) return '404'
  return PAGES.find((page) => page === `/${path.slice(home.length, -1)}`) ?? '404'
}

/** Decodes percent-encoded characters. An invalid encoding leaves the path unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Texts of a page. A game needs only the texts that load first with its language. */
export function textsOf({ kind }: Pick<PageRecord, 'kind'>, { sections }: Locale): LazyModule<unknown> {
  return kind === 'game' ? sections.start : sections.rest
}

/** Path that leads to a page. */
export function pathOf(page: PagePath): string {
  return page === '404' ? '/nowhere' : page
}
