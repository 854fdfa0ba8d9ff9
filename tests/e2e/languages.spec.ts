import type { Page } from '@playwright/test'
import { SETTINGS } from '../../src/machines/journal/settings'
import { pathOf } from '../../src/routes/pages'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { rested } from '../../tools/rested'
import { violations } from './axe'
import { TRIED } from './headings'
import { test as base, expect, NOON } from './test'
import { Tongue } from './tongue'

const german = new Tongue('de')

/** Plays in a language other than English. */
const playerIn = (page: Page, { lang, say, called }: Tongue) => new Player(page, say, `/${lang}`, called)

const test = base.extend<{ german: Player }>({
  german: async ({ page }, use) => use(playerIn(page, german)),
})

test('Every page is made in every language, and names its others', async ({ request }) => {
  for (const page of TRIED.filter((each) => each !== '404')) {
    for (const [lang, home, dir] of [
      ['en', '', undefined],
      ['de', '/de', undefined],
      ['ar', '/ar', 'rtl'],
    ] as const) {
      const html = await (await request.get(home + page)).text()
      expect(/<html lang="(.*?)"(?: dir="(.*?)")?>/.exec(html)?.slice(1)).toEqual([lang, dir])
      const addresses = [...LANGUAGES, 'x-default'].map((each) => {
        const own = each === 'x-default' ? '' : languageOf(each).path
        return `<link rel="alternate" hreflang="${each}" href="${own && `/${own}`}${page}">`
      })
      expect(html.match(/<link rel="alternate".*?>/g)?.sort()).toEqual(addresses.sort())
      const [, manifest = ''] = /<link rel="manifest" href="(.*?)">/.exec(html) ?? []
      expect(await (await request.get(manifest)).json()).toMatchObject({
        id: '/',
        scope: '/',
        start_url: `${home}/`,
        lang,
        dir: dir ?? 'ltr',
      })
    }
  }
})

test('A page fetches the words of its own language and of no other', async ({ page, watch }) => {
  for (const path of ['/daily', '/de/daily', '/ja/world', '/ar/']) {
    watch.requests.length = 0
    await page.goto(path)
    const [, lang = 'en'] = /^\/(\w\w)\//.exec(path) ?? []
    // A browser that prefers English is offered that, in a few words that the program has.
    if (lang !== 'en') await page.locator('aside[lang="en"]').waitFor()
    await rested(page)
    // A file that is fetched late is asked for once more when it is imported, and then comes from the cache.
    const folders = [...new Set(watch.requests)].flatMap((url) => /assets\/(\w\w)\//.exec(url)?.[1] ?? [])
    expect(
      folders.filter((each) => each !== lang),
      path,
    ).toEqual([])
    // The program has the first texts in English.
    if (lang !== 'en') expect(folders).toContain(lang)
  }
})

test('The language is changed in the middle of a round, which goes on, and its record is one', async ({
  page,
  player,
  german: germanPlayer,
}) => {
  const [first = '', second = '', third = ''] = wrong(3)
  await player.open('/daily?from=a-friend#top')
  await player.guess(first)
  await player.readIn('Deutsch')
  await page.waitForURL('/de/daily?from=a-friend#top')
  await germanPlayer.ready()
  await expect(germanPlayer.guesses).toContainText([german.called(first)])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.say('Daily Puzzle'))
  // One by its German name, the next by the English one.
  await germanPlayer.guess(second)
  await germanPlayer.type(third)
  await germanPlayer.pick(germanPlayer.suggestion(german.called(third)))
  await germanPlayer.guess(ANSWER)
  await expect(germanPlayer.shareButton).toBeVisible()
  await germanPlayer.shareButton.click()
  expect(await germanPlayer.clipboard()).toContain(`The World Outline Game 2026-11-21 4/6\n🟨`)
  expect(await germanPlayer.clipboard()).toContain(`/daily #WorldOutline`)
  await germanPlayer.readIn('English')
  await player.ready()
  await expect(player.guesses).toHaveCount(4)
  await expect(player.guesses).toContainText([first, second, third, ANSWER])
  await player.openStatistics()
  await expect(page.getByRole('main')).toContainText(/Played.?1/)
})

