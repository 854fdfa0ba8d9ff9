import type { Page } from '@playwright/test'
import { SETTINGS } from '../../src/machines/journal/settings'
import { ANSWER, nameOf, outlineOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import type { Player } from '../../tools/player'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { deal } from '../../tools/seed'
import { expectSecret } from './secret'
import { expect, test, type Watch } from './test'

const HIDDEN = 'The outline appears at the end.'
const WINDS = /north|south|\beast|\bwest|[↑↗→↘↓↙←↖]/i
const OUTLINES = /\.txt|sketch|shapes/

/** Rules that were chosen before the page is opened. */
async function choose(
  page: Page,
  settings: { outline?: 'hidden' | 'turned'; arrows?: false },
): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [SETTINGS, JSON.stringify(settings)] as const,
  )
}

/** Everything in the page that somebody could look into, but for the style sheets and the ways to other languages. */
async function documentOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return html.replace(/<style>.*?<\/style>|<script.*?<\/script>|<link [^>]*>|<meta [^>]*>/gs, '')
}

/** It says how many are on. */
function rulesButton({ page }: Player) {
  return page.getByRole('button', { name: /^Rules( \d)?$/ })
}

async function closeDialog(player: Player): Promise<void> {
  await player.button('Close').click()
  await expect(player.page.getByRole('dialog')).toHaveCount(0)
}

/** Nothing of a hidden outline is anywhere, nor in the requests from one of them on. */
async function expectHidden(player: Player, watch: Watch, answer: string, from = 0): Promise<void> {
  const { page, outline } = player
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(outline).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Describe the outline' })).toHaveCount(0)
  await expect(page.locator('.plate-outline, .description')).toHaveCount(0)
  expect(watch.requests.slice(from).filter((url) => OUTLINES.test(url))).toEqual([])
  await expectSecret(player, watch, answer)
}

for (const [kind, path, answer] of [
  ['the daily puzzle', '/daily', ANSWER],
  ['the world’s day', '/world', nameOf(worldTarget('2026-11-21'))],
  ['practice', '/practice', nameOf('ZA')],
] as const) {
  test(`Of ${kind} a hidden outline is nowhere before the end, and appears then`, async ({
    page,
    player,
    watch,
  }) => {
    await choose(page, { outline: 'hidden' })
    await deal(page, 'ZA')
    await player.open(path)
    await expectHidden(player, watch, answer)
    for (const name of wrong(5, answer)) {
      await player.guess(name)
      await expectHidden(player, watch, answer)
    }
    await player.guess(answer)
    await expect(player.outline.locator('path')).toHaveAttribute('d', /./)
    await expect(page.getByText(HIDDEN)).toHaveCount(0)
  })

  test(`Of ${kind} an outline that is turned is told nothing of, and turns upright at the end`, async ({
    page,
    player,
    watch,
  }) => {
    await choose(page, { outline: 'turned' })
    await deal(page, 'ZA')
    await player.open(path)
    const shape = player.outline.locator('path')
    await expect(shape).toHaveAttribute('d', /^M/)
    const turned = (await shape.getAttribute('d')) as string
    await player.button('Describe the outline').click()
    await expect(page.locator('.description')).toBeVisible()
    expect(await page.locator('.description').textContent()).not.toMatch(/north|south|east|west|wide|°/i)
    for (const name of wrong(5, answer)) {
      await player.guess(name)
      await expect(shape).toHaveAttribute('d', turned)
      await expect(shape).not.toHaveAttribute('transform')
    }
    await expectSecret(player, watch, answer)
    await player.guess(answer)
    await expect(shape).not.toHaveAttribute('d', turned)
    if (path !== '/world') await expect(shape).toHaveAttribute('d', outlineOf(answer))
    await expect(page.locator('.description')).toContainText('from north to south')
  })

  test(`Of ${kind} no direction is told before the end where the rules have no arrows`, async ({
    page,
    player,
  }) => {
    await choose(page, { arrows: false, outline: 'hidden' })
    await deal(page, 'ZA')
    await player.open(path)
    for (const name of wrong(5, answer).filter((each) => !WINDS.test(each))) {
      await player.guess(name)
      await expect(player.announcement.first()).toContainText(name)
      expect(await player.announcement.first().textContent()).not.toMatch(WINDS)
      expect((await documentOf(page)).replaceAll('South Africa', '')).not.toMatch(WINDS)
    }
    await expect(page.locator('.guess-arrow')).toHaveCount(0)
  })
}

