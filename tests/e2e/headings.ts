import { PAGES, type PagePath } from '../../src/routes/pages'

/** Pages that open a link, and lead elsewhere without one. */
const OF_LINKS = ['/challenge', '/race', '/class'] as const

/** Pages with a file of their own here: that which is shown in frames of others, and that which is kept for no offline play. */
const OF_THEIR_OWN = ['/embed', '/machines'] as const

/** Pages that are tried without a link: of the days of the decks of regions, which are made in one way, that of one. */
export type Tried =
  | Exclude<PagePath, `/states/${string}` | (typeof OF_LINKS)[number] | (typeof OF_THEIR_OWN)[number]>
  | '/states/us'

/** What each page says at its top. */
export const headings: Readonly<Record<Tried, string>> = {
  '/': 'The World Outline Game',
  '/daily': 'Daily Puzzle',
  '/world': 'World Daily',
  '/practice': 'Practice Mode',
  '/practice/where': 'Where?',
  '/sprint': 'Sprint',
  '/pins': 'Five Pins',
  '/atlas/album': 'Atlas',
  '/teach/sheets': 'Sheets to Print',
  '/teach': 'Teach',
  '/atlas': 'Atlas',
  '/atlas/record': 'Atlas',
  '/friends': 'Friends',
  '/how-to-play/listening': 'Learn to Listen',
  '/how-to-play': 'How to Play',
  '/about': 'About',
  '/states/us': 'US states',
  '404': "This location isn't on our map",
}

/** What each page is called in the browser’s tab: as at its top, but for the parts of the atlas. */
export const NAMES: typeof headings = {
  ...headings,
  '/atlas/album': 'Past Days',
  '/atlas/record': 'Statistics',
}

export const TRIED = PAGES.filter((page): page is Tried => page in headings)
