import type { CDPSession, Page } from '@playwright/test'
import { pathOf } from '../../src/routes/pages'
import { ANSWER, wrong } from '../../tools/answers'
import { rested } from '../../tools/rested'
import { deal, remember } from '../../tools/seed'
import { disturbancesIn, type Frame, forgetFrames, framesOf, logFrames } from './frameLog'
import { TRIED } from './headings'
import { expect, test } from './test'

for (const path of TRIED.map(pathOf)) {
  test(`Nothing that has been painted of ${path} vanishes or moves, cold and slow or warm and quick`, async ({
    page,
    player,
    watch,
  }) => {
    watch.expect(/\/nowhere|status of 404/)
    await page.setViewportSize({ width: 360, height: 640 })
    await logFrames(page)
    const session = await page.context().newCDPSession(page)
    // The browser has nothing of it at first.
    for (const rate of [4, 1]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      await player.open(path)
      expect(disturbancesIn(await settled(page)), `CPU ×${rate}`).toEqual([])
    }
  })
}

for (const [width, height, names] of [
  [360, 640, [...wrong(2), ANSWER]],
  [360, 340, [...wrong(2), ANSWER]],
  [1440, 900, [...wrong(2), ANSWER]],
] as const)
  test(`From the frame that answers a guess or ends the round nothing vanishes or moves, at ${width}×${height}`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await logFrames(page)
    await player.open('/daily')
    await player.path()
    for (const name of names) {
      await player.type(name)
      await settled(page)
      await forgetFrames(page)
      await player.guess(name)
      const frames = await settled(page)
      const answered = frames.findIndex(({ words }) =>
        words.some(([text], index) => text === name && words[index - 1]?.[0].match(/^\d$/)),
      )
      expect(answered, `from the frames: ${JSON.stringify(frames)}`).toBeGreaterThanOrEqual(0)
      expect(disturbancesIn(frames.slice(answered)), name).toEqual([])
    }
  })
for (const [what, names] of [
  ['not begun', []],
  ['begun', wrong(3)],
  ['lost', wrong(6)],
] as const) {
  test(`Nothing of the first page of a player vanishes or moves, nor is a stranger’s seen, on a day that is ${what}`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await remember(page, ['PL', 'JP', 'GB'])
    if (names.length > 0) {
      await player.open('/daily')
      await player.guessAll(names)
    }
    await logFrames(page)
    const session = await page.context().newCDPSession(page)
    for (const width of [360, 1280])
      for (const rate of [4, 1]) {
        await page.setViewportSize({ width, height: 720 })
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        await player.open('/')
        await expect(page.locator('.week')).toBeVisible()
        const frames = await settled(page)
        expect(disturbancesIn(frames), `${width} pixels wide, CPU ×${rate}`).toEqual([])
        const words = frames.flatMap((frame) => frame.words.map(([text]) => text)).join('\n')
        expect(words).not.toContain('View the silhouette')
        expect(words).toContain('World Daily')
      }
  })
}

test.describe('On later visits, which the worker answers,', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [what, names] of [
    ['begun', wrong(3)],
    ['won', [...wrong(1), ANSWER]],
    ['lost', wrong(6)],
  ] as const) {
    test(`nothing of a day that is ${what} vanishes or moves`, async ({ page, player }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await logFrames(page)
      await player.open('/daily')
      await player.keptOffline()
      await player.guessAll(names)
      const session = await page.context().newCDPSession(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: width === 360 ? 640 : 720 })
        for (const rate of [1, 4]) {
          await session.send('Emulation.setCPUThrottlingRate', { rate })
          await player.open('/daily')
          await expect(player.guesses).toHaveCount(names.length)
          expect(disturbancesIn(await settled(page)), `${width} pixels wide, CPU ×${rate}`).toEqual([])
        }
      }
    })
  }

  test('nothing of a practice round that is over vanishes or moves', async ({ page, player }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await logFrames(page)
    await deal(page, 'ZA')
    await player.open('/practice')
    await player.keptOffline()
    await player.guessAll(['Italy', 'South Africa'])
    await player.open('/practice')
    await expect(player.guesses).toHaveCount(2)
    expect(disturbancesIn(await settled(page))).toEqual([])
  })
})

test('A day that is over comes whole, from another page of the site and from its address in the archive', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await logFrames(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const day = '/atlas/album?day=2026-11-20'
  for (const path of [day, '/daily']) {
    await player.open(path)
    await player.guessAll(wrong(6))
    await player.reveal()
  }
  await player.open(day)
  await expect(player.guesses).toHaveCount(6)
  expect(afterResult(await settled(page)), 'in the archive').toEqual([])
  await player.open('/')
  await settled(page)
  await page
    .locator('a[href="/daily"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(player.guesses).toHaveCount(6)
  expect(afterResult(await settled(page)), 'from the first page').toEqual([])
})

for (const rate of [1, 4]) {
  test(`From page to page, one stands until the next takes its place, at CPU ×${rate}`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await logFrames(page)
    const session: CDPSession = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await player.open('/')
    await settled(page)
    for (const [link, heading] of [
      ["Play Today's Puzzle", 'Daily Puzzle'],
      ['Home', 'The World Outline Game'],
      ['Practice Mode', 'Practice Mode'],
      ['Home', 'The World Outline Game'],
      ['About', 'About'],
      ['Home', 'The World Outline Game'],
      ['Help', 'How to Play'],
      ['Start Playing', 'Daily Puzzle'],
    ] as const) {
      await forgetFrames(page)
      // A click by the pointer would scroll to the link first, and what it points at would be fetched ahead.
      await player
        .link(link)
        .first()
        .evaluate((element: HTMLElement) => element.click())
      await expect(player.heading()).toHaveText(heading)
      const frames = await settled(page)
      const first = frames.findIndex((frame) => isOther(frame, frames[0] as Frame))
      expect(first, `from the frames: ${JSON.stringify(frames)}`).toBeGreaterThan(0)
      expect(disturbancesIn(frames.slice(0, first)), `before ${heading}`).toEqual([])
      expect(disturbancesIn(frames.slice(first)), `after ${heading}`).toEqual([])
    }
  })
}

/** The frames up to one after which a page has come to rest. */
async function settled(page: Page): Promise<readonly Frame[]> {
  await rested(page)
  return framesOf(page)
}

/** What vanishes or moves once the result of a day is on its page, and not on the first page, which has it too. */
function afterResult(frames: readonly Frame[]): string[] {
  const first = frames.findIndex(
    ({ words }) =>
      words.some(([text]) => text === 'Share Result') &&
      !words.some(([text]) => text === 'The World Outline Game'),
  )
  expect(first, `from the frames: ${JSON.stringify(frames)}`).toBeGreaterThan(0)
  return disturbancesIn(frames.slice(first))
}

/** Whether a frame shows another page than one before: it has lost words of it. */
function isOther(frame: Frame, before: Frame): boolean {
  const texts = frame.words.map(([text]) => text)
  return before.words.some(([text]) => !texts.includes(text))
}
