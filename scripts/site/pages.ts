import process from 'node:process'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Made } from '../../src/prerender'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'
import { textModulesOf, words } from '../words/plugin.ts'
import { addressOf, alternatesOf } from './alternates.ts'
import { scriptOf } from './head.ts'
import { manifestOf } from './manifest.ts'
import { offlinePageOf } from './offline.ts'
import { policyOf, templateOf } from './policy.ts'

/**
 * Makes every page an HTML file of its own, readable before a program runs. SITE_URL, the address of the host, is needed
 * for what must be told with a whole address: the canonical link and the picture of a social card.
 */
export function prerenderedPages(): Plugin {
  let base = '/'
  return {
    name: 'prerendered-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') throw new Error('Vite has made no index.html to begin with.')
        const text = templateOf(String(template.source))
        const { module } = await runnerImport<typeof import('../../src/prerender')>('/src/prerender.tsx', {
          configFile: false,
          logLevel: 'error',
          base,
          plugins: [words(), withoutStyles],
        })
        const gameScript = await scriptOf('src/headOfGame.ts')
        for (const made of module.made) {
          const source = pageOf(text, made, gameScript, base, bundle)
          const fileName = fileOf(made)
          if (fileName === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
        for (const lang of LANGUAGES) {
          this.emitFile({
            type: 'asset',
            fileName: manifestFileOf(lang),
            source: JSON.stringify(manifestOf(lang, base)),
          })
          this.emitFile({
            type: 'asset',
            fileName: `${folderOf(lang)}offline.html`,
            source: offlinePageOf(lang, base),
          })
        }
      },
    },
  }
}

/** Style sheets are for the browser; Vite cannot read them where a module is run. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-style' },
  load: { filter: { id: /^\0no-style$/ }, handler: () => '' },
}

/** The file of a page, which hosts find by its path without the ending: `/de` is `de.html`. */
function fileOf({ page, lang }: Made): string {
  const name = folderOf(lang) + page.replace('/', '')
  return `${name.replace(/\/$/, '') || 'index'}.html`
}

/** Where the files of a language are: English lies at the root. */
function folderOf(lang: string): string {
  const { path } = languageOf(lang)
  return path && `${path}/`
}

function manifestFileOf(lang: string): string {
  return `${folderOf(lang)}manifest.webmanifest`
}

function pageOf(
  template: string,
  made: Made,
  gameScript: string,
  base: string,
  bundle: Rolldown.OutputBundle,
): string {
  const { page, screen, lang, head, body } = made
  const { dir } = languageOf(lang)
  // React tells texts from each other by comments.
  const html = parse(template, { comment: true })
  const chunks = chunksOf(Object.values(bundle), [
    `/${screen}.tsx`,
    ...textModulesOf(lang, made.game !== undefined),
  ])
  const program = at(html, 'script[type="module"]')
  // Everything that the page needs is asked for at once, the entry first.
  for (const link of html.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]')) link.remove()
  const preloads = chunks.map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`,
  )
  const game = made.game && gameOf(made.game, base, bundle)
  const script = at(html, 'head > script')
  script.insertAdjacentHTML('beforebegin', `${preloads.join('')}\n`)
  if (game) script.replaceWith(...parse(`${game}${gameScript}`).childNodes)
  // The page is drawn without waiting for another request. Links that load nothing
  // tell the program that its sheets are there.
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const css = sheets.map((name) => (bundle[name] as Rolldown.OutputAsset).source).join('')
  const links = sheets.map((name) => `<link rel="stylesheet" disabled href="${base}${name}">`).join('')
  const add = (text: string) => at(html, 'head').insertAdjacentHTML('beforeend', `${text}\n`)
  add(`<style>${css}</style>${links}`)
  add(head)
  add(`<meta name="description" content="${summaryOf(made)}">`)
  add(`<link rel="manifest" href="${base}${manifestFileOf(lang)}">`)
  const addressIn = (lang: string) => addressOf(page, lang, base, process.env.SITE_URL)
  add(alternatesOf(page, LANGUAGES, addressIn))
  add(cardOf(made, html, base))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html.toString())}">\n`
  at(html, 'meta[name="viewport"]').insertAdjacentHTML('beforebegin', policy)

  at(html, 'html').setAttributes(dir === 'ltr' ? { lang } : { lang, dir })
  const root = at(html, '#root')
  root.setAttributes({ id: 'root', 'data-page': page })
  root.innerHTML = body
  // The words come before the program, which they do not need.
  program.remove()
  program.setAttribute('id', 'program')
  at(html, 'body').appendChild(program)
  return html.toString()
}

/** What the script in the head needs to know of the game on a page, to ask for the shape of its round. */
function gameOf({ puzzle, shapes }: NonNullable<Made['game']>, base: string, bundle: Rolldown.OutputBundle) {
  const urls = shapes.map((source) => {
    const file = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.includes(source),
    )
    if (file === undefined) throw new Error(`The build has made no file of ${source}.`)
    return base + file.fileName
  })
  return `<meta name="game" data-kind="${puzzle.kind}" data-deck="${puzzle.deck}" data-shapes="${urls.join(' ')}">`
}

/** What is shown of a page where its address is shared. */
function cardOf(made: Made, html: HTMLElement, base: string): string {
  const { page, lang } = made
  if (page === '404') return '<meta name="robots" content="noindex">'
  const tags = [
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${at(html, 'title').innerHTML}">`,
    `<meta property="og:description" content="${summaryOf(made)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  const site = process.env.SITE_URL
  if (site) {
    const address = addressOf(page, lang, base, site)
    tags.push(
      `<link rel="canonical" href="${address}">`,
      `<meta property="og:url" content="${address}">`,
      `<meta property="og:image" content="${new URL(`${base}card.png`, site)}">`,
    )
  }
  return tags.join('\n')
}

/** Description of a page, as the value of an attribute, for whoever lists pages or shows a link to it. */
function summaryOf({ title, lang }: Made): string {
  const text = textOf(lang, `summary.${title.replace('.title', '')}`)
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

export type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/**
 * The chunks that the entry and some modules need, with all that these import at once.
 * @param modules the ends of their paths
 * @throws when a module is in no chunk
 */
export function chunksOf(bundle: Bundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const found = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (chunk === undefined) throw new Error(`No chunk has ${module}.`)
    return chunk
  })
  const reached = new Set([...chunks.filter(({ isEntry }) => isEntry), ...found])
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached]
}

/** @throws when the page has nothing of the kind. */
function at(html: HTMLElement, selector: string): HTMLElement {
  const found = html.querySelector(selector)
  if (found === null) throw new Error(`index.html has no ${selector}, which the build of the pages needs.`)
  return found
}
