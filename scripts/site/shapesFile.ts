import type { Plugin } from 'vite'

/**
 * Puts the shapes of all countries into one file, beside the file that each has for itself: a game needs one of them, and
 * the worker that keeps the site has two hundred fewer to ask for. It has their texts by the names of their files.
 */
export const shapesFile: Plugin = {
  name: 'shapes-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const shapes = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && /^assets\/[^/]+\.txt$/.test(file.fileName)
          ? [[file.fileName, String(file.source)] as const]
          : [],
      )
      const source = JSON.stringify(Object.fromEntries(shapes.sort()))
      this.emitFile({ type: 'asset', name: 'shapes.json', source })
    },
  },
}
