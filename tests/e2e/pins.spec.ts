import type { Page } from '@playwright/test'
import { placeOf } from '../../src/geo/places'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { english } from '../../src/ui/words/english'
import type { Player } from '../../tools/player'
import { expect, test } from './test'

/** The countries of the day on which all tests are. */
const countries = pinnedOn('2026-11-21')

const field = (page: Page) => page.getByRole('application')
const question = (page: Page, place: number) =>
  page.getByRole('heading', {
    name: `Where is ${english.nameInSentence(placeOf(countries[place] ?? 'FR'))}?`,
  })

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses what goes on, once it takes presses: not in the time of a double click. */
async function goOn(player: Player, name: string, there: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(player.button(name)).toBeFocused()
  await expect(async () => {
    if (await player.button(name).isVisible()) await player.page.keyboard.press('Enter')
    await expect(there).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('Five Pins at 360×640 is in sight as a whole, played by keys alone, and goes on after a reload', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/pins')
  await expect(question(page, 0)).toBeVisible()
  await player.rested()
  for (const part of [field(page), player.button('Confirm pin')])
    await expect(part).toBeInViewport({ ratio: 1 })
  // The plate is as wide as the window, with all buttons of the globe in it, and the one that confirms at its edge.
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const plate = await boxOf('.plate')
  expect([plate.left, plate.right]).toEqual([16, 344])
  expect((await boxOf('.earth-edge')).width).toBeGreaterThan(0.9 * plate.width)
  const tools = await page
    .locator('.globe-tool')
    .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect))
  for (const { left, right, bottom } of tools) {
    expect(left).toBeGreaterThan(plate.left)
    expect(right).toBeLessThan(plate.right)
    expect(bottom).toBeLessThan(plate.bottom)
  }
  expect((await boxOf('.pin-actions .button')).top - plate.bottom).toBeLessThan(12)
  await field(page).focus()
  await press(page, 'ArrowUp', 'Shift+ArrowLeft')
  await expect(page.getByText('30° N, 14° E, on land')).toBeVisible()
  // Nothing of the answer is drawn before.
  await expect(page.locator('.earth-turned-to, .earth-name')).toHaveCount(0)
  await press(page, 'Enter')
  await expect(page.locator('.earth-turned-to')).toHaveAttribute('d', /.{50}/)
  await expect(page.locator('.pin-answer')).toContainText('Your pin: 30° N, 14° E, in Libya.')
  await expect(player.button('Next pin')).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(question(page, 1)).toBeVisible()
  await field(page).focus()
  for (const place of [1, 2, 3, 4]) {
    await expect(field(page)).toBeFocused()
    await press(page, 'ArrowDown', 'Enter')
    if (place < 4) await goOn(player, 'Next pin', question(page, place + 1))
  }
  const heading = page.getByRole('heading', { name: /^\d+ of 500 points$/ })
  await goOn(player, 'See the result', heading)
  await expect(heading).toBeFocused()
  await player.shareButton.click()
  const points = (await heading.textContent())?.match(/\d+/)?.[0]
  expect(await player.clipboard()).toMatch(
    new RegExp(
      `^The World Outline Game · Five Pins · 2026-11-21 · ${points}/500\n[🟩🟨⬜]{5}\nPlay at \\S+/pins #WorldOutline$`,
      'u',
    ),
  )
})

test('A thumb puts a pin into Luxembourg, and drags it there', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/pins')
  await field(page).focus()
  await press(
    page,
    'ArrowUp',
    'ArrowUp',
    ...Array(5).fill('Shift+ArrowUp'),
    ...Array(9).fill('Shift+ArrowLeft'),
  )
  await expect(page.getByText('50° N, 6° E, on land')).toBeVisible()
  await press(page, ...Array(12).fill('+'))
  const { x, y, width, height } = (await field(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, down] = [x + width / 2, y + height / 2]
  await page.mouse.click(middle, down + 14)
  await expect(page.getByText('49.8° N, 6° E, on land')).toBeVisible()
  await page.mouse.move(middle + 6, down + 20)
  await page.mouse.down()
  await page.mouse.move(middle + 12, down + 24, { steps: 3 })
  await page.mouse.move(middle + 18, down + 28, { steps: 3 })
  await page.mouse.up()
  await expect(page.locator('.pin-spot')).toHaveText('49.7° N, 6.2° E, on land')
  await player.button('Confirm pin').click()
  await expect(page.locator('.pin-answer')).toContainText('Your pin: 49.7° N, 6.2° E, in Luxembourg.')
})
