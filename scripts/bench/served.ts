import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Browser } from '@playwright/test'
import { startBrowser } from '../../tools/browser'
import { serverOf } from '../site/server'

/** A build of the game for production on a host of its own, and a browser to visit it with. */
export type Served = {
  readonly folder: string
  readonly url: string
  readonly browser: Browser
  close(): Promise<void>
}

/** Builds the game into a folder of its own and serves it. */
export async function serveBuild(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  // In a process of its own: the pages are rendered with a React for production.
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel=error', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const server = createServer(serverOf(folder, '/'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const browser = await startBrowser()
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
