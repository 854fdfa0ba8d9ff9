import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { serverOf } from '../../tools/host'

/** A build of the game on a host of its own. */
export type Served = {
  /** Where its files lie. */
  readonly folder: string
  readonly url: string
  close(): void
}

/** Builds the game for production into a folder of its own, or copies a build that there is, and serves it. */
export async function serveBuild(built?: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  if (built === undefined) build(folder)
  else cpSync(built, folder, { recursive: true })
  const server = createServer(serverOf(folder, '/'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** In a process of its own: the pages are rendered with a React for production. */
function build(folder: string): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel=error', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
