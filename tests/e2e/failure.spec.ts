import type { Route } from '@playwright/test'
import { wrong } from '../../tools/answers'
import { expect, test } from './test'

for (const path of ['/', '/daily', '/practice']) {
  test(`${path} shows the error screen with a way home when it fails to render`, async ({
    page,
    player,
    watch,
  }) => {
    watch.expect(/broken on purpose/)
    await page.addInitScript((broken) => {
      const { round } = Math
      Object.defineProperty(Math, 'round', {
        get() {
          if (location.pathname === broken && !sessionStorage.getItem('mended'))
            throw new Error('broken on purpose')
          return round
        },
      })
    }, path)
    await player.open(path)
    // What practice is reckoned with does not even begin.
    if (path === '/daily') {
      const [name = ''] = wrong(1)
      await player.type(name)
      await player.suggestion(name).click()
    }
    await expect(player.heading()).toHaveText('Unexpected Application Error!')
    await expect(player.input).toHaveCount(0)
    await expect(page).toHaveTitle(/World Outline Game/)
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
    await page.getByRole('link', { name: /home/i }).click()
    await expect(player.heading()).toHaveText('The World Outline Game')
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('Where an outline does not arrive, it can be asked for again, and the game goes on', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/net::ERR_FAILED/)
  await page.route('**/*.txt', (route) => route.abort())
  await player.open('/daily')
  const missing = page.locator('.plate').getByRole('alert')
  await expect(missing).toContainText('The outline could not be loaded.')
  await player.guessAll(wrong(1))
  await expect(missing).toBeVisible()
  await page.unroute('**/*.txt')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await player.path()
  await expect(missing).toHaveCount(0)
  // The button is gone, and what had the focus with it.
  await expect(page.locator('.board-plate')).toBeFocused()
  await expect(player.guesses).toHaveCount(1)
})

for (const path of ['/daily', '/world'])
  test(`An outline on ${path} that keeps waiting can be asked for again, and is drawn should it come late`, async ({
    page,
    player,
  }) => {
    let isHeld = true
    const held: Route[] = []
    await page.route('**/*.txt', (route) => {
      if (!isHeld) return route.continue()
      held.push(route)
    })
    await player.open(path)
    const missing = page.locator('.plate').getByRole('alert')
    await expect(missing).toContainText('The outline could not be loaded.')
    const before = held.length
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => held.length).toBeGreaterThan(before)
    await expect(missing).toHaveCount(0)
    await expect(missing).toBeVisible()
    isHeld = false
    for (const route of held) await route.continue()
    await expect(missing).toHaveCount(0)
    await expect(player.outline.locator('path')).toHaveAttribute('d', /^m/i)
  })
