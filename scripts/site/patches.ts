import type { Plugin } from 'vite'

/** Changes a file of a package as the game is built. A change that finds nothing to change fails the build. */
function patch(name: string, id: RegExp, from: RegExp, to: string): Plugin {
  let isApplied: boolean
  return {
    name,
    apply: 'build',
    buildStart() {
      isApplied = false
    },
    transform: {
      filter: { id },
      handler(code) {
        const patched = code.replace(from, to)
        isApplied ||= patched !== code
        return patched
      },
    },
    buildEnd(error) {
      if (error || isApplied) return
      throw new Error(`The patch ${name} found nothing to change: look at scripts/site/patches.ts.`)
    },
  }
}

/** The changes that are made to packages as the game is built. Each has to earn its place. */
export const patches: Plugin[] = [
  // A property that is set on a hook keeps it in the bundle, though nobody uses it: 3 kB brotli on every page with a game.
  patch(
    'downshift-without-other-hooks',
    /downshift\.esm\.mjs$/,
    /^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm,
    '',
  ),
  // A strict policy lets no style element be made, and the toasts would stand without their styles.
  patch(
    'sonner-with-adopted-styles',
    /sonner\/dist\/index\.mjs$/,
    /function __insertCSS\(code\) \{.*?\n\}/s,
    "import { adoptStyles as __insertCSS } from '/src/ui/adoptStyles.ts'",
  ),
]
