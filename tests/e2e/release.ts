import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { UNPACKED } from '../../scripts/site/packed'
import { serverOf } from '../../tools/host'

/** Copies the build that is tested into a folder of its own, without what is packed. */
export function copyRelease(): string {
  const folder = newFolder()
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  return folder
}

/** Builds the site in another way into a folder of its own. */
export function buildRelease(args: readonly string[], env: Record<string, string>): string {
  const folder = newFolder()
  const command = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--mode',
    UNPACKED,
    '--logLevel',
    'error',
    '--emptyOutDir',
  ]
  execFileSync(process.execPath, [...command, '--outDir', folder, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  })
  return folder
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'release-'))
}

/** Makes a build into the next one: every file with a hash has another name. */
export function rename(folder: string): string {
  const assets = readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const names = [...new Set(assets.map((name) => name.split('.')[0] as string))]
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!/\.(css|html|js)$/.test(name)) continue
    const text = names.reduce(
      (known, hash) => known.replaceAll(`${hash}.`, `${hash}NEXT.`),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, text)
  }
  for (const name of assets)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', name.replace('.', 'NEXT.')))
  return folder
}

/** A host that can change over to another build while pages are open. */
export class Host {
  readonly #server: Server
  #answer

  constructor(
    folder: string,
    private readonly base = '/',
  ) {
    this.#answer = serverOf(folder, base)
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  async open(): Promise<this> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return this
  }

  publish(folder: string): void {
    this.#answer = serverOf(folder, this.base)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
