import { build, type Plugin, type Rolldown } from 'vite'
import { TARGET } from './browsers.ts'

/** How the page that Vite begins with names the script. */
const ELEMENT = '<script type="module" src="/src/head.ts"></script>'

/**
 * Puts the script of the head into the page as text, so that it runs before
 * anything is painted and no request is waited for.
 */
export const headScript: Plugin = {
  name: 'head-script',
  transformIndexHtml: {
    order: 'pre',
    // The inspector, which the development server has, is a page of its own.
    handler: (html, { path }) => (path.startsWith('/tools/') ? html : withHead(html)),
  },
}

/** A page with the script of its head in it. @throws when it has no element for that. */
export async function withHead(html: string): Promise<string> {
  if (!html.includes(ELEMENT)) throw new Error(`index.html has no ${ELEMENT}`)
  const script = await scriptOf('src/head.ts')
  return html.replace(ELEMENT, () => script)
}

/** An element with the whole program of a module as text. */
export async function scriptOf(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: TARGET,
      lib: { entry, formats: ['iife'], name: 'head' },
      // Of another module that nothing is used of, nothing is needed.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => /\/src\/head/.test(id) } },
    },
  })
  const [{ output }] = made as [Rolldown.RolldownOutput]
  return `<script>${output[0].code.trim()}</script>`
}
