// Writes what the compiler knows of the texts:
//   npm run make:words

import { writeFileSync } from 'node:fs'
import { readCatalogue } from './catalogue'
import { listTexts } from './lists'
import { typesOf } from './types'

export async function main(): Promise<void> {
  writeFileSync('src/ui/words/messages.ts', typesOf([...readCatalogue('en'), ...listTexts('en')]))
}
