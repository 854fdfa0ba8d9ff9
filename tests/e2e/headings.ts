import { PAGES, type PagePath } from '../../src/routes/pages'

/** Pages that are tried: all, but of the days of the decks of regions, which are made in one way, that of one. */
export type Tried = Exclude<PagePath, `/states/${string}`> | '/states/us'

/** What each page says at its top. */
export const headings: Readonly<Record<Tried, string>> = {
  '/': 'The World Outline Game',
  '/daily': 'Daily Puzzle',
  '/world': 'World Daily',
  '/practice': 'Practice Mode',
  '/states': 'States and provinces',
  '/sprint': 'Sprint',
  '/pins': 'Five Pins',
  '/challenge': 'Challenge',
  '/archive': 'Past Days',
  '/print': 'Sheets to Print',
  '/class': 'Class Sets',
  '/map': 'My Map',
  '/race': 'Race',
  '/league': 'League',
  '/listen': 'Learn to Listen',
  '/how-to-play': 'How to Play',
  '/about': 'About',
  '/states/us': 'US states',
  '404': "This location isn't on our map",
}

export const TRIED = PAGES.filter((page): page is Tried => page in headings)
