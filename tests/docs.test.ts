import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TRIED } from './e2e/headings'

/** Files below a folder whose names end so. */
function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesIn(path, ending)
    return ending.test(name) ? [path] : []
  })
}

const sources = filesIn('src', /\.tsx?$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...filesIn('docs', /\.md$/),
  ...filesIn('deploy', /\.md$/),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Anchor that a heading of a document gets: lower case, without punctuation, with hyphens for spaces. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

describe('the documents', () => {
  it('have no link that leads nowhere', () => {
    const dead = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
        if (/^(https?|mailto):/.test(target)) return []
        const [file = '', anchor] = target.split('#')
        const found = file === '' ? path : normalize(join(dirname(path), file))
        if (!existsSync(found)) return [`${path}: ${target}`]
        if (anchor === undefined) return []
        const headings = [...readFileSync(found, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
          anchorOf(heading),
        )
        return headings.includes(anchor) ? [] : [`${path}: ${target}`]
      }),
    )
    expect(documents.length).toBeGreaterThan(20)
    expect(dead).toEqual([])
  })

  it('name no file of the repository that is not there', () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|tests|scripts|tools|deploy|docs)\/[\w./-]+)`/g)].flatMap(([, file = '']) =>
        existsSync(file) || existsSync(file.replace(/\/$/, '')) ? [] : [`${path}: ${file}`],
      ),
    )
    expect(gone).toEqual([])
  })

  it('name no file by its last part that is nowhere', () => {
    const names = ['src', 'tests', 'scripts', 'tools'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(([, name = '']) =>
        existsSync(name) || names.some((file) => file.endsWith(`/${name}`)) ? [] : [`${path}: ${name}`],
      ),
    )
    expect(gone).toEqual([])
  })

  it('quote code as it stands in the file that they name', () => {
    const quotes = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/^```tsx? ?(\S*)\n((?:(?!^```).*\n)*)```$/gm)].map(([, file = '', code = '']) => ({
        path,
        file,
        code,
      })),
    )
    const other = quotes.filter(
      ({ file, code }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(code),
    )
    expect(quotes.length).toBeGreaterThan(0)
    expect(other).toEqual([])
  })

  it('name every inner room and every page', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    for (const room of ['geo', 'machines', 'ui', 'routes']) {
      const line = text.slice(text.indexOf(`- \`src/${room}\`: `)).split('\n- ')[0]
      for (const inner of readdirSync(`src/${room}`))
        if (statSync(`src/${room}/${inner}`).isDirectory()) expect(line).toContain(`\`${inner}\``)
    }
    const rules = readFileSync('docs/rules.md', 'utf8')
    for (const page of TRIED) for (const document of [text, rules]) expect(document).toContain(`\`${page}\``)
  })
})

/** Words with which a comment opens that has no noun yet: it has to be decoded. */
const OPENERS =
  /^(What|How|Where|Of|With|By|Those|That|Who|Whose|Which|When|Under|In|From|For|As|It|So|To|At|On)\b/

describe('the comments', () => {
  it('open with a noun or a verb, but for fewer than four in a hundred', () => {
    const openings = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\/\*\*\s+(?:\*\s+)?([^\n*][^\n]*)/g)].map(
        ([, opening = '']) => `${path}: ${opening}`,
      ),
    )
    const decoded = openings.filter((opening) => OPENERS.test(opening.split(': ').slice(1).join(': ')))
    expect(openings.length).toBeGreaterThan(1000)
    expect(decoded.length / openings.length, decoded.slice(0, 40).join('\n')).toBeLessThan(0.04)
  })
})

describe('the exported names', () => {
  it('mean one thing each', () => {
    const files = new Map<string, string[]>()
    for (const { path, text } of sources) {
      // Each script has one, and is loaded by its name.
      if (path.includes('/folds/')) continue
      for (const [, name = ''] of text.matchAll(
        /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm,
      ))
        files.set(name, [...new Set([...(files.get(name) ?? []), path])])
    }
    const doubled = [...files].filter(([, places]) => places.length > 1)
    expect(files.size).toBeGreaterThan(500)
    expect(doubled.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([])
  })
})
