import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = 'src'

/** The files below a folder. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : /\.tsx?$/.test(name) ? [path] : []
  })
}

/** An inner room, `machines/journal`; what lies beside the inner rooms is theirs in common, and belongs to none. */
function roomOf(file: string): string | undefined {
  const [outer, inner, more] = relative(SOURCE, file).split('/')
  return more === undefined ? undefined : `${outer}/${inner}`
}

it('has inner rooms whose arrows point one way: none imports one that imports it, however far round', () => {
  const arrows = new Map<string, Set<string>>()
  for (const file of filesIn(SOURCE)) {
    const from = roomOf(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)) {
      const to = roomOf(join(dirname(file), path))
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  expect(arrows.size).toBeGreaterThan(20)
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    for (const next of arrows.get(room) ?? []) if (!seen.has(next)) reach(next, seen.add(next))
    return seen
  }
  expect([...arrows.keys()].filter((room) => reach(room).has(room))).toEqual([])
})

it('knows of what lies beside src only the parts of the inspector, which know nothing of it', () => {
  const foreign = filesIn(SOURCE).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:\.\.\/)+(?:tools|scripts|tests)\/[^']*)'/g)].map(
      ([, path = '']) => `${roomOf(file) ?? relative(SOURCE, file)} → ${dirname(path).replace(/^[./]*/, '')}`,
    ),
  )
  expect(new Set(foreign)).toEqual(
    new Set(['entry/main.tsx → tools/inspector', 'routes/machines → tools/inspector']),
  )
})
