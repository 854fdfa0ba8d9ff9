import process from 'node:process'
import type { Made } from '../../src/entry/prerender'
import type { PagePath } from '../../src/routes/pages.ts'
import { SITE_ADDRESS } from '../../src/ui/site.ts'
import { homeOf, LANGUAGES } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'

/** Address of a page in a language (BCP 47): absolute if the `site` is known, else a path. */
export function addressOf(page: PagePath, lang: string, base: string, site: string | undefined): string {
  const path = homeOf(lang, base) + page.slice(1)
  return site ? new URL(path, site).href : path
}

/**
 * Links for the head that list a page's languages for search engines. The English page is the default for readers of
 * any other language.
 */
export function alternatesOf(page: PagePath, addressIn: (lang: string) => string): string {
  if (page === '404') return ''
  const link = (name: string, lang: string) =>
    `<link rel="alternate" hreflang="${name}" href="${addressIn(lang)}">`
  return [...LANGUAGES.map((lang) => link(lang, lang)), link('x-default', 'en')].join('\n')
}

/**
 * Description, languages and card of a page, for search engines and link previews. The page `404`, and that for frames, ask
 * search engines to skip them instead.
 */
export function metadataOf({ page, lang, summary: id, head }: Made, base: string): string {
  const site = process.env.SITE_URL || SITE_ADDRESS
  const address = addressOf(page, lang, base, site)
  const summary = textOf(lang, id).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const card = [
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${head.replace(/<.*?>/g, '')}">`,
    `<meta property="og:description" content="${summary}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  const canonical = site && [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${new URL(`${base}card.png`, site)}">`,
  ]
  return [
    `<meta name="description" content="${summary}">`,
    alternatesOf(page, (other) => addressOf(page, other, base, site)),
    ...(page === '404' || page === '/embed'
      ? ['<meta name="robots" content="noindex">']
      : [...card, ...(canonical || [])]),
  ].join('\n')
}
