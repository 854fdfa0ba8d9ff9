// Weighs what a first visit to each page loads, and what a game loads as it ends, and fails when a budget is outgrown:
//   node scripts/run.mjs scripts/size.ts

import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { type Bundle, reach } from './site/reach'
import { textsOf } from './words/plugin'

type Budget = {
  readonly page: string
  readonly html: string
  /** Modules that the page imports late, by the end of their path. */
  readonly late: readonly string[]
  /** Whether one outline is drawn; the heaviest counts. */
  readonly isDrawn: boolean
  /** In kB (1,000 bytes), brotli. */
  readonly limit: number
}

const BUDGETS: readonly Budget[] = [
  {
    page: '/',
    html: 'index.html',
    late: ['src/routes/Landing.tsx', textsOf('landing')],
    isDrawn: false,
    limit: 89,
  },
  {
    page: '/daily',
    html: 'daily.html',
    late: ['src/routes/Daily.tsx', textsOf('game')],
    isDrawn: true,
    limit: 119,
  },
  {
    page: '/practice',
    html: 'practice.html',
    late: ['src/routes/Practice.tsx', textsOf('game')],
    isDrawn: true,
    limit: 119,
  },
]

/** What is loaded for the globe, beyond a page that has a game. */
const GLOBE = { page: 'the globe', module: 'src/ui/Globe.tsx', of: ['src/routes/Daily.tsx'], limit: 45 }

export async function main(): Promise<void> {
  const { output } = (await build({
    logLevel: 'error',
    build: { write: false, outDir: 'reports/size' },
  })) as Rolldown.RolldownOutput
  const rows = [
    ...BUDGETS.map((budget) => ({ ...budget, size: weightOf(output, budget) / 1000 })),
    { ...GLOBE, size: weightBeyond(output) / 1000 },
  ]
  for (const { page, size, limit } of rows) {
    console.log(`${page.padEnd(10)} ${size.toFixed(1).padStart(6)} kB brotli of ${limit} kB`)
  }
  const outgrown = rows.filter(({ size, limit }) => size > limit)
  for (const { page } of outgrown) console.error(`${page} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

/** Bytes on the wire for a first visit, headers aside. */
function weightOf(output: Bundle, { html, late, isDrawn }: Budget): number {
  const files = new Map(output.map((file) => [file.fileName, brotliSize(file)]))
  const outlines = output.filter(({ fileName }) => fileName.endsWith('.txt'))
  const heaviest = Math.max(...outlines.map(brotliSize))
  const names = new Set([html, ...reach(output, late)])
  const sum = [...names].reduce((total, name) => total + (files.get(name) ?? 0), 0)
  return sum + (isDrawn ? heaviest : 0)
}

/** Bytes on the wire for what is imported late by a page that is there. */
function weightBeyond(output: Bundle): number {
  const known = reach(output, GLOBE.of)
  const names = [...reach(output, [...GLOBE.of, GLOBE.module])].filter((name) => !known.has(name))
  const files = output.filter(({ fileName }) => names.includes(fileName))
  return files.reduce((total, file) => total + brotliSize(file), 0)
}

function brotliSize(file: Bundle[number]): number {
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
}
