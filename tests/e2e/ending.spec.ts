import type { PlaceId } from '../../src/geo/place'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { worldTarget } from '../../tools/puzzles'
import { expect, test } from './test'

const answer = nameOf(worldTarget('2026-11-21'))
const guesses = (['BR', 'JP', 'KE'] satisfies PlaceId[]).map(nameOf)

test('The course of a round is gone through on the globe, by buttons and by keys', async ({
  page,
  player,
}) => {
  await player.open('/world')
  await player.guessAll([...guesses, answer])
  await player.unfold('Details')
  const course = page.getByRole('region', { name: 'Your course' })
  await expect(course).toContainText('190 countries → 4 → 1')
  await expect(player.globe.locator('.earth-left')).toHaveCount(0)
  await player.button('Show it on the globe').click()
  await expect(course.getByRole('status')).toHaveText('Guess 1: 4 answers fit')
  await expect(player.globe).toBeInViewport({ ratio: 0.9 })
  const drawn = (name: string) => player.globe.locator(`.earth-${name}`)
  for (const name of ['left', 'ruled-out', 'band']) await expect(drawn(name)).toHaveAttribute('d', /M.{20}/)
  const first = await drawn('left').getAttribute('d')
  await player.button('Next guess').click()
  await page.keyboard.press('ArrowRight')
  await expect(course.getByRole('status')).toHaveText('Guess 3: 1 answer fits')
  await expect(drawn('left')).not.toHaveAttribute('d', first ?? '')
  // The right guess has no hint.
  await page.keyboard.press('ArrowRight')
  await expect(drawn('band')).toHaveAttribute('d', '')
  for (let back = 0; back < 3; back++) await player.button('Previous guess').click()
  await player.button('Flat map').click()
  for (const name of ['left', 'ruled-out', 'band']) await expect(drawn(name)).toHaveAttribute('d', /M.{20}/)
  await player.button('Show all guesses').click()
  await expect(drawn('left')).toHaveCount(0)
  // Whoever plays a story sees all guesses again.
  await player.button('Flat map').click()
  await player.button('Show it on the globe').click()
  await player.button('Play the story').click()
  await expect(drawn('left')).toHaveCount(0)
  await expect(player.button('Show it on the globe')).toBeVisible()
})

for (const [width, height] of [
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const)
  test(`The bar of the true size is as long as it says at ${width}×${height}`, async ({ page, player }) => {
    await page.setViewportSize({ width, height })
    await player.open('/daily')
    await player.guessAll([...wrong(2), ANSWER])
    await player.unfold('Details')
    const region = page.getByRole('region', { name: 'True size' })
    await region.locator('.true-size-picture').scrollIntoViewIfNeeded()
    const [bar, kilometres] = await region.evaluate((section) => {
      const svg = section.querySelector('svg') as SVGSVGElement
      const bar = section.querySelector('.true-size-bar') as HTMLElement
      const text = (bar.parentElement?.textContent ?? '').replace(/\D/g, '')
      const unit = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width
      return [bar.getBoundingClientRect().width * unit, Number(text)] as const
    })
    expect(Math.abs(bar / kilometres - 1)).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('Both links open a tab of their own, which does not learn where it was opened', async ({
  context,
  page,
  player,
  watch,
}) => {
  const asked: { url: string; referrer: string | undefined }[] = []
  await context.route(/wikipedia|openstreetmap/, async (route) => {
    asked.push({
      url: route.request().url(),
      referrer: (await route.request().headerValue('referer')) ?? undefined,
    })
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  })
  await player.open('/daily')
  await player.guess(ANSWER)
  await player.reveal()
  for (const site of ['Wikipedia', 'OpenStreetMap']) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      player.link(`${ANSWER} on ${site}, opens in a new tab`).click(),
    ])
    await expect(tab).toHaveTitle('Elsewhere')
    expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
    await tab.close()
  }
  expect(asked).toEqual([
    { url: `https://en.wikipedia.org/wiki/${ANSWER}`, referrer: undefined },
    { url: 'https://www.openstreetmap.org/relation/2202162', referrer: undefined },
  ])
  await expect(page).toHaveURL(/\/daily$/)
  // A person has asked for these two; nothing else may leave the origin.
  for (const { url } of asked) watch.requests.splice(watch.requests.indexOf(url), 1)
})
