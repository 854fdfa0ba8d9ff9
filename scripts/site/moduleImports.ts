import type { Plugin } from 'vite'

/** The module of Vite's through which every `import()` of a build goes, and what it exports. */
const HELPER = '\0vite/preload-helper.js'
const NAME = '__vitePreload'

let isApplied = false

/** Has `src/importModule.ts` load the modules of the program, instead of Vite. Fails a build that does not ask for it. */
export const moduleImports: Plugin = {
  name: 'module-imports',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    isApplied = false
  },
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler() {
      isApplied = true
      return `export { importModule as ${NAME} } from '/src/importModule.ts'`
    },
  },
  buildEnd(error) {
    if (error || isApplied) return
    throw new Error('Vite asks for no helper to import with: look at scripts/site/moduleImports.ts.')
  },
}

/** Which files have to come before a module of the program is imported: its own, and all that it imports. */
export function filesOfModule(file: string, files: readonly string[]): string[] {
  return files.length === 0 ? [file] : [...files]
}
