import type { Page } from '../../src/routes/pages'
import { textOf } from '../words/catalogue.ts'

/** The texts that tell what is on each page. */
const texts: Readonly<Record<Page, string>> = {
  '/': 'summary.landing',
  '/daily': 'summary.daily',
  '/world': 'summary.world',
  '/practice': 'summary.practice',
  '/sprint': 'summary.sprint',
  '/challenge': 'summary.challenge',
  '/archive': 'summary.archive',
  '/print': 'summary.print',
  '/class': 'summary.class',
  '/map': 'summary.map',
  '/league': 'summary.league',
  '/listen': 'summary.listen',
  '/how-to-play': 'summary.howToPlay',
  '/about': 'summary.about',
  '404': 'summary.notFound',
}

/** What is on a page, for who lists pages or shows a link to it, as the value of an attribute. */
export function summaryOf(page: Page, lang: string): string {
  return textOf(lang, texts[page]).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
