import { readdirSync } from 'node:fs'
import { REVIEW } from '../../src/machines/journal/review'
import { expect, NOON, test } from './test'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } })

test('My map is gone over with the keys, from right to left too, and is there without a network', async ({
  page,
  player,
  context,
}) => {
  const review = { version: 1, country: 'FR', at: Date.parse(NOON), found: 2 }
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [`${REVIEW}practice.twenty.7`, JSON.stringify(review)],
  )
  const country = (name: string) => page.getByRole('button', { name, exact: true })
  const isSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

  await player.open('/ar/map')
  await page.locator('[data-code=FR]').focus()
  // East is on the right, whichever way the page is read.
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-code=CH]')).toBeFocused()
  expect(await isSideways()).toBe(false)

  await player.keptOffline()
  await player.open('/map')
  await expect(country('France: Learning')).toBeVisible()
  // English is fetched then, which was opened after Arabic.
  const parts = readdirSync('dist/assets/en').filter((name) => !/\.(br|gz)$/.test(name))
  const wanted = ['/map', ...parts.map((name) => `/assets/en/${name}`)]
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)))
      return paths.filter((_, index) => found[index] === undefined)
    }, wanted)
  await expect.poll(missing).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('combobox', { name: 'Show' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await country('France: Learning').focus()
  await page.keyboard.press('Enter')
  const plate = page.getByRole('dialog', { name: 'France' })
  await expect(plate.getByRole('img', { name: 'Outline of France' }).locator('path')).toHaveAttribute(
    'd',
    /.{500}/,
  )
  await expect(plate.getByText('68,400,000 (2024)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plate).toBeHidden()
  await expect(country('France: Learning')).toBeFocused()
  expect(await isSideways()).toBe(false)
})
