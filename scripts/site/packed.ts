import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

/** The mode of a build (`--mode=unpacked`) for hosts that pack by themselves. */
export const UNPACKED = 'unpacked'

/** Lays beside each text of a build its brotli and gzip, for hosts that send those as they are. */
export function packedFiles(): Plugin {
  let folder = ''
  let isWritten = true
  return {
    name: 'packed-files',
    apply: (_, { command, mode }) => command === 'build' && mode !== UNPACKED,
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
      isWritten = build.write
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        const texts = names.filter((name) => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(name))
        await Promise.all(texts.map((name) => pack(join(folder, name))))
      },
    },
  }
}

async function pack(path: string): Promise<void> {
  const text = readFileSync(path)
  const [brotli, gzipped] = await Promise.all([brotliOf(text), gzipOf(text, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
