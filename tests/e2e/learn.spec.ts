import { ANSWER } from '../../tools/answers'
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
