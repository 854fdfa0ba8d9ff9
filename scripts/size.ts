// Weighs what a first visit to each page loads, and what a game loads as it ends, and fails when a budget is outgrown:
//   npm run check:size

import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { PAGES, type Page, pages } from '../src/routes/pages'
import { type Bundle, chunksOf } from './site/reach'
import { textsOf } from './words/plugin'

/** In kB (1,000 bytes), brotli. */
const LIMITS = { text: 94, game: 124, world: 132, globe: 45 }

/** What is loaded for the globe, beyond a page that has a game: that of the twenty, or that of a larger deck. */
const GLOBES = { 'the globe': 'src/ui/globe/Globe.tsx', 'its world': 'src/ui/globe/WorldGlobe.tsx' }

type Row = { readonly name: string; readonly bytes: number; readonly limit: number }

export async function main(): Promise<void> {
  const { output } = (await build({
    logLevel: 'error',
    build: { write: false, outDir: 'reports/size' },
  })) as Rolldown.RolldownOutput
  const rows = [
    ...PAGES.map((page) => weigh(output, page)),
    ...Object.entries(GLOBES).map(([name, module]) => weighGlobe(output, name, module)),
  ]
  for (const { name, bytes, limit } of rows)
    console.log(`${name.padEnd(12)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli of ${limit} kB`)
  const outgrown = rows.filter(({ bytes, limit }) => bytes > limit * 1000)
  for (const { name } of outgrown) console.error(`${name} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

/** What kind of page it is, by what is drawn on it. */
function kindOf(page: Page): 'text' | 'game' | 'world' {
  const record = pages[page]
  if (!record.isGame) return 'text'
  return record.puzzle.deck === 'twenty' ? 'game' : 'world'
}

/** Where the outlines of a kind of page are. */
const OUTLINES = { text: /^$/, game: /^assets\/[^/]+\.txt$/, world: /^assets\/world\/[^/]+\.txt$/ }

/** A first visit to a page, headers aside. In a game one outline is drawn: the heaviest counts. */
function weigh(output: Bundle, page: Page): Row {
  const kind = kindOf(page)
  const { modules, texts } = pages[page]
  const html = page === '/' ? 'index.html' : `${page.replace('/', '')}.html`
  const outlines = output.filter(({ fileName }) => OUTLINES[kind].test(fileName)).map(brotliSize)
  const bytes =
    sizeOf(output.filter(({ fileName }) => fileName === html)) +
    sizeOf(
      chunksOf(output, [
        ...modules.map((module) => `src/routes/${module}`),
        ...texts.map((part) => textsOf('en', part)),
      ]),
    ) +
    Math.max(0, ...outlines)
  return { name: page, bytes, limit: LIMITS[kind] }
}

function weighGlobe(output: Bundle, name: string, module: string): Row {
  const game = `src/routes/${pages['/daily'].modules[0]}`
  const known = chunksOf(output, [game])
  const late = chunksOf(output, [game, module]).filter((chunk) => !known.includes(chunk))
  return { name, bytes: sizeOf(late), limit: LIMITS.globe }
}

function sizeOf(files: Bundle): number {
  return files.reduce((sum, file) => sum + brotliSize(file), 0)
}

function brotliSize(file: Bundle[number]): number {
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
}
