import type { ComponentType } from 'react'
import { REGION_DECK_NAMES, type RegionDeckName } from '../geo/regions/regionDecks'
import type { Puzzle } from '../machines/rules/puzzle'
import { dailies } from '../machines/schedule/dailies'
import type { LazyModule } from '../ui/lazyModule'
import type { Locale } from '../ui/words/locale'
import type { PlainId } from '../ui/words/messages'

/** Definition of a page for the router and the build. */
type PageRecord = {
  /** Id of the name of the page wherever it is named. It is also its heading, unless the page is a part of the atlas. */
  readonly heading: PlainId
  /** Loads the component, which is told its page. */
  load(): Promise<{ readonly default: ComponentType<{ readonly page: string }> }>
} & (
  | {
      readonly kind: 'text'
      /** Puzzle at the top of the page, if it has one. */
      readonly puzzle?: Pick<Puzzle, 'kind' | 'deck'>
    }
  /** Page of games selected by the query, the fragment or the player, hence unknown when the page is prerendered. */
  | { readonly kind: 'games' }
  /** Page with one kind of puzzle on one deck. The country is unknown until the date, or a draw, decides it. */
  | { readonly kind: 'game'; readonly puzzle: Pick<Puzzle, 'kind' | 'deck'> }
)

/** Path of the day of a deck of regions. */
export type DayOfRegions = `/states/${Lowercase<RegionDeckName>}`

/** Page of the daily puzzle of each deck of regions, by its path. */
const daysOfRegions = Object.fromEntries(
  REGION_DECK_NAMES.map((deck) => [
    `/${dailies[deck].page}`,
    {
      heading: dailies[deck].heading,
      kind: 'game',
      puzzle: { kind: 'daily', deck },
      load: () => import('./day/Daily'),
    } satisfies PageRecord,
  ]),
) as Readonly<Record<DayOfRegions, PageRecord>>

/**
 * All pages of the site by path; any other path shows the page `404`. The router, the prerendered pages, the chunks, the
 * budgets and the tests follow this list.
 */
export const pages = {
  '/': {
    heading: 'landing.heading',
    kind: 'text',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: () => import('./Landing'),
  },
  '/daily': {
    heading: 'daily.heading',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: () => import('./day/Daily'),
  },
  '/embed': {
    heading: 'daily.heading',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'twenty' },
    load: () => import('./Embed'),
  },
  '/world': {
    heading: 'world.heading',
    kind: 'game',
    puzzle: { kind: 'daily', deck: 'world' },
    load: () => import('./day/Daily'),
  },
  ...daysOfRegions,
  '/sprint': {
    heading: 'sprint.heading',
    kind: 'games',
    load: () => import('./sprint/Sprint'),
  },
  '/pins': {
    heading: 'pins.heading',
    kind: 'games',
    load: () => import('./pins/Pins'),
  },
  '/practice': {
    heading: 'practice.heading',
    kind: 'game',
    puzzle: { kind: 'practice', deck: 'twenty' },
    load: () => import('./practice/Practice'),
  },
  '/practice/where': {
    heading: 'repetition.where',
    kind: 'games',
    load: () => import('./practice/Where'),
  },
  '/atlas': {
    heading: 'places.atlas',
    kind: 'text',
    load: () => import('./map/MyMap'),
  },
  '/atlas/album': {
    heading: 'archive.heading',
    kind: 'games',
    load: () => import('./archive/Archive'),
  },
  '/atlas/record': {
    heading: 'statistics.title',
    kind: 'text',
    load: () => import('./archive/Record'),
  },
  '/friends': {
    heading: 'places.friends',
    kind: 'games',
    load: () => import('./league/Friends'),
  },
  '/challenge': {
    heading: 'challenge.heading',
    kind: 'games',
    load: () => import('./challenge/ChallengePage'),
  },
  '/race': {
    heading: 'race.heading',
    kind: 'games',
    load: () => import('./sprint/Sprint'),
  },
  '/teach': {
    heading: 'places.teach',
    kind: 'games',
    load: () => import('./classroom/Teach'),
  },
  '/teach/sheets': {
    heading: 'print.heading',
    kind: 'text',
    load: () => import('./Print'),
  },
  '/class': {
    heading: 'class.heading',
    kind: 'games',
    load: () => import('./classroom/Classroom'),
  },
  '/how-to-play': {
    heading: 'board.howToPlay',
    kind: 'text',
    load: () => import('./HowToPlay'),
  },
  '/how-to-play/listening': {
    heading: 'listen.heading',
    kind: 'text',
    load: () => import('./Listen'),
  },
  '/about': {
    heading: 'about.heading',
    kind: 'text',
    load: () => import('./About'),
  },
  '/machines': {
    heading: 'about.machines',
    kind: 'text',
    load: () => import('./machines/Machines'),
  },
  '404': {
    heading: 'notFound.heading',
    kind: 'text',
    load: () => import('./NotFound'),
  },
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
