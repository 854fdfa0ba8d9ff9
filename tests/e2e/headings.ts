import type { PagePath } from '../../src/routes/pages'

/** What each page says at its top. */
export const headings: Readonly<Record<PagePath, string>> = {
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
  '404': "This location isn't on our map",
}
