// Writes what the compiler knows of the texts: node scripts/run.mjs scripts/words/main.ts

import { writeFileSync } from 'node:fs'
import { readCatalogue } from './catalogue'
import { typesOf } from './types'

export async function main(): Promise<void> {
  writeFileSync('src/ui/words/messages.ts', typesOf(readCatalogue('en')))
}
