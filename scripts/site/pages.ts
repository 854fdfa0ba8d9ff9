import { type HTMLElement, parse } from 'node-html-parser'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Made } from '../../src/entry/prerender'
import { isCountryDeck } from '../../src/geo/decks.ts'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages.ts'
import { textModulesOf, words } from '../words/plugin.ts'
import { scriptOf, withoutRegions, withoutStorage } from './head.ts'
import { manifestOf } from './manifest.ts'
import { metadataOf } from './metadata.ts'
import { offlinePageOf } from './offline.ts'
import { policyOf, templateOf } from './policy.ts'

/**
 * Plugin that prerenders every page as an HTML file, readable before any script runs. SITE_URL, the address of the
 * host, is needed for absolute addresses: the canonical link and the picture of a social card.
 */
export const prerenderedPages: Plugin = {
  name: 'prerendered-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { base } = this.environment.config
      const template = bundle['index.html']
      if (template?.type !== 'asset') throw new Error('Vite has made no index.html to begin with.')
      const text = templateOf(String(template.source))
      const { module } = await runnerImport<typeof import('../../src/entry/prerender')>(
        '/src/entry/prerender.tsx',
        {
          configFile: false,
          logLevel: 'error',
          base,
          plugins: [words(), withoutStyles],
        },
      )
      const scripts = {
        embed: await scriptOf('src/entry/headOfGame.ts', base, [withoutRegions, withoutStorage]),
        daily: await scriptOf('src/entry/headOfGame.ts', base, [withoutRegions]),
        other: await scriptOf('src/entry/headOfGame.ts', base),
      }
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      for (const made of module.made) {
        const isOfCountries = made.game?.puzzle.kind === 'daily' && isCountryDeck(made.game.puzzle.deck)
        const gameScript = scripts[made.page === '/embed' ? 'embed' : isOfCountries ? 'daily' : 'other']
        const source = pageOf(text, made, gameScript, base, bundle)
        const fileName = fileOf(made)
        if (fileName === 'index.html') template.source = source
        else emit(fileName, source)
      }
      for (const lang of LANGUAGES) {
        emit(manifestFileOf(lang), JSON.stringify(manifestOf(lang, base)))
        emit(`${folderOf(lang)}offline.html`, offlinePageOf(lang, base))
      }
    },
  },
}

/** Plugin that ignores style sheets, which Vite cannot load when it runs a module at build time. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-style' },
  load: { filter: { id: /^\0no-style$/ }, handler: () => '' },
}

/** File name of a page, which hosts find by its path without the ending: `/de` is `de.html`. */
function fileOf({ page, lang }: Made): string {
  const name = folderOf(lang) + page.replace('/', '')
  return `${name.replace(/\/$/, '') || 'index'}.html`
}

/** Folder of a language; English is at the root. */
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
  const { page, screen, lang, head, body, isGame, game } = made
  const { dir } = languageOf(lang)
  // Comments stay, since React separates adjacent texts by them.
  const html = parse(template, { comment: true })
  const regions = game && !isCountryDeck(game.puzzle.deck) ? regionModulesOf(lang, game.puzzle.deck) : []
  const isFramed = page === '/embed'
  const framed = isFramed ? ['/framed.tsx'] : []
  const own = [
    `/${screen}.tsx`,
    ...textModulesOf(lang, isGame, page === '/machines' ? ['machines'] : []),
    ...regions,
    ...framed,
  ]
  const chunks = chunksOf(Object.values(bundle), own)
  // Preloads everything that the page needs at once, the entry first.
  for (const link of html.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]')) link.remove()
  const preloads = chunks.map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`,
  )
  const script = at(html, 'head > script')
  script.insertAdjacentHTML('beforebegin', `${preloads.join('')}\n`)
  if (game) script.replaceWith(...parse(`${gameOf(game, base, bundle)}${gameScript}`).childNodes)
  // Inlined styles let the page render without another request. Disabled links tell the program that its style sheets
  // are present.
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const css = sheets.map((name) => (bundle[name] as Rolldown.OutputAsset).source).join('')
  const links = sheets.map((name) => `<link rel="stylesheet" disabled href="${base}${name}">`).join('')
  const manifest = `<link rel="manifest" href="${base}${manifestFileOf(lang)}">`
  // Links lead out of the frame, also before the program is there.
  const target = isFramed ? '<base target="_blank">' : ''
  const rest = [`${target}<style>${css}</style>${links}`, head, manifest, metadataOf(made, base), '']
  at(html, 'head').insertAdjacentHTML('beforeend', rest.join('\n'))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html.toString())}">\n`
  at(html, 'meta[name="viewport"]').insertAdjacentHTML('beforebegin', policy)

  at(html, 'html').setAttributes(dir === 'ltr' ? { lang } : { lang, dir })
  const root = at(html, '#root')
  root.setAttributes({ id: 'root', 'data-page': page })
  root.innerHTML = body
  // The content comes before the program, which it does not need.
  const program = at(html, 'script[type="module"]')
  program.remove()
  program.setAttribute('id', 'program')
  at(html, 'body').appendChild(program)
  return html.toString()
}

/** Script for the head of a game's page, with the data to request the shape of its round early. */
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

/** Modules with the regions of a deck and their names in a language. */
function regionModulesOf(lang: string, deck: string): string[] {
  const names = lang === 'en' ? [] : [`/${lang}.po?regions`]
  return ['/ui/regionTables.ts', `/regions/decks/${deck}.json`, ...names]
}

/**
 * Lists the chunks of the entry and of the given modules, with all their static imports.
 * @param modules endings of the modules' paths
 * @throws if a module is in no chunk
 */
export function chunksOf(
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  modules: readonly string[],
): Rolldown.OutputChunk[] {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const found = modules.map((module) => chunkOf(chunks, module))
  const reached = new Set([...chunks.filter(({ isEntry }) => isEntry), ...found])
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached]
}

/** Finds the chunk that has a module. @throws if none has it */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (chunk === undefined) throw new Error(`No chunk has ${module}.`)
  return chunk
}

/** Finds the first element that matches a selector. @throws if there is none */
function at(html: HTMLElement, selector: string): HTMLElement {
  const found = html.querySelector(selector)
  if (found === null) throw new Error(`index.html has no ${selector}, which the build of the pages needs.`)
  return found
}
