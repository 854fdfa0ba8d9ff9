import type { Plugin } from 'vite'

/** The module of Vite's through which every `import()` of a build goes, and what it exports. */
const HELPER = '\0vite/preload-helper.js'
const NAME = '__vitePreload'

let isApplied = false

/** Has `src/importPart.ts` load the late parts of the program, instead of Vite. Fails a build that does not ask for it. */
export const partImports: Plugin = {
  name: 'part-imports',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    isApplied = false
  },
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler() {
      isApplied = true
      return `export { importPart as ${NAME} } from '/src/importPart.ts'`
    },
  },
  buildEnd(error) {
    if (error || isApplied) return
    throw new Error('Vite asks for no helper to import with: look at scripts/site/partImports.ts.')
  },
}

/** Which files have to come before a late part of the program is imported: its own, and all that it imports. */
export function filesOfPart(file: string, files: readonly string[]): string[] {
  return files.length === 0 ? [file] : [...files]
}
