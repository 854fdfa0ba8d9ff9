import { textOf } from '../words/catalogue.ts'

/** The HTML of a page with its texts for browsers that run no scripts, in a language (BCP 47), in the place of their ids. */
export function withNoScript(html: string, lang: string): string {
  return html.replace(/(?<=>)noScript\.\w+(?=<)/g, (id) =>
    textOf(lang, id).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
}
