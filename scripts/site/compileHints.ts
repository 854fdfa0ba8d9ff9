import type { Plugin } from 'vite'

/**
 * Comment at the start of a file that makes Chromium compile the whole file while it arrives, instead of each
 * function when called (V8, "Explicit compile hints"): saves 180 ms on a phone, with a CPU four times slower. Other
 * browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Plugin that has the entry chunk compiled whole. */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  augmentChunkHash: ({ isEntry }) => (isEntry ? HINT : undefined),
  generateBundle: {
    // The comment takes effect only at the very start of a file, where Vite also inserts its list of chunks.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = HINT + chunk.code
    },
  },
}
