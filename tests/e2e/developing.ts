import process from 'node:process'
import { test as base } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { Player } from '../../tools/player'
import { freePort } from '../../tools/port'
import { NOON } from './test'

/** Where the development server is told that another inspector is. */
export const INSPECTOR = 'http://inspector.example/receive'

/** With the development server, which is not the built game: its pages may ask for the inspector of somebody else. */
export const test = base.extend<{ player: Player; site: string }, { server: ViteDevServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use, { parallelIndex }) => {
      process.env.VITE_INSPECTOR_URL = INSPECTOR
      const server = await createServer({
        cacheDir: `node_modules/.vite-inspector-${parallelIndex}`,
        logLevel: 'error',
        server: { host: '127.0.0.1', port: await freePort(), strictPort: true },
      })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ server }, use) => use(`http://127.0.0.1:${server.config.server.port}`),
  player: async ({ page, site: _ }, use) => {
    await page.clock.setFixedTime(NOON)
    await use(new Player(page))
  },
})
