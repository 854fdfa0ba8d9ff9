import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('The browser is asked to keep the record after the first finished day, and once', async ({
  page,
  player,
}) => {
  let asked = 0
  await page.exposeFunction('asked', () => asked++)
  await page.addInitScript(() => {
    const { asked } = window as unknown as { asked(): void }
    navigator.storage.persist = async () => {
      asked()
      return false
    }
  })
  await player.open('/daily')
  await player.guessAll(wrong(1))
  expect(asked).toBe(0)
  await player.guess(ANSWER)
  await expect.poll(() => asked).toBe(1)
  await page.clock.setFixedTime('2026-11-22T12:00:00Z')
  await player.open('/daily')
  await player.guessAll(wrong(6))
  await expect(player.shareButton).toBeVisible()
  expect(asked).toBe(1)
})
