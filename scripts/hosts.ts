// Writes the files of deploy/, which carry the headers of the site:
//   npm run hosts

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostFilesOf } from './site/hosts'
import { templateOf } from './site/template'

export async function main(): Promise<void> {
  mkdirSync('deploy', { recursive: true })
  for (const [name, text] of Object.entries(hostFilesOf(templateOf(readFileSync('index.html', 'utf8')))))
    writeFileSync(`deploy/${name}`, text)
}
