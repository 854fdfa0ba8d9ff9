import { resolve } from 'node:path'
import process from 'node:process'
import { normalizePath, type Plugin, parseSync, runnerImport } from 'vite'
import type { Texts } from '../../src/ui/english'

/** `import { about as texts } from '../ui/english'`, for one section or more. */
const IMPORT = /import \{([^}]+)\} from '(?:\.{1,2}\/)+(?:ui\/)?english'/g

/** The file of the texts: English, or the translation that TEXTS names. */
function fileOf(root: string): string {
  return normalizePath(resolve(root, process.env.TEXTS ?? 'src/ui/english.tsx'))
}

/** A section itself, for what is written at build beside the pages. */
export async function sectionAt<Name extends keyof Texts>(root: string, name: Name): Promise<Texts[Name]> {
  const { module } = await runnerImport<Texts[Name]>(`${fileOf(root)}?texts=${name}`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [interfaceTexts()],
  })
  return module
}

/**
 * Hands out the interface's texts. A module lies in one chunk, and no page is to load the texts of another: so
 * in a build every section is a module of its own, `english.tsx?texts=about`.
 */
export function interfaceTexts(): Plugin {
  let file = ''
  let isDivided = false
  return {
    name: 'interface-texts',
    enforce: 'pre',
    configResolved({ root, command }) {
      file = fileOf(root)
      isDivided = command === 'build'
    },
    transform: {
      filter: { id: /\.tsx?($|\?texts=)/ },
      handler(code, id) {
        const [, own] = id.split('?texts=')
        if (own !== undefined) return sectionOf(code, own)
        if (!isDivided && process.env.TEXTS === undefined) return null
        return code.replace(IMPORT, (_, names: string) => names.split(',').map(importOf).join(';'))
      },
    },
  }

  /** Imports `about as texts` from wherever the section `about` is. */
  function importOf(name: string): string {
    const [section, local = section] = name.trim().split(' as ')
    if (!section) return ''
    return isDivided
      ? `import * as ${local} from '${file}?texts=${section}'`
      : `import { ${section} as ${local} } from '${file}'`
  }
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

/**
 * A section as a module, each of its texts exported by itself, so that the bundler knows them one by one; and
 * as much of the file as they need.
 */
function sectionOf(code: string, section: string): string {
  const { body } = parseSync('texts.tsx', code).program
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const own = body.find((node) => node.type === 'ExportNamedDeclaration' && namesOf(node).includes(section))
  const exported = own?.type === 'ExportNamedDeclaration' ? own.declaration : null
  const init = exported?.type === 'VariableDeclaration' ? exported.declarations[0]?.init : null
  if (init?.type !== 'ObjectExpression') throw new Error(`The texts have no section ${section}.`)

  const parts = init.properties.map((property) => {
    if (property.type !== 'Property')
      throw new Error(`In the section ${section} is something without a name.`)
    const key = textOf(property.key)
    return `const $${key} = ${textOf(property.value)}; export { $${key} as ${key} }`
  })
  for (const part of parts) {
    for (const node of body) {
      const isNeeded = namesOf(node).some((name) => new RegExp(`\\b${name}\\b`).test(part))
      const text = textOf(node)
      if (isNeeded && node.type !== 'ExportNamedDeclaration' && !parts.includes(text)) parts.push(text)
    }
  }
  return parts.join('\n')
}

/** What a statement at the top of a module declares. */
function namesOf(node: Statement): string[] {
  if (node.type === 'ImportDeclaration') return node.specifiers.map(({ local }) => local.name)
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
