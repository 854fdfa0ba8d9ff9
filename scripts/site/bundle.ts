import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Plugin that changes a bundle once Vite has made it, and may emit more files. */
function afterwards(
  name: string,
  change: (this: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => void,
): Plugin {
  const generateBundle = {
    order: 'post' as const,
    handler(this: Rolldown.PluginContext, _: unknown, bundle: Rolldown.OutputBundle) {
      change.call(this, bundle)
    },
  }
  return { name, apply: 'build', generateBundle }
}

/**
 * Creates a test of whether a module is one of some files, or in one of some folders.
 * @throws if there is no such file or folder
 */
export function among(...paths: readonly string[]): (id: string) => boolean {
  for (const path of paths) if (!existsSync(path)) throw new Error(`There is no ${path} to be in a chunk.`)
  const wanted = paths.map((path) => resolve(path))
  return (id) => wanted.some((path) => id === path || id.startsWith(`${path}/`))
}

/**
 * Comment at the start of a file that makes Chromium compile the whole file while it arrives, instead of each
 * function when called (V8, "Explicit compile hints"): saves 180 ms on a phone, with a CPU four times slower. Other
 * browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Plugin that has the entry chunk compiled whole. */
export const compileHints: Plugin = {
  augmentChunkHash: ({ isEntry }) => (isEntry ? HINT : undefined),
  // The comment takes effect only at the very start of a file, where Vite also inserts its list of chunks.
  ...afterwards('compile-hints', (bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = HINT + chunk.code
  }),
}

/** Names that the router gives to its components, and calls that make them. */
const NAMES = /^\w+\.displayName = .*$/gm
const MADE = /= (?=React\d*\.(createContext|forwardRef|memo)\()/g

/**
 * Plugin that drops the names of the router's components: a name that is set keeps in the bundle what nothing uses, 3.3 kB
 * of each visit. Throws if the router is written in another way.
 */
export const unnamedRouter: Plugin = {
  name: 'unnamed-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\//, code: 'displayName' },
    handler(code) {
      const unnamed = code.replace(NAMES, '')
      const pure = unnamed.replace(MADE, '= /* @__PURE__ */ ')
      if (unnamed === code || pure === unnamed) this.error('The router is written in another way.')
      return { code: pure, map: null }
    },
  },
}

/**
 * Plugin that adds one file with all shapes, keyed by file name, beside the file of each country. A game loads one
 * shape; the service worker loads all, with two hundred fewer requests.
 */
export const shapesFile = afterwards('shapes-file', function (bundle) {
  const shapes = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && /^assets\/[^/]+\.txt$/.test(file.fileName)
      ? [[file.fileName, String(file.source)] as const]
      : [],
  )
  this.emitFile({
    type: 'asset',
    name: 'shapes.json',
    source: JSON.stringify(Object.fromEntries(shapes.sort())),
  })
})

/** File with the licences of everything in the build; the page about the game links to it. */
export const LICENCES = 'licences.txt'

/** Packages whose data, but none of whose modules, is in the build. */
const DATA = ['cldr-dates-full', 'cldr-localenames-full', 'world-atlas']

/** Licences of packages from which data was made, and which are not installed. */
const REGIONS = 'scripts/regions/licences.txt'

/** Plugin that adds the packages in `DATA` and `REGIONS` to the list that Vite makes from the bundle. */
export const licences = afterwards('licences', (bundle) => {
  const file = bundle[LICENCES]
  if (file?.type !== 'asset') throw new Error('Vite has made no list of licences to add to.')
  // The byte order mark identifies UTF-8 for hosts that do not declare the encoding.
  file.source = `\uFEFF${file.source}${dataLicences()}`
})

/** Licences of the packages in `DATA` and `REGIONS`. */
export function dataLicences(): string {
  return [...DATA.map(licenceOf), readFileSync(REGIONS, 'utf8')].join('')
}

/** Name, version and licence of a package, in Vite's format. */
function licenceOf(name: string): string {
  const folder = join('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (text === undefined) throw new Error(`The package ${name} has no licence.`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`
}
