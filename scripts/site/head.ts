import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { TARGET } from './browsers.ts'

/** Script element in the page that Vite starts from. */
const ELEMENT = '<script type="module" src="/src/entry/head.ts"></script>'

/** Creates a plugin that replaces the module of a file by code in its place. Throws if there is no such file. */
function replacing(file: string, code: string): Plugin {
  if (!existsSync(file)) throw new Error(`There is no ${file} to be replaced in the head.`)
  const id = new RegExp(`/${file.replaceAll('.', '\\.')}$`)
  return { name: 'replacing', enforce: 'pre', load: { filter: { id }, handler: () => code } }
}

/** Plugin that leaves the decks of regions out of a head that never asks for them: they are 0.9 kB of each visit. */
export const withoutRegions = replacing(
  'src/geo/regions/regionDecks.ts',
  'export const [regionDecks, REGION_DECK_NAMES] = [{}, []]',
)

/** Plugin for the head of a page that reads nothing stored. */
export const withoutStorage = replacing(
  'src/entry/storage.ts',
  'export const local = { get: () => null, keys: () => [] }, tab = local',
)

/** Plugin that leaves challenges out of the head, which reads days and practice only: they are 1.2 kB of each visit. */
const withoutChallenges = replacing(
  'src/machines/challenge/challenge.ts',
  'export const challengeOf = () => undefined',
)

/**
 * Plugin that inlines the head script into the page, so that it runs before the first paint and without another
 * request. Throws if the page lacks its script element.
 */
export function headScript(): Plugin {
  let base = '/'
  return {
    name: 'head-script',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        // The inspector of the development server is a separate page without this script.
        if (path.startsWith('/tools/')) return html
        if (!html.includes(ELEMENT)) throw new Error(`index.html has no ${ELEMENT}`)
        const script = await scriptOf('src/entry/head.ts', base, [withoutRegions])
        return html.replace(ELEMENT, () => script)
      },
    },
  }
}

/** Script element with the whole program of a module inlined, for a site under a path. */
export async function scriptOf(entry: string, base: string, plugins: Plugin[] = []): Promise<string> {
  const made = await build({
    configFile: false,
    base,
    logLevel: 'error',
    plugins: [withoutChallenges, ...plugins],
    build: {
      write: false,
      target: TARGET,
      lib: { entry, formats: ['iife'], name: 'head' },
      // Removes other modules if nothing is imported from them.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.includes(`/${dirname(entry)}/head`) } },
    },
  })
  const [{ output }] = made as [Rolldown.RolldownOutput]
  return `<script>${output[0].code.trim()}</script>`
}
