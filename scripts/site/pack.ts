import type { Plugin } from 'vite'

/** Those of the twenty; what the world has lies in a folder of its own. */
const OUTLINE = /^assets\/[^/]+\.txt$/

/** Parts of the program that come late, but for those of a language or of the world. */
const PART = /^assets\/[^/]+\.js$/

/** A part of fewer characters than these is not worth a request. */
const SMALL = 9000

/**
 * Puts the outlines of the twenty, what each is described from, and what else is small into one file: a game needs a few
 * of them, the worker that keeps the site has sixty fewer to ask for. It has their texts by the names of their files.
 */
export const smallFilesPack: Plugin = {
  name: 'small-files-pack',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file): [string, string][] => {
        if (file.type === 'asset')
          return OUTLINE.test(file.fileName) ? [[file.fileName, String(file.source)]] : []
        return PART.test(file.fileName) && file.code.length < SMALL ? [[file.fileName, file.code]] : []
      })
      const source = JSON.stringify(Object.fromEntries(files.sort()))
      this.emitFile({ type: 'asset', name: 'small.json', source })
    },
  },
}
