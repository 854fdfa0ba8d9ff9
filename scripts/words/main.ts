// Writes what the compiler knows of the texts, and marks the translations of those whose English changed:
//   npm run make:words

import { readFileSync, writeFileSync } from 'node:fs'
import { FOLDER, languages, markStale, readCatalogue } from './catalogue'
import { listTexts } from './lists'
import { textsIn, typesOf } from './types'

const MESSAGES = 'src/ui/words/messages.ts'

export async function main(): Promise<void> {
  const before = textsIn(readFileSync(MESSAGES, 'utf8'))
  const english = readCatalogue('en')
  const changed = english.flatMap(({ id, text }) => ((before.get(id) ?? text) === text ? [] : id))
  for (const lang of languages()) {
    const path = `${FOLDER}/${lang}.po`
    if (lang !== 'en') writeFileSync(path, markStale(readFileSync(path, 'utf8'), changed))
  }
  writeFileSync(MESSAGES, typesOf([...english, ...listTexts('en')]))
}