test('Past days and challenges keep under harder rules what other rounds keep', async ({
  page,
  player,
  watch,
}) => {
  // Sixteen pages are opened.
  test.slow()
  const rules = [
    { date: '2026-03-04', outline: 'hidden', arrows: true },
    { date: '2026-03-05', outline: 'turned', arrows: false },
  ] as const
  const challenges = [
    ['twenty', 'ZA'],
    ['world', 'NP'],
  ] as const
  for (const [deck, code] of challenges)
    for (const { date, ...chosen } of rules) {
      const link = addressOf({ deck, subject: { kind: 'country', code }, rules: chosen })
      const day = deck === 'twenty' ? dailyTarget(date) : worldTarget(date)
      for (const [address, target] of [
        [`/archive?day=${date}&deck=${deck}`, day],
        [link, code],
      ] as const) {
        const answer = nameOf(target)
        await player.open('/about')
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
          SETTINGS,
          JSON.stringify(chosen),
        ] as const)
        const from = watch.requests.length
        await player.open(address)
        if (address === link) await player.button('Play').click()
        for (const name of ['', wrong(3, answer).find((each) => !WINDS.test(each)) as string]) {
          if (name !== '') await player.guess(name)
          if (chosen.outline === 'hidden') await expectHidden(player, watch, answer, from)
          else {
            await expect(player.outline.locator('path')).toHaveAttribute('d', /^M/)
            await expectSecret(player, watch, answer)
            expect(await documentOf(page)).not.toMatch(WINDS)
          }
        }
      }
    }
})

test('A round keeps the rules that it had at the first guess, whatever is chosen then', async ({
  page,
  player,
}) => {
  await choose(page, { outline: 'hidden', arrows: false })
  await player.open('/daily')
  await player.guess(wrong(1)[0] as string)
  await expect(rulesButton(player)).toHaveCount(0)
  await player.button('Settings').click()
  for (const name of ['Hidden outline', 'No arrows']) await page.getByRole('switch', { name }).click()
  await expect(page.getByText(/too late for this round/)).toBeVisible()
  await closeDialog(player)
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await page.reload()
  await player.ready()
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await expect(player.guesses).toHaveCount(1)
  await expect(page.locator('.guess-arrow')).toHaveCount(0)
  await player.guess(ANSWER)
  await player.shareButton.click()
  const text = await player.clipboard()
  expect(text.split('\n')[0]).toBe('The World Outline Game 2026-11-21 2/6 🙈🧭')
  expect(text.split('\n')[1]).toMatch(/ ·$/)
  await expect(page.getByText('Wins under harder rules: 1 of 1')).toBeVisible()
})

test('A hidden outline does not flash, whatever comes first', async ({ page, player, watch }) => {
  await choose(page, { outline: 'hidden' })
  await page.addInitScript(() => {
    Object.assign(window, { drawn: [] })
    new MutationObserver(() => {
      const shape = document.querySelector('.plate-outline path')?.getAttribute('d')
      if (shape) (window as unknown as { drawn: string[] }).drawn.push(shape)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  for (const path of ['/daily', '/practice']) {
    await player.open(path)
    await expect(page.getByText(HIDDEN)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([])
  }
  expect(watch.requests.filter((url) => OUTLINES.test(url))).toEqual([])
})

for (const [width, height] of [
  [360, 640],
  [360, 300],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`Nothing moves at ${width}×${height} when the choice of rules goes with the first guess`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/daily')
    await player.path()
    const places = async () => [
      await player.input.boundingBox(),
      await page.locator('.plate').boundingBox(),
      await page.getByText(/^Guess \d of 6$/).boundingBox(),
    ]
    await expect(rulesButton(player)).toBeInViewport()
    const before = await places()
    await player.guess(wrong(1)[0] as string)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(rulesButton(player)).toHaveCount(0)
    expect(await places()).toEqual(before)
  })
}

test('The same outline is turned by the same angle for everybody', async ({ browser, page, player }) => {
  await choose(page, { outline: 'turned' })
  await player.open('/daily')
  const shape = player.outline.locator('path')
  await expect(shape).toHaveAttribute('d', /^M/)
  const other = await browser.newPage()
  await other.clock.setFixedTime('2026-11-21T12:00:00Z')
  await choose(other, { outline: 'turned' })
  await other.goto(new URL('/daily', page.url()).href)
  await expect(other.locator('.plate-outline path')).toHaveAttribute(
    'd',
    (await shape.getAttribute('d')) as string,
  )
  await other.close()
})

test('Two tabs with different rules have one round: that of the first guess', async ({
  context,
  page,
  player,
}) => {
  await choose(page, { outline: 'hidden' })
  await player.open('/daily')
  await player.guess(wrong(1)[0] as string)
  const other = await context.newPage()
  await other.goto('/daily')
  await expect(other.getByText(HIDDEN)).toBeVisible()
  await other.getByRole('button', { name: 'Settings' }).click()
  await other.getByRole('switch', { name: 'Hidden outline' }).click()
  await other.reload()
  await expect(other.getByText(HIDDEN)).toBeVisible()
})
