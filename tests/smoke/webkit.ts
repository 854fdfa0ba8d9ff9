// Plays the built game in WebKitGTK, on a screen that nobody sees:
//   npm run build && npm run test:webkit

import { once } from 'node:events'
import { provide, webKit } from '../../tools/programs'
import { type Browser, CALL } from './page'
import { startProgram } from './program'
import { run } from './run'
import { startDriver } from './webDriver'

export const main = () => run('test-webkit', startWebKit)

async function startWebKit(): Promise<Browser> {
  const [browser = '', driver = '', screen = ''] = await provide(webKit)
  const display = startProgram(screen, ['-displayfd', '3', '-screen', '0', '1280x1000x24'])
  const [number] = await once(display.told, 'data', { signal: AbortSignal.timeout(CALL) })
  return {
    name: `WebKitGTK at ${browser}`,
    newPage: () => startDriver(driver, browser, `:${String(number).trim()}`),
    close: async () => display.end(),
  }
}
