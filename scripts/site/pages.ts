import process from 'node:process'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Made } from '../../src/prerender'
import { PAGES, type Page } from '../../src/routes/pages.ts'
import { textsOf, words } from '../words/plugin.ts'
import { policyOf } from './policy.ts'
import { reach } from './reach.ts'
import { templateOf } from './template.ts'

/** What each page imports late: its screen and its texts. */
const modules: Record<Page, readonly string[]> = {
  '/': ['src/routes/Landing.tsx', textsOf('landing')],
  '/daily': ['src/routes/Daily.tsx', textsOf('game')],
  '/practice': ['src/routes/Practice.tsx', textsOf('game')],
  '/how-to-play': ['src/routes/HowToPlay.tsx', textsOf('howToPlay')],
  '/about': ['src/routes/About.tsx', textsOf('about')],
  '404': ['src/routes/NotFound.tsx', textsOf('notFound')],
}

/**
 * Under which names a page lies in the folder. Some hosts find `/daily` as `daily.html`, others only as a
 * folder, to whose address they add a slash.
 */
export function filesOf(page: Page): string[] {
  if (page === '/') return ['index.html']
  const name = page.replace('/', '')
  return page === '404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`]
}

/**
 * Makes every page an HTML file of its own, readable before a program runs. SITE_URL, the address of the host,
 * is needed for what must be told with a whole address: the canonical link and the picture of a social card.
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
        if (template?.type !== 'asset') throw new Error('There is no page to begin with.')
        const { module } = await runnerImport<typeof import('../../src/prerender')>('/src/prerender.tsx', {
          configFile: false,
          logLevel: 'error',
          base,
          plugins: [words(), withoutStyles],
        })
        const { lang, dir } = module.language
        const text = templateOf(String(template.source)).replace(
          '<html lang="en">',
          dir === 'ltr' ? `<html lang="${lang}">` : `<html lang="${lang}" dir="${dir}">`,
        )
        for (const page of [...PAGES, '404'] as const) {
          const html = pageOf(text, page, module.made[page], base, bundle)
          for (const fileName of filesOf(page)) {
            if (fileName === 'index.html') template.source = html
            else this.emitFile({ type: 'asset', fileName, source: html })
          }
        }
      },
    },
  }
}

/**
 * Puts the sheets of some chunks into the page, which is then drawn without waiting for another request. Links
 * that load nothing tell the program that these are there.
 */
function withStyles(
  html: string,
  chunks: ReadonlySet<string>,
  base: string,
  bundle: Rolldown.OutputBundle,
): string {
  const names = new Set(
    [...chunks].flatMap((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  )
  const sheets = [...names].map((name) => bundle[name])
  const text = sheets.map((sheet) => (sheet?.type === 'asset' ? sheet.source : '')).join('')
  const links = [...names].map((name) => `<link rel="stylesheet" disabled href="${base}${name}">`)
  return html
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `<style>${text}</style>${links.join('')}\n</head>`)
}

/** A page is made without its styles, which come as a sheet. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0style' },
  load: { filter: { id: /^\0style$/ }, handler: () => '' },
}

/** Goes to the end of the page, so that the words come before the program that they do not need. */
const ENTRY = /<script type="module"[^>]*><\/script>\s*/

function pageOf(
  bare: string,
  page: Page,
  { head, body, isFrame }: Made,
  base: string,
  bundle: Rolldown.OutputBundle,
): string {
  const chunks = reach(Object.values(bundle), modules[page])
  const template = withStyles(bare, chunks, base, bundle)
  const [entry = ''] = template.match(ENTRY) ?? []
  const parts = [...chunks]
    .filter((name) => !entry.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`)
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(template)}">`
  return template
    .replace(/<meta\s+name="viewport"/, (viewport) => `${policy}\n${viewport}`)
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace('<template>', () => `<template>${parts.join('')}`)
    .replace('</head>', () => `${[head, cardOf(page, head, base)].join('\n')}\n</head>`)
    .replace(ENTRY, '')
    .replace('</body>', () => `${entry.replace('<script', '<script id="program"')}</body>`)
    .replace(
      '<div id="root">',
      () => `<div id="root" data-page="${page}"${isFrame ? ' data-frame' : ''}>${body}`,
    )
}

/** What is shown of a page where its address is shared. */
function cardOf(page: Page, head: string, base: string): string {
  const [, title = ''] = head.match(/<title>(.*?)<\/title>/) ?? []
  const [, description = ''] = head.match(/content="(.*?)"/) ?? []
  const site = process.env.SITE_URL
  const at = (path: string) => new URL(base + path, site).href
  const tags = [
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ]
  if (page === '404') return '<meta name="robots" content="noindex">'
  if (!site) return tags.join('\n')
  const address = at(page.slice(1))
  return [
    `<link rel="canonical" href="${address}">`,
    ...tags,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${at('card.png')}">`,
  ].join('\n')
}
