// Weighs what a first visit to each page loads, and fails when a page has outgrown its budget:
//   node scripts/run.mjs scripts/size.ts

import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

type Budget = {
  readonly page: string
  /** Modules that the page imports late, by the end of their path. */
  readonly late: readonly string[]
  /** Whether one outline is drawn; the heaviest counts. */
  readonly isDrawn: boolean
  /** In kB (1,000 bytes), brotli. */
  readonly limit: number
}

const BUDGETS: readonly Budget[] = [
  { page: '/', late: ['src/routes/Landing.tsx'], isDrawn: false, limit: 85 },
  {
    page: '/daily',
    late: ['src/routes/play.ts'],
    isDrawn: true,
    limit: 115,
  },
  {
    page: '/practice',
    late: ['src/routes/play.ts'],
    isDrawn: true,
    limit: 115,
  },
]

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

export async function main(): Promise<void> {
  const { output } = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const rows = BUDGETS.map((budget) => ({ ...budget, size: weightOf(output, budget) / 1000 }))
  for (const { page, size, limit } of rows) {
    console.log(`${page.padEnd(10)} ${size.toFixed(1).padStart(6)} kB brotli of ${limit} kB`)
  }
  const outgrown = rows.filter(({ size, limit }) => size > limit)
  for (const { page } of outgrown) console.error(`${page} has outgrown its budget.`)
  if (outgrown.length > 0) process.exitCode = 1
}

/** Bytes on the wire for a first visit, headers aside. */
function weightOf(output: Output, { late, isDrawn }: Budget): number {
  const files = new Map(output.map((file) => [file.fileName, brotliSize(file)]))
  const outlines = output.filter(({ fileName }) => fileName.endsWith('.txt'))
  const heaviest = Math.max(...outlines.map(brotliSize))
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName)
  const names = new Set(['index.html', ...sheets, ...reach(output, late)])
  const sum = [...names].reduce((total, name) => total + (files.get(name) ?? 0), 0)
  return sum + (isDrawn ? heaviest : 0)
}

/** The files that the entry and the late modules need, with all that these import at once. */
function reach(output: Output, late: readonly string[]): Set<string> {
  const chunks = output.filter((file) => file.type === 'chunk')
  const roots = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry || late.some((module) => facadeModuleId?.endsWith(module)),
  )
  if (roots.length !== late.length + 1) throw new Error(`Not every module was found: ${late.join(', ')}`)
  const names = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (names.has(chunk.fileName)) return
    names.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
  }
  roots.forEach(visit)
  return names
}

function brotliSize(file: Output[number]): number {
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
}
