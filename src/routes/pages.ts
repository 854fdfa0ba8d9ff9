import type { ComponentType } from 'react'
import type { PlainId } from '../ui/words/say'
import type { Section } from '../ui/words/sections'
import type { GameScreenProps } from './game'

/** What the site needs to know of a page. */
type PageRecord = {
  /** The module in this folder that has the screen, by which the build finds the chunks of the page. */
  readonly module: string
  /** What the document is called and described as. */
  readonly head: { readonly title: PlainId; readonly description: PlainId }
  /** Where its texts are in the catalogue. */
  readonly texts: Section
} & (
  | { readonly isGame: false; load(): Promise<ComponentType> }
  /** A page that was made at build knows no target: it has a frame, in whose place the game comes. */
  | { readonly isGame: true; load(): Promise<ComponentType<GameScreenProps>> }
)

/**
 * Every page of the site by its path; any other path is answered with the page `404`. The router, the prerendered
 * pages, the chunks, the budgets and the tests follow this list.
 */
export const pages = {
  '/': {
    module: 'Landing',
    head: { title: 'landing.title', description: 'landing.description' },
    texts: 'landing',
    isGame: false,
    load: async () => (await import('./Landing')).Landing,
  },
  '/daily': {
    module: 'Daily',
    head: { title: 'daily.title', description: 'daily.description' },
    texts: 'game',
    isGame: true,
    load: async () => (await import('./play')).Daily,
  },
  '/practice': {
    module: 'Practice',
    head: { title: 'practice.title', description: 'practice.description' },
    texts: 'game',
    isGame: true,
    load: async () => (await import('./play')).Practice,
  },
  '/how-to-play': {
    module: 'HowToPlay',
    head: { title: 'howToPlay.title', description: 'howToPlay.description' },
    texts: 'howToPlay',
    isGame: false,
    load: async () => (await import('./HowToPlay')).HowToPlay,
  },
  '/about': {
    module: 'About',
    head: { title: 'about.title', description: 'about.description' },
    texts: 'about',
    isGame: false,
    load: async () => (await import('./About')).About,
  },
  '404': {
    module: 'NotFound',
    head: { title: 'notFound.title', description: 'notFound.description' },
    texts: 'notFound',
    isGame: false,
    load: async () => (await import('./NotFound')).NotFound,
  },
} as const satisfies Readonly<Record<string, PageRecord>>

export type Page = keyof typeof pages

/** The pages on which a game is played. */
export type GamePage = { [P in Page]: (typeof pages)[P]['isGame'] extends true ? P : never }[Page]

export const PAGES = Object.keys(pages) as readonly Page[]

/** The page at the path of an address, with or without a slash at its end, on a site that lives under `base`. */
export function pageAt(pathname: string, base: string): Page {
  const path = `/${pathname.slice(base.length).replace(/\/$/, '')}`
  return PAGES.find((page) => page === path) ?? '404'
}

/** The path that leads to a page. */
export function pathOf(page: Page): string {
  return page === '404' ? '/nowhere' : page
}
