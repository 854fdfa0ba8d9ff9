import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('Save picture gives a square PNG with the result painted on it', async ({ page, player }) => {
  await player.open('/daily')
  await player.guessAll([...wrong(3), ANSWER])
  const [download] = await Promise.all([page.waitForEvent('download'), player.button('Save picture').click()])
  expect(download.suggestedFilename()).toBe('outline-2026-11-21.png')
  const file = await readFile(await download.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080])
  const shares = await coloursOf(page, file.toString('base64'))
  // Paper round a plate, on it ink, the sea of the cells and the vermilion of the arrows.
  for (const [colour, [least, most]] of Object.entries({
    '245,240,227': [0.1, 0.2],
    '251,248,239': [0.5, 0.9],
    '29,28,26': [0.01, 0.1],
    '29,79,99': [0.02, 0.1],
    '192,57,31': [0.001, 0.02],
  })) {
    expect(shares[colour] ?? 0, colour).toBeGreaterThan(least as number)
    expect(shares[colour] ?? 0, colour).toBeLessThan(most as number)
  }
})

test.describe('With a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  for (const [outcome, files] of [
    ['taken', 0],
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ] as const) {
    test(`The share sheet gets the picture; ${outcome} leaves ${files} files and no complaint`, async ({
      page,
      player,
    }) => {
      await page.addInitScript((how) => {
        navigator.canShare = () => true
        navigator.share = async (data) => {
          Reflect.set(
            window,
            'shared',
            data?.files?.map(({ name, type }) => `${name} ${type}`),
          )
          if (how !== 'taken') throw new DOMException(how, how)
        }
      }, outcome)
      let downloads = 0
      page.on('download', () => downloads++)
      await player.open('/daily')
      await player.guess(ANSWER)
      await player.button('Save picture').tap()
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as string[]))
        .toEqual(['outline-2026-11-21.png image/png'])
      await expect.poll(() => downloads).toBe(files)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })
  }

  test('A sheet that takes no files leaves a file', async ({ page, player }) => {
    await page.addInitScript(() => {
      navigator.canShare = (data) => !data?.files
      navigator.share = async () => {}
    })
    await player.open('/daily')
    await player.guess(ANSWER)
    const [download] = await Promise.all([page.waitForEvent('download'), player.button('Save picture').tap()])
    expect(download.suggestedFilename()).toBe('outline-2026-11-21.png')
  })
})

/** What share of a picture each colour has. */
function coloursOf(page: Page, png: string): Promise<Record<string, number>> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    const shares: Record<string, number> = {}
    for (let i = 0; i < data.length; i += 4) {
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`
      shares[colour] = (shares[colour] ?? 0) + 4 / data.length
    }
    return shares
  }, png)
}
