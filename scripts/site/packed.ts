import { createHash } from 'node:crypto'
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
        const paths = texts.map((name) => join(folder, name))
        await Promise.all(alike(paths).map(pack))
      },
    },
  }
}

/** What some files have in common. */
type Packed = { readonly text: Buffer; readonly paths: string[] }

/** Files by what they contain: a page lies under two names, and packing takes long. */
function alike(paths: readonly string[]): Packed[] {
  const groups = new Map<string, Packed>()
  for (const path of paths) {
    const text = readFileSync(path)
    const hash = createHash('sha256').update(text).digest('base64')
    const group = groups.get(hash) ?? { text, paths: [] }
    groups.set(hash, group)
    group.paths.push(path)
  }
  return [...groups.values()]
}

async function pack({ text, paths }: Packed): Promise<void> {
  const [brotli, gzipped] = await Promise.all([brotliOf(text), gzipOf(text, { level: 9 })])
  await Promise.all(
    paths.flatMap((path) => [writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]),
  )
}
