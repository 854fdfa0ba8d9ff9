// Lists the texts that other languages still say in English, and those to be read again since their English changed;
// fails of them where all are to be translated:
//   npm run check:words
//   TRANSLATIONS=all npm run check:words

import process from 'node:process'
import { languages, staleIn, untranslatedIn } from './catalogue'

export function main(): void {
  const count =
    list('Texts said in English for want of a translation', untranslatedIn) +
    list('Translations to be read again, since the English changed', staleIn)
  if (count > 0 && process.env.TRANSLATIONS === 'all') process.exitCode = 1
}

/** Prints texts with the languages that lack them. @returns the number of texts */
function list(title: string, idsIn: (lang: string) => readonly string[]): number {
  const missing = languages().flatMap((lang) => idsIn(lang).map((id) => ({ id, lang })))
  const ids = [...new Set(missing.map(({ id }) => id))]
  console.log(`${title} (docs/translating.md): ${ids.length}`)
  for (const id of ids)
    console.log(`  ${id}: ${missing.flatMap((each) => (each.id === id ? each.lang : [])).join(' ')}`)
  return ids.length
}
