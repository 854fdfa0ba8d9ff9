import type { ComponentType } from 'react'
import { REGION_DECK_NAMES, type RegionDeckName } from '../geo/regions/regionDecks'
import type { Puzzle } from '../machines/puzzle'
import { dailies } from '../machines/schedule/dailies'
import type { LazyModule } from '../ui/lazyModule'
import type { Locale } from '../ui/words/locale'
import type { PlainId } from '../ui/words/say'
import type { ContentsOf, Group, PageTexts } from './contexts'

/** Definition of a page for the router, the contents and the build. */
type PageRecord = {
  readonly texts: PageTexts
  /** Id of the heading, for a page without one among its texts. */
  readonly heading?: PlainId
  /** Group of the contents that lists the page; `undefined` for one that is not listed there. */
  readonly group?: Group
  /** Loads the component, which is told its page. */
  load(): Promise<{ readonly default: ComponentType<{ readonly page: string }> }>
} & (
  | { readonly kind: 'text' }
  /** Page of games selected by the query, the fragment or the player, hence unknown when the page is prerendered. */
  | { readonly kind: 'games' }
  /** Page with one kind of puzzle on one deck. The country is unknown until the date, or a draw, decides it. */
  | { readonly kind: 'game'; readonly puzzle: Pick<Puzzle, 'kind' | 'deck'> }
)

/** Path of the day of a deck of regions. */
type DayOfRegions = `/states/${Lowercase<RegionDeckName>}`

/** Page of the daily puzzle of each deck of regions, by its path. */
const daysOfRegions = Object.fromEntries(
  REGION_DECK_NAMES.map((deck) => [
    `/${dailies[deck].page}`,
    {
      ...{ texts: 'states', heading: dailies[deck].heading, kind: 'game', puzzle: { kind: 'daily', deck } },
      load: () => import('./day/Daily'),
    } satisfies PageRecord,
  ]),
) as Readonly<Record<DayOfRegions, PageRecord>>

/**
 * All pages of the site by path, in the order of the contents; any other path shows the page `404`. The router, the
 * contents, the prerendered pages, the chunks, the budgets and the tests follow this list.
 */
export const pages = {
  '/': { texts: 'landing', kind: 'text', load: () => import('./Landing') },
  '/daily': {
    texts: 'daily',
    group: 'today',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: () => import('./day/Daily'),
  },
  '/world': {
    texts: 'world',
    group: 'today',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'world' },
    load: () => import('./day/Daily'),
  },
  '/sprint': { texts: 'sprint', group: 'today', kind: 'games', load: () => import('./sprint/Sprint') },
  '/pins': { texts: 'pins', group: 'today', kind: 'games', load: () => import('./pins/Pins') },
  '/practice': {
    texts: 'practice',
    group: 'learn',
    kind: 'game',
    puzzle: { kind: 'practice', deck: 'twenty' },
    load: () => import('./practice/Practice'),
  },
  '/states': { texts: 'states', group: 'learn', kind: 'games', load: () => import('./states/States') },
  '/map': { texts: 'map', group: 'learn', kind: 'text', load: () => import('./map/MyMap') },
  '/archive': { texts: 'archive', group: 'learn', kind: 'games', load: () => import('./archive/Archive') },
  '/listen': { texts: 'listen', group: 'learn', kind: 'text', load: () => import('./Listen') },
  '/challenge': {
    texts: 'challenge',
    group: 'together',
    kind: 'games',
    load: () => import('./challenge/ChallengePage'),
  },
  '/race': { texts: 'race', group: 'together', kind: 'games', load: () => import('./sprint/Sprint') },
  '/league': { texts: 'league', group: 'together', kind: 'text', load: () => import('./league/League') },
  '/class': { texts: 'class', group: 'teachers', kind: 'games', load: () => import('./classroom/Classroom') },
  '/print': { texts: 'print', group: 'teachers', kind: 'text', load: () => import('./Print') },
  '/how-to-play': { texts: 'howToPlay', group: 'small', kind: 'text', load: () => import('./HowToPlay') },
  '/about': { texts: 'about', group: 'small', kind: 'text', load: () => import('./About') },
  ...daysOfRegions,
  '404': { texts: 'notFound', kind: 'text', load: () => import('./NotFound') },
} as const satisfies Readonly<Record<string, PageRecord>>

export type PagePath = keyof typeof pages

export const PAGES = Object.keys(pages) as readonly PagePath[]

/** Lists the pages of a group of the contents, in their order. */
export const contentsOf: ContentsOf = (wanted) =>
  PAGES.flatMap((path) => {
    const { group, texts }: PageRecord = pages[path]
    return group === wanted ? [{ path, texts }] : []
  })

/** Id of the heading of a page, which is also its name. */
export function headingOf(page: PagePath): PlainId {
  const { heading, texts }: PageRecord = pages[page]
  return heading ?? `${texts}.heading`
}

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
