import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRelease, Host } from './release'
import { test as base, expect } from './test'

/** Ways in which the worker's storage fails, for as long as the worker is in such a state. */
const failures = {
  'throws once the worker answers for the page': { state: 'activated', how: 'throw failure()' },
  'rejects once the worker answers for the page': {
    state: 'activated',
    how: 'return Promise.reject(failure())',
  },
  'rejects while the worker takes over': { state: 'activating', how: 'return Promise.reject(failure())' },
}

const test = base.extend<{ failure: keyof typeof failures; host: Host }>({
  failure: ['throws once the worker answers for the page', { option: true }],
  host: async ({ failure }, use) => {
    const { state, how } = failures[failure]
    const folder = copyRelease()
    // Without routes, by which the browser would find everything itself.
    const breaking = `
      delete InstallEvent.prototype.addRoutes
      const failure = () => new Error('broken on purpose')
      for (const name of ['open', 'match', 'keys']) {
        const whole = CacheStorage.prototype[name]
        CacheStorage.prototype[name] = function (...given) {
          if (self.serviceWorker.state === '${state}') ${how}
          return whole.apply(this, given)
        }
      }`
    const worker = join(folder, 'worker.js')
    writeFileSync(worker, `{${breaking}}\n${readFileSync(worker, 'utf8')}`)
    const host = await new Host(folder).open()
    await use(host)
    host.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ host }, use) => use(host.url),
})

test.use({ serviceWorkers: 'allow' })

for (const failure of Object.keys(failures) as (keyof typeof failures)[]) {
  test.describe(`When the storage of the worker ${failure}`, () => {
    test.use({ failure })

    test('every page is there and the game is played', async ({ page, player, watch }) => {
      watch.expect(/There is no page at|status of 404/)
      await player.open('/about')
      await player.keptOffline()
      for (const path of ['/', '/how-to-play', '/nowhere', '/practice', '/daily']) await player.open(path)
      await player.guess('Italy')
      await expect(player.guesses).toHaveCount(1)
      await page.reload()
      await expect(player.guesses).toHaveCount(1)
    })
  })
}
