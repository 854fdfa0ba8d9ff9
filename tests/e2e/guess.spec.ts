import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('A guess is announced once its row is on the page, which does not wait for that', async ({ player }) => {
  await player.open('/daily')
  const changes = await player.page.evaluateHandle(() => {
    const changes: string[][] = []
    // What changes at once is told at once.
    new MutationObserver((records) => {
      const places = records.map(
        ({ target }) => (target as Element).closest?.('[role="status"], ol')?.localName,
      )
      changes.push([...new Set(places.filter((place) => place !== undefined))])
    }).observe(document.body, { childList: true, subtree: true })
    return changes
  })
  await player.guess(wrong(1)[0] as string)
  await expect(player.announcement).toContainText('5 guesses left')
  expect((await changes.jsonValue()).filter((places) => places.length > 0)).toEqual([['ol'], ['p']])
})

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test.beforeEach(({ player }) => player.open('/daily'))

  test('a guess can be read in the first frame that has its row', async ({ page, player }) => {
    const faint = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const look = () => {
            const parts = [...document.querySelectorAll('.guesses-rows *')]
            const isFaint = (part: Element) =>
              !part.closest('[hidden]') &&
              [part, ...ancestorsOf(part)].some((it) => getComputedStyle(it).opacity !== '1')
            if (parts.length > 0) resolve(parts.filter(isFaint).map(({ outerHTML }) => outerHTML))
          }
          const ancestorsOf = ({ parentElement: it }: Element): Element[] =>
            it === null ? [] : [it, ...ancestorsOf(it)]
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await player.guess(wrong(1)[0] as string)
    expect(await faint).toEqual([])
  })

  test('its bars fill, and its arrow turns', async ({ page, player }) => {
    // They stand at their beginning, however long it takes to look at them.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await player.guess(wrong(1)[0] as string)
    const midway = await page.locator('.guesses-rows').evaluate((rows) =>
      rows.getAnimations({ subtree: true }).map((animation) => {
        animation.pause()
        animation.currentTime = 60
        const { target } = animation.effect as KeyframeEffect
        const { clipPath, rotate } = getComputedStyle(target as Element)
        return [(target as Element).classList[0], clipPath, rotate]
      }),
    )
    expect(midway).toEqual([
      ['guess-arrow', 'none', expect.stringMatching(/^-\d+(\.\d+)?deg$/)],
      ['bars-filled', expect.stringMatching(/^inset\(0(px|%) [1-9]\d?(\.\d+)?% 0(px|%) 0(px|%)\)$/), 'none'],
    ])
  })
})

test('Where less motion is asked for, nothing moves', async ({ page, player }) => {
  await player.open('/daily')
  await player.guessAll(wrong(2))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('A guess that is nearer than all before says so, the first by a word at every width', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  // Japan is nearer to France than Australia alone, Egypt and Poland are nearer than all before.
  await player.guessAll(['Brazil', 'Australia', 'Japan', 'Egypt', 'Poland'])
  const nearer = page.getByRole('img', { name: 'nearer' })
  await expect(nearer).toHaveCount(2)
  for (const row of [3, 4])
    await expect(player.guesses.nth(row).getByRole('img', { name: 'nearer' })).toHaveCount(1)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await nearer.evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark, '::after').content),
    )
    expect(words, `${width}`).toEqual(['"nearer"', 'none'])
    const [mark, row] = [await nearer.first().boundingBox(), await player.guesses.nth(3).boundingBox()]
    if (mark === null || row === null) throw new Error('It is not laid out')
    expect(mark.width, 'the word has room').toBeGreaterThan(24)
    expect(mark.x).toBeGreaterThan(row.x)
    expect(mark.x + mark.width).toBeLessThan(row.x + row.width)
    expect(mark.y + mark.height).toBeLessThanOrEqual(row.y + row.height)
  }
})

test.describe('On a device that can shake', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('a guess is felt once and a win twice, unless that is switched off', async ({ page, player }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = []
      Object.assign(globalThis, { felt })
      navigator.vibrate = (pattern) => felt.push(pattern) > 0
    })
    const felt = () =>
      page.evaluate(() => (globalThis as unknown as { felt: number[][] }).felt.map((it) => it.length))
    await player.open('/daily')
    const [first = '', second = ''] = wrong(2)
    await player.guess(first)
    expect(await felt()).toEqual([1])
    await player.button('Settings').click()
    await page.getByRole('group', { name: 'Vibration' }).getByLabel('Off').check()
    await player.button('Close').click()
    await player.guess(second)
    expect(await felt()).toEqual([1])
    await player.button('Settings').click()
    await page.getByRole('group', { name: 'Vibration' }).getByLabel('On').check()
    await player.button('Close').click()
    await player.guess(ANSWER)
    expect(await felt()).toEqual([1, 3])
  })
})

test('A device that cannot shake offers no switch for it', async ({ page, player }) => {
  await player.open('/daily')
  await player.button('Settings').click()
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Vibration' })).toHaveCount(0)
})