test('A path that begins with no language is on no map; one that does is not found in its language', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/There is no page at|status of 404/)
  await player.open('/xx/daily')
  await expect(player.heading()).toHaveText("This location isn't on our map")
  await page.goto('/de/nowhere')
  await expect(player.heading()).toHaveText(german.say("This location isn't on our map"))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('main a').click()
  await page.waitForURL('/de/')
})

test.describe('In a browser that speaks German', () => {
  test.use({ locale: 'de-AT' })
  const offer = (page: Page) => page.locator('aside[lang="de"]')

  test('the page is offered in German, which leads there and is kept', async ({ page, player }) => {
    await player.open('/daily?day=1#plate')
    await offer(page).getByRole('link').click()
    await page.waitForURL('/de/daily?day=1#plate')
    expect(
      JSON.parse((await page.evaluate((key) => localStorage.getItem(key), SETTINGS)) ?? ''),
    ).toMatchObject({ lang: 'de' })
    await rested(page)
    await expect(page.locator('aside[lang]')).toHaveCount(0)
    // By then somebody has chosen: where another language is read, German is offered again.
    await player.open('/ja/about')
    await expect(offer(page)).toBeVisible()
  })

  test('the offer covers nothing on a phone and on a desktop, and the list of languages takes its place', async ({
    page,
    player,
  }) => {
    const languages = page.locator('.languages')
    for (const [width, height] of [
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/', '/daily', '/ar/how-to-play']) {
        await player.open(path)
        const covered = await offer(page).evaluate((bar) => {
          const { top, left, right } = bar.getBoundingClientRect()
          const row = document.querySelector('.languages summary')?.getBoundingClientRect()
          const isBeside = row !== undefined && (row.right <= left || row.left >= right)
          const text = document.querySelector('footer, main')?.getBoundingClientRect()
          return [(text?.bottom ?? 0) > top, !isBeside && (row?.bottom ?? 0) > top]
        })
        expect(covered, `${path} at ${width}`).toEqual([false, false])
      }
    }
    await languages.locator('summary').click()
    await expect(offer(page)).toBeHidden()
  })

  test('the offer is declined for good, and nobody is sent anywhere', async ({ page, player }) => {
    await player.open('/about')
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toHaveCount(0)
    await player.open('/daily')
    await player.button('Settings').click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.reload()
    await player.ready()
    await rested(page)
    await expect(page.locator('aside[lang]')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/daily')
  })
})

test.describe('With a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was opened is played without a network in its language, and no other language is kept', async ({
    context,
    page,
    player,
    german: germanPlayer,
    watch,
  }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|503)|There is no page/)
    await germanPlayer.open('/about')
    await germanPlayer.keptOffline()
    const keptFolders = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const found = keys.flat().flatMap(({ url }) => /\/assets\/(en|de|ja|ar)\//.exec(url)?.[1] ?? [])
        return [...new Set(found)].sort()
      })
    expect(await keptFolders()).toEqual(['de'])
    await player.open('/')
    await expect.poll(keptFolders).toEqual(['de', 'en'])
    await context.setOffline(true)
    for (const path of ['/', '/daily', '/atlas', '404'] as const) {
      await germanPlayer.open(pathOf(path))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await player.open(pathOf(path))
    }
    await page.clock.setFixedTime(NOON)
    await germanPlayer.open('/daily')
    await germanPlayer.guess(ANSWER)
    await expect(germanPlayer.shareButton).toBeVisible()
    // A language that is not kept is answered in that of the page before, with the way back.
    const response = await page.goto('/ja/daily')
    expect(response?.status()).toBe(503)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      german.say('You are offline, and this page isn’t saved on your device.'),
    )
    expect(await violations(page)).toEqual([])
    await page.getByRole('link').click()
    await page.waitForURL('/de/')
    await germanPlayer.ready()
  })
})

test('In Arabic numbers have the digits 0 to 9', async ({ page, player: _ }) => {
  const player = playerIn(page, new Tongue('ar'))
  await player.open('/daily')
  await player.guessAll(wrong(2))
  await expect(player.guesses).toContainText([/\d,\d{3}.*\d\d/])
  await expect(page.getByRole('banner')).toContainText(/21 .* 2026/)
  expect(await page.locator('#root').textContent()).not.toMatch(/[٠-٩]/)
})
