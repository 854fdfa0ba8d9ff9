import { ANSWER, wrong } from '../../tools/oracle'
import { expect, test } from './test'

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

test('The plate about the answer is fetched at the end, and a game without it goes on', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/Failed to load|Failed to fetch|ERR_FAILED|error loading/i)
  await player.open('/daily')
  await player.guessAll(wrong(5))
  await page.waitForLoadState('networkidle')
  const before = watch.requests.length
  await page.route('**/assets/*.js', (route) => route.abort())
  await player.guess(ANSWER)
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect.poll(() => watch.requests.length).toBeGreaterThan(before)
  await expect(player.shareButton).toBeVisible()
  await expect(page.getByRole('heading', { name: `${ANSWER} in brief` })).toHaveCount(0)
})
