// Builds the site as `npm run build` does, weighs what a first visit to each page loads in each language, and what a game loads
// as it ends, and fails when a budget is outgrown:
//   npm run check:size

import { existsSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { build, type Rolldown } from 'vite'
import { PAGES, type PagePath, pages } from '../src/routes/pages'
import { LANGUAGES, languageOf } from '../src/ui/words/languages'
import { chunksOf } from './site/pages'

/**
 * In kB (1,000 bytes), brotli, in English. The program that every page begins with has the game of the day in it, and all but
 * the game's own pages have all texts: so there are few files, and the next page is there when somebody goes on.
 */
const LIMITS = { home: 189, day: 147, text: 179, game: 175, games: 193, map: 215, machines: 201, end: 90 }

/** Pages whose limits are their own. */
const OWN: { readonly [page in PagePath]?: keyof typeof LIMITS } = {
  '/': 'home',
  '/daily': 'day',
  '/embed': 'day',
  '/world': 'day',
  '/atlas': 'map',
  '/machines': 'machines',
}

/** Weight that another language may add to a page, with its names of countries, places and regions, in kB. */
const MORE = 21

type Row = { readonly name: string; readonly bytes: number; readonly limit: number }

export async function main(): Promise<void> {
  const { output } = (await build({ logLevel: 'error' })) as Rolldown.RolldownOutput
  const rows = [...PAGES.flatMap(weighAll), weighEnd(output)]
  for (const { name, bytes, limit } of rows)
    console.log(
      `${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli of ${limit.toFixed(1)} kB`,
    )
  const outgrown = rows.filter(({ bytes, limit }) => bytes > limit * 1000)
  for (const { name } of outgrown) console.error(`${name} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

/** A page in every language. In the others it may weigh a little more than in English. */
function weighAll(page: PagePath): Row[] {
  const english = weigh(page, 'en')
  return LANGUAGES.map((lang) =>
    lang === 'en'
      ? { name: page, bytes: english, limit: LIMITS[OWN[page] ?? pages[page].kind] }
      : { name: `${page} ${lang}`, bytes: weigh(page, lang), limit: english / 1000 + MORE },
  )
}

/** The bytes of a first visit to a page, headers aside. One outline is drawn, or one deck of regions fetched: the heaviest counts. */
function weigh(page: PagePath, lang: string): number {
  const path = [languageOf(lang).path, page.replace('/', '')].filter((part) => part !== '').join('/')
  const file = `${path || 'index'}.html`
  const scripts = filesIn(file, 'js')
  const decks = scripts.filter((name) => name.includes('/regions-'))
  const drawn = [...filesIn(file, 'txt'), ...decks].map(brotliSize)
  return sum([file, ...scripts.filter((name) => !decks.includes(name))]) + Math.max(0, ...drawn)
}

/** The files with an ending that a page names. */
function filesIn(page: string, ending: 'js' | 'txt'): string[] {
  const names = readFileSync(`dist/${page}`, 'utf8').matchAll(/\bassets\/[\w/-]+\.(js|txt)\b/g)
  return [...new Set([...names].filter(([, each]) => each === ending).map(([name]) => name))]
}

/** Row of the files that are loaded as a game ends: the globe, and what is told under it. */
function weighEnd(output: Rolldown.RolldownOutput['output']): Row {
  const there = filesIn('daily.html', 'js')
  const files = chunksOf(output, ['/endings.ts']).map(({ fileName }) => fileName)
  return { name: 'the end', bytes: sum(files.filter((file) => !there.includes(file))), limit: LIMITS.end }
}

function sum(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(file), 0)
}

/** The build has laid the brotli of each text beside it, unless the text fits into one packet. */
function brotliSize(file: string): number {
  return statSync(existsSync(`dist/${file}.br`) ? `dist/${file}.br` : `dist/${file}`).size
}
