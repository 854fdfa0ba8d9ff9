import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Lays beside each text of a build its brotli and gzip, for hosts that send those as they are. */
export function packedFiles(): Plugin {
  let folder = ''
  let isWritten = true
  return {
    name: 'packed-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
      isWritten = build.write
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!isWritten) return
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(css|html|js|json|svg|txt|webmanifest)$/.test(name)) continue
          const text = readFileSync(join(folder, name))
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
