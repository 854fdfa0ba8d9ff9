import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

/** Build mode (`--mode=unpacked`) for hosts that compress files themselves. */
export const UNPACKED = 'unpacked'

/** Largest text that fits into one packet, in bytes: compressing it would save no time. */
const PACKET = 1_400

/**
 * Plugin that writes a brotli and a gzip file beside each larger text file of a build, for hosts that serve
 * precompressed files.
 */
export function packedFiles(): Plugin {
  let folder = ''
  return {
    name: 'packed-files',
    apply: (_, { command, mode }) => command === 'build' && mode !== UNPACKED,
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        const texts = names.filter((name) => /\.(css|html|js|json|txt|webmanifest)$/.test(name))
        await Promise.all(texts.map((name) => pack(join(folder, name))))
      },
    },
  }
}

async function pack(path: string): Promise<void> {
  const text = readFileSync(path)
  if (text.length <= PACKET) return
  const [brotli, gzipped] = await Promise.all([brotliOf(text), gzipOf(text, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
