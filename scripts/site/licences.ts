import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** File with the licences of everything in the build; the page about the game links to it. */
export const LICENCES = 'licences.txt'

/** Packages whose data, but none of whose modules, is in the build. */
const DATA = ['cldr-dates-full', 'cldr-localenames-full', 'world-atlas']

/** Licences of packages from which data was made, and which are not installed. */
const REGIONS = 'scripts/regions/licences.txt'

/** Plugin that adds the packages in `DATA` and `REGIONS` to the list that Vite makes from the bundle. */
export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[LICENCES]
      if (file?.type !== 'asset') throw new Error('Vite has made no list of licences to add to.')
      // The byte order mark identifies UTF-8 for hosts that do not declare the encoding.
      file.source = ['\uFEFF', file.source, ...DATA.map(licenceOf), readFileSync(REGIONS, 'utf8')].join('')
    },
  },
}

/** Name, version and licence of a package, in Vite's format. */
function licenceOf(name: string): string {
  const folder = join('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (text === undefined) throw new Error(`The package ${name} has no licence.`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`
}
