// Builds the site as `npm run build` does, weighs what a first visit to each page loads in each language, and what a game
// loads as it ends, and fails when a budget is outgrown:
//   npm run check:size

import { statSync } from 'node:fs'
import process from 'node:process'
import { build, type Rolldown } from 'vite'
import { PAGES, type Page, pages } from '../src/routes/pages'
import { LANGUAGES, languageOf } from '../src/ui/words/languages'
import { type Bundle, chunksOf } from './site/reach'
import { textModulesOf } from './words/plugin'

/** In kB (1,000 bytes), brotli, in English. */
const LIMITS = { text: 94, games: 130, game: 126, world: 134, end: 45 }

/** How much more a page may weigh in another language, in kB. */
const MORE = 4

/**
 * What is loaded as a game ends, beyond the page: the globe, the record and the lesson, of the twenty or of a larger deck.
 * Names and facts of the whole world come beside that, and the maps of a season when they are nearly in sight.
 */
const ENDS = {
  'the end': ['src/ui/globe/Globe.tsx', 'src/routes/record/DailyRecord.tsx', 'src/routes/game/Lesson.tsx'],
  'its world': [
    'src/ui/globe/WorldGlobe.tsx',
    'src/routes/record/DailyRecord.tsx',
    'src/routes/game/Lesson.tsx',
  ],
}

type Row = { readonly name: string; readonly bytes: number; readonly limit: number }

export async function main(): Promise<void> {
  const { output } = (await build({ logLevel: 'error' })) as Rolldown.RolldownOutput
  const rows = [
    ...PAGES.flatMap((page) => weighAll(output, page)),
    ...Object.entries(ENDS).map(([name, modules]) => weighEnd(output, name, modules)),
  ]
  for (const { name, bytes, limit } of rows)
    console.log(
      `${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli of ${limit.toFixed(1)} kB`,
    )
  const outgrown = rows.filter(({ bytes, limit }) => bytes > limit * 1000)
  for (const { name } of outgrown) console.error(`${name} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

/** What kind of page it is, by what is drawn on it. */
function kindOf(page: Page): 'text' | 'games' | 'game' | 'world' {
  const record = pages[page]
  if (!record.isGame) return 'hasGames' in record ? 'games' : 'text'
  return record.puzzle.deck === 'twenty' ? 'game' : 'world'
}

/** Where the outlines of a kind of page are. */
const OUTLINES = {
  text: /^$/,
  games: /^$/,
  game: /^assets\/[^/]+\.txt$/,
  world: /^assets\/world\/[^/]+\.txt$/,
}

/** A page in every language. In the others it may weigh a little more than in English. */
function weighAll(output: Bundle, page: Page): Row[] {
  const english = weigh(output, page, 'en')
  return LANGUAGES.map((lang) =>
    lang === 'en'
      ? { name: page, bytes: english, limit: LIMITS[kindOf(page)] }
      : { name: `${page} ${lang}`, bytes: weigh(output, page, lang), limit: english / 1000 + MORE },
  )
}

/** The bytes of a first visit to a page, headers aside. In a game one outline is drawn: the heaviest counts. */
function weigh(output: Bundle, page: Page, lang: string): number {
  const kind = kindOf(page)
  const { modules, texts } = pages[page]
  const folder = languageOf(lang).path
  const path = [folder, page.replace('/', '')].filter((part) => part !== '').join('/')
  const html = `${path || 'index'}.html`
  const outlines = output.filter(({ fileName }) => OUTLINES[kind].test(fileName)).map(brotliSize)
  const words = textModulesOf(lang, texts, kind === 'world')
  return (
    sizeOf(output.filter(({ fileName }) => fileName === html)) +
    sizeOf(chunksOf(output, [...modules.map((module) => `src/routes/${module}`), ...words])) +
    Math.max(0, ...outlines)
  )
}

function weighEnd(output: Bundle, name: string, modules: readonly string[]): Row {
  const game = `src/routes/${pages['/daily'].modules[0]}`
  const known = chunksOf(output, [game])
  const late = chunksOf(output, [game, ...modules]).filter((chunk) => !known.includes(chunk))
  return { name, bytes: sizeOf(late), limit: LIMITS.end }
}

function sizeOf(files: Bundle): number {
  return files.reduce((sum, file) => sum + brotliSize(file), 0)
}

/** The build has laid the brotli of each text beside it. */
function brotliSize({ fileName }: Bundle[number]): number {
  return statSync(`dist/${fileName}.br`).size
}
