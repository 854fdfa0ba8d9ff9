import type { Plugin } from 'vite'

/** Those of the twenty; what the world has lies in a folder of its own. */
const OUTLINE = /^assets\/[^/]+\.txt$/

/**
 * Puts the outlines of the twenty, and what each is described from, into one file: a game needs one of them, the worker
 * that keeps the site has forty fewer to ask for. It has their texts by the names of their files.
 */
export const outlinePack: Plugin = {
  name: 'outline-pack',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file): [string, string][] => {
        if (file.type === 'asset')
          return OUTLINE.test(file.fileName) ? [[file.fileName, String(file.source)]] : []
        const isSketch =
          file.moduleIds.length > 0 && file.moduleIds.every((id) => id.includes('/src/geo/sketches/'))
        return isSketch ? [[file.fileName, file.code]] : []
      })
      const source = JSON.stringify(Object.fromEntries(files.sort()))
      this.emitFile({ type: 'asset', name: 'outlines.json', source })
    },
  },
}
