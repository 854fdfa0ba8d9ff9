import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { Player } from '../tests/e2e/player'
import { deal } from '../tests/e2e/seed'
export async function main() {
  const s = await preview({ logLevel: 'error', preview: { port: 4392 } })
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  for (const [w, h, theme] of [
    [360, 640, 'light'],
    [1440, 900, 'dark'],
  ] as const) {
    const c = await b.newContext({
      viewport: { width: w, height: h },
      colorScheme: theme,
      reducedMotion: 'reduce',
      baseURL: 'http://localhost:4392',
      serviceWorkers: 'block',
    })
    const p = await c.newPage()
    p.on('console', (m) => console.log(m.text()))
    await deal(p, 'FR')
    const pl = new Player(p)
    await pl.open('/practice')
    await pl.guessAll(['Germany', 'Poland', 'Japan', 'Brazil', 'Spain', 'France'])
    await p.getByRole('application').waitFor()
    await p.screenshot({ path: `/tmp/globe-p-${w}.png`, fullPage: true })
    await p.getByRole('button', { name: 'Guess 3 on the globe' }).hover()
    await p.getByRole('application').screenshot({ path: `/tmp/globe-h-${w}.png` })
    await p.getByRole('button', { name: 'Flat map' }).click()
    await p.waitForTimeout(300)
    await p.getByRole('application').screenshot({ path: `/tmp/globe-f-${w}.png` })
    for (let i = 0; i < 4; i++) {
      await p.getByRole('button', { name: 'Zoom in' }).click()
      await p.waitForTimeout(100)
    }
    await p.getByRole('application').screenshot({ path: `/tmp/globe-fz-${w}.png` })
    await c.close()
  }
  await b.close()
  await s.close()
}
