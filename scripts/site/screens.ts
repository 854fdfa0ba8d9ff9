import type { Page } from '../../src/routes/pages'

/** The modules below `src/routes` with the screens of the pages. */
const screens: Readonly<Record<Page, string>> = {
  '/': 'Landing.tsx',
  '/daily': 'day/Daily.tsx',
  '/world': 'day/World.tsx',
  '/practice': 'practice/Practice.tsx',
  '/sprint': 'sprint/Sprint.tsx',
  '/challenge': 'challenge/Challenge.tsx',
  '/archive': 'archive/Archive.tsx',
  '/print': 'Print.tsx',
  '/class': 'classroom/Classroom.tsx',
  '/map': 'map/MyMap.tsx',
  '/league': 'league/League.tsx',
  '/listen': 'Listen.tsx',
  '/how-to-play': 'HowToPlay.tsx',
  '/about': 'About.tsx',
  '404': 'NotFound.tsx',
}

/** The module that has the screen of a page, by which the build finds the chunks of it: its path from the root of the project. */
export function screenModuleOf(page: Page): string {
  return `src/routes/${screens[page]}`
}
