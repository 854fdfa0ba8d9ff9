import { NAMES, wrong } from '../../tools/answers'
import { expect, test } from './test'

test.beforeEach(({ player }) => player.open('/daily'))

test('A guess is announced once its row is on the page, which does not wait for that', async ({ player }) => {
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

test('Each suggestion is called by the name of its country and nothing else', async ({ player }) => {
  for (const name of NAMES) {
    await player.type(name.slice(1, 3))
    await expect(player.page.getByRole('option', { name, exact: true })).toBeVisible()
  }
})
