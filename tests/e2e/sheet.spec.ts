import type { Page } from '@playwright/test'
import { ANSWER, NAMES } from '../../tools/answers'
import { expect, test } from './test'

test('Without a finger there is no Share…, though the system could', async ({ page, player }) => {
  await sheet(page, 'taken')
  await player.open('/daily')
  await player.guess(ANSWER)
  await expect(player.shareButton).toBeVisible()
  await expect(player.button('Share…')).toHaveCount(0)
})

test.describe('With a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('Share… beside Share Result hands the text to the system, which spoils nothing', async ({
    page,
    player,
  }) => {
    await sheet(page, 'taken')
    await player.open('/daily')
    await player.guess(ANSWER)
    await player.button('Share…').tap()
    const shared = await page.evaluate(() => Reflect.get(window, 'shared') as string)
    expect(shared.split('\n')[0]).toBe('The World Outline Game 2026-11-21 1/6')
    for (const name of NAMES) expect(shared).not.toContain(name)
    await player.shareButton.tap()
    expect(await player.clipboard()).toBe(shared)
  })

  test('Closing the sheet is no error, and nothing is copied or said', async ({ page, player }) => {
    await sheet(page, 'AbortError')
    await player.open('/daily')
    await player.guess(ANSWER)
    await player.button('Share…').tap()
    await expect(player.shareButton).toHaveText('Share Result')
    await expect(player.page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  test('Where the sheet fails, the text is copied', async ({ page, player }) => {
    await sheet(page, 'NotAllowedError')
    await player.open('/daily')
    await player.guess(ANSWER)
    await player.button('Share…').tap()
    await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  })

  test('A system without a sheet has the one button', async ({ page, player }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await player.open('/daily')
    await player.guess(ANSWER)
    await expect(player.shareButton).toBeVisible()
    await expect(player.button('Share…')).toHaveCount(0)
  })
})

/** A system whose share sheet takes what it is given, or fails in this way. */
async function sheet(page: Page, outcome: 'taken' | 'AbortError' | 'NotAllowedError'): Promise<void> {
  await page.addInitScript((how) => {
    navigator.share = async (data) => {
      if (how !== 'taken') throw new DOMException(how, how)
      Reflect.set(window, 'shared', data?.text)
    }
  }, outcome)
}
