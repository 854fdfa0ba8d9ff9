import { readFileSync } from 'node:fs'
import { homeOf, languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'
import { withColours } from './colours.ts'

const template = readFileSync('scripts/site/offline.html', 'utf8')

/**
 * Page that the worker returns when there is no network and the requested page is not cached: a sentence and a link
 * to cached content, in a cached language (BCP 47), on a site under `base`.
 */
export function offlinePageOf(lang: string, base: string): string {
  const { dir } = languageOf(lang)
  const texts = template.replace(/\{(offline\.\w+)\}/g, (_, id: string) => textOf(lang, id))
  return withColours(texts)
    .replace('lang="en" dir="ltr"', `lang="${lang}" dir="${dir}"`)
    .replace('{home}', homeOf(lang, base))
}
