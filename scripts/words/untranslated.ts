// Lists the texts that other languages still say in English, and fails of them where all are to be translated:
//   npm run check:words
//   TRANSLATIONS=all npm run check:words

import process from 'node:process'
import { languages, untranslatedIn } from './catalogue'

export function main(): void {
  const missing = languages().flatMap((lang) => untranslatedIn(lang).map((id) => ({ id, lang })))
  const ids = [...new Set(missing.map(({ id }) => id))]
  console.log(`Texts said in English for want of a translation (docs/translating.md): ${ids.length}`)
  for (const id of ids)
    console.log(`  ${id}: ${missing.flatMap((each) => (each.id === id ? each.lang : [])).join(' ')}`)
  if (ids.length > 0 && process.env.TRANSLATIONS === 'all') process.exitCode = 1
}
