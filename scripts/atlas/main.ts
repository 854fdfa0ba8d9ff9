import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { table } from '../../src/geo/table'
import { drawAll, filesOf } from './files'
import { readWorld } from './world'

const geo = new URL('../../src/geo/', import.meta.url)

/** Writes `src/geo/atlas.ts` and `src/geo/outlines/`. */
export function main(_args: readonly string[]): void {
  const drawings = drawAll(table, readWorld())
  rmSync(new URL('outlines/', geo), { recursive: true, force: true })
  mkdirSync(new URL('outlines/', geo), { recursive: true })
  for (const [path, text] of filesOf(drawings)) writeFileSync(new URL(path, geo), text)
}
