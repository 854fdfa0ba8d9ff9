import type { ComponentType } from 'react'
import type { Puzzle } from '../machines/puzzle'
import type { PlainId } from '../ui/words/say'
import type { PageSection } from '../ui/words/sections'

/** What the site needs to know of a page. */
type PageRecord = {
  /**
   * The modules below this folder that have the screen and what it needs, by
   * which the build finds the chunks of the page.
   */
  readonly modules: readonly string[]
  /** What the document is called. */
  readonly title: PlainId
  /** Where its texts are in the catalogue. */
  readonly texts: readonly PageSection[]
  load(): Promise<ComponentType>
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
  '/': {
    modules: ['Landing.tsx'],
    title: 'landing.title',
    texts: ['landing'],
    kind: 'text',
    load: async () => (await import('./Landing')).Landing,
  },
  '/daily': {
    modules: ['day/Daily.tsx'],
    title: 'daily.title',
    texts: ['game'],
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: async () => (await import('./day/Daily')).Daily,
  },
  '/world': {
    modules: ['day/World.tsx'],
    title: 'world.title',
    texts: ['game'],
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'world' },
    load: async () => (await import('./day/World')).World,
  },
  '/practice': {
    modules: ['practice/Practice.tsx'],
    title: 'practice.title',
    texts: ['game'],
    kind: 'game',
    puzzle: { kind: 'practice', deck: 'twenty' },
    load: async () => (await import('./practice/Practice')).Practice,
  },
  '/sprint': {
    modules: ['sprint/Sprint.tsx'],
    title: 'sprint.title',
    texts: ['sprint', 'game'],
    kind: 'games',
    load: async () => (await import('./sprint/Sprint')).Sprint,
  },
  '/challenge': {
    modules: ['challenge/Challenge.tsx'],
    title: 'challenge.title',
    texts: ['challenge', 'game'],
    kind: 'games',
    load: async () => (await import('./challenge/Challenge')).Challenge,
  },
  '/archive': {
    modules: ['archive/Archive.tsx'],
    title: 'archive.title',
    texts: ['archive', 'game'],
    kind: 'games',
    load: async () => (await import('./archive/Archive')).Archive,
  },
  '/print': {
    modules: ['Print.tsx'],
    title: 'print.title',
    texts: ['print'],
    kind: 'text',
    load: async () => (await import('./Print')).Print,
  },
  '/class': {
    modules: ['classroom/Classroom.tsx'],
    title: 'class.title',
    texts: ['class'],
    kind: 'text',
    load: async () => (await import('./classroom/Classroom')).Classroom,
  },
  '/map': {
    modules: ['map/MyMap.tsx'],
    title: 'map.title',
    texts: ['map'],
    kind: 'text',
    load: async () => (await import('./map/MyMap')).MyMap,
  },
  '/league': {
    modules: ['league/League.tsx'],
    title: 'league.title',
    texts: ['league'],
    kind: 'text',
    load: async () => (await import('./league/League')).League,
  },
  '/listen': {
    modules: ['Listen.tsx'],
    title: 'listen.title',
    texts: ['listen'],
    kind: 'text',
    load: async () => (await import('./Listen')).Listen,
  },
  '/how-to-play': {
    modules: ['HowToPlay.tsx'],
    title: 'howToPlay.title',
    texts: ['howToPlay'],
    kind: 'text',
    load: async () => (await import('./HowToPlay')).HowToPlay,
  },
  '/about': {
    modules: ['About.tsx'],
    title: 'about.title',
    texts: ['about'],
    kind: 'text',
    load: async () => (await import('./About')).About,
  },
  '404': {
    modules: ['NotFound.tsx'],
    title: 'notFound.title',
    texts: ['notFound'],
    kind: 'text',
    load: async () => (await import('./NotFound')).NotFound,
  },
} as const satisfies Readonly<Record<string, PageRecord>>

export type Page = keyof typeof pages

export const PAGES = Object.keys(pages) as readonly Page[]

/** The page at the path of an address, with or without a slash at its end, where those of its language live under `home`. */
export function pageAt(pathname: string, home: string): Page {
  const path = `${pathname.replace(/\/$/, '')}/`
  if (!path.startsWith(home)) return '404'
  return PAGES.find((page) => page === `/${path.slice(home.length, -1)}`) ?? '404'
}

/** The path that leads to a page. */
export function pathOf(page: Page): string {
  return page === '404' ? '/nowhere' : page
}
