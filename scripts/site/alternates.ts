import type { PagePath } from '../../src/routes/pages.ts'
import { homeOf } from '../../src/ui/words/languages.ts'

/** Address of a page in a language (BCP 47): absolute if the `site` is known, else a path. */
export function addressOf(page: PagePath, lang: string, base: string, site: string | undefined): string {
  const path = homeOf(lang, base) + page.slice(1)
  return site ? new URL(path, site).href : path
}

/**
 * Links for the head that list a page's languages for search engines. The English page is the default for readers of
 * any other language.
 */
export function alternatesOf(
  page: PagePath,
  languages: readonly string[],
  addressIn: (lang: string) => string,
): string {
  if (page === '404' || languages.length === 1) return ''
  const link = (name: string, lang: string) =>
    `<link rel="alternate" hreflang="${name}" href="${addressIn(lang)}">`
  return [...languages.map((lang) => link(lang, lang)), link('x-default', 'en')].join('\n')
}
