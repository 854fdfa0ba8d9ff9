import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A module among those of a large room, by its path from there, and the modules of that room that it imports at once. */
type Module = { readonly path: string; readonly imports: readonly string[] }

function modulesIn(room: string): Module[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  return files
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const found = readFileSync(join(room, path), 'utf8').matchAll(/^(?:import|export|\}).*?'(\..*?)'$/gm)
      const imports = [...found].map(([, from = '']) => relative(room, join(room, dirname(path), from)))
      return { path, imports: imports.filter((from) => !from.startsWith('..')) }
    })
}

/** The smaller room that something is in, by its path from the large one; `undefined` for what is in none. */
const smallerOf = (path: string) => (path.includes(sep) ? path.split(sep)[0] : undefined)

describe.each(['src/geo', 'src/machines', 'src/routes'])('the smaller rooms of %s', (room) => {
  const modules = modulesIn(room)
  const smaller = [...new Set(modules.map(({ path }) => smallerOf(path)))].filter(
    (name) => name !== undefined,
  )

  it('import one way only', () => {
    const from = (name: string) =>
      modules
        .filter(({ path }) => smallerOf(path) === name)
        .flatMap(({ imports }) => imports.map(smallerOf))
        .filter((other) => other !== undefined && other !== name)
    const sorted: string[] = []
    let left = smaller
    while (left.length > 0) {
      const free = left.filter((name) => from(name).every((other) => sorted.includes(other as string)))
      expect(free, `one of ${left.join(', ')} is to need none of the others`).not.toEqual([])
      sorted.push(...free)
      left = left.filter((name) => !free.includes(name))
    }
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(smaller.length)
  })

  it.each([undefined, ...smaller])('have some twenty modules: %s', (name) => {
    expect(modules.filter(({ path }) => smallerOf(path) === name).length).toBeLessThanOrEqual(25)
  })
})
