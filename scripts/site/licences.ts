import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the build names what is in it and under which licences; the page on the data leads there. */
export const LICENCES = 'licences.txt'

/** Packages of whose data something is in the build, though none of their modules. */
const DATA = ['cldr-dates-full', 'cldr-localenames-full', 'world-atlas']

/** Adds to the packages that Vite has found in the bundle those whose data is in it. */
export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[LICENCES]
      if (file?.type !== 'asset') throw new Error('Vite has made no list of licences to add to.')
      // Not every host says that a text is in UTF-8; its mark does.
      file.source = ['\uFEFF', file.source, ...DATA.map(licenceOf)].join('')
    },
  },
}

/** What a package is called, and its licence, as Vite writes it. */
function licenceOf(name: string): string {
  const folder = join('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (text === undefined) throw new Error(`The package ${name} has no licence.`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`
}
