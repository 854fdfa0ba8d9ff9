import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
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

/** The paths of files, those together that have the same content: a page lies under two names, and packing takes long. */
function alike(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64')
    groups.set(hash, [...(groups.get(hash) ?? []), path])
  }
  return [...groups.values()]
}

/** Packs what some files have in common. */
async function pack(paths: readonly string[]): Promise<void> {
  const text = await readFile(paths[0] as string)
  const [brotli, gzipped] = await Promise.all([brotliOf(text), gzipOf(text, { level: 9 })])
  await Promise.all(
    paths.flatMap((path) => [writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]),
  )
}
