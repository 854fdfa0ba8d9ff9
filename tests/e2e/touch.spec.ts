import { ANSWER, wrong } from '../../tools/answers'
import { rested } from '../../tools/rested'
import { inputMethod } from './inputMethod'
import { expect, NOON, test } from './test'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A whole game is played with the finger at 360×640', async ({ player }) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").first().tap()
  await expect(player.heading()).toHaveText('Daily Puzzle')
  for (const [index, name] of [...wrong(5), ANSWER].entries()) {
    await player.input.tap()
    await player.type(name.slice(0, 4).toLowerCase())
    await player.suggestion(name).tap()
    await expect(player.guesses).toHaveCount(index + 1)
  }
  await expect(player.guesses.last()).toContainText('✓ Correct!')
  await player.shareButton.tap()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
})

test('Enter on the keyboard of a phone, which composes every word, guesses', async ({ page, player }) => {
  await player.open('/daily')
  await player.input.tap()
  await (await inputMethod(page)).compose('braz')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Brazil')
  await player.input.press('Enter')
  await expect(player.guesses).toContainText(['Brazil'])
})

test('A second tap on the suggestion that ends a round presses nothing, and half a second later a tap does', async ({
  page,
  player,
}) => {
  await page.clock.install({ time: NOON })
  await player.open('/daily')
  await player.input.tap()
  await player.type('c')
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  await player.suggestion(ANSWER).tap()
  await expect(player.guesses.last()).toContainText('✓ Correct!')
  // It may come under the finger, wherever the suggestion was. The notes of the day, which come late, move it.
  const button = player.shareButton
  const tap = async () => {
    await rested(page)
    await player.drawn()
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) as DOMRect
    await page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  const copied = player.button('Copied!')
  await page.clock.runFor(499)
  await tap()
  await rested(page)
  await player.drawn()
  await expect(copied).toHaveCount(0)
  await page.clock.runFor(1)
  await tap()
  await expect(copied).toHaveCount(1)
})

for (const name of ['Options', 'Settings'])
  test(`A double tap on ${name} opens the dialog, and presses nothing in it`, async ({ page, player }) => {
    await page.clock.install({ time: NOON })
    await player.open('/daily')
    const button = player.button(name)
    const dialog = page.getByRole('dialog')
    const find = async () => {
      if (name === 'Options') await player.button('More').tap()
      return (await button.boundingBox()) as DOMRect
    }
    // Fetched by then, it opens without a timer, and the clock can stand still between the taps.
    await find()
    await button.tap()
    await player.button('Close').click()
    await expect(dialog).toHaveCount(0)
    const { x, y, width, height } = await find()
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.clock.pauseAt('2026-11-21T13:00:00Z')
    await tap()
    await dialog.waitFor()
    await tap()
    await player.drawn()
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('world-outline.settings'))).toBeNull()
  })
