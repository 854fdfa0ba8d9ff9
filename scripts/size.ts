// Builds the site as `npm run build` does, weighs what a first visit to each page loads in each language, what a game loads as
// it ends, and a player's report, and fails when a budget is outgrown:
//   npm run check:size

import { statSync } from 'node:fs'
import process from 'node:process'
import { build, type Rolldown } from 'vite'
import { deckOf } from '../src/geo/decks'
import { PAGES, type Page, pages } from '../src/routes/pages'
import { LANGUAGES, languageOf } from '../src/ui/words/languages'
import { type Bundle, chunksOf } from './site/reach'
import { screenModuleOf } from './site/screens'
import { textModulesOf } from './words/plugin'

/** In kB (1,000 bytes), brotli, in English. */
const LIMITS = { text: 102, game: 144, end: 60, report: 3 }

/** How much more a page may weigh in another language, in kB. */
const MORE = 6

/** What is loaded as a game ends, beyond the page: the globe, and what is told under it. */
const END = ['src/ui/globe/Globe.tsx', 'src/routes/game/EndOfGame.tsx']

/** From where a report is opened in a game, and what is loaded then. */
const SETTINGS = 'src/routes/game/SettingsDialog.tsx'
const REPORT = 'src/routes/report/ReportDialog.tsx'

type Row = { readonly name: string; readonly bytes: number; readonly limit: number }

export async function main(): Promise<void> {
  const { output } = (await build({ logLevel: 'error' })) as Rolldown.RolldownOutput
  const rows = [...PAGES.flatMap((page) => weighAll(output, page)), ...weighLate(output)]
  for (const { name, bytes, limit } of rows)
    console.log(
      `${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli of ${limit.toFixed(1)} kB`,
    )
  const outgrown = rows.filter(({ bytes, limit }) => bytes > limit * 1000)
  for (const { name } of outgrown) console.error(`${name} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

function kindOf(page: Page): 'text' | 'game' {
  return pages[page].kind === 'text' ? 'text' : 'game'
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
  const { texts } = pages[page]
  const folder = languageOf(lang).path
  const path = [folder, page.replace('/', '')].filter((part) => part !== '').join('/')
  const html = `${path || 'index'}.html`
  const shapes = output.filter((file) => isShapeOn(page, file)).map(brotliSize)
  const words = textModulesOf(lang, texts)
  return (
    sizeOf(output.filter(({ fileName }) => fileName === html)) +
    sizeOf(chunksOf(output, [screenModuleOf(page), ...words])) +
    Math.max(0, ...shapes)
  )
}

/** Whether a file is the shape of a country that may be sought on a page. */
function isShapeOn(page: Page, file: Bundle[number]): boolean {
  const record = pages[page]
  if (record.kind !== 'game' || file.type !== 'asset') return false
  const { targets } = deckOf(record.puzzle.deck)
  return targets.some((code) => file.originalFileNames.includes(`src/geo/shapes/${code}.txt`))
}

/** What is loaded later in a game, beyond what is there by then. */
function weighLate(output: Bundle): Row[] {
  const game = screenModuleOf('/daily')
  const beyond = (known: readonly string[], late: readonly string[]) => {
    const there = chunksOf(output, known)
    return sizeOf(chunksOf(output, [...known, ...late]).filter((chunk) => !there.includes(chunk)))
  }
  return [
    { name: 'the end', bytes: beyond([game], END), limit: LIMITS.end },
    { name: 'a report', bytes: beyond([game, SETTINGS], [REPORT]), limit: LIMITS.report },
  ]
}

function sizeOf(files: Bundle): number {
  return files.reduce((sum, file) => sum + brotliSize(file), 0)
}

/** The build has laid the brotli of each text beside it. */
function brotliSize({ fileName }: Bundle[number]): number {
  return statSync(`dist/${fileName}.br`).size
}
