import type { Page, Route } from '@playwright/test'
import { ANSWER, wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { rested } from '../../tools/rested'
import { expect, test } from './test'

const FAILED = /net::ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/
const MISSING = 'This part of the page could not be loaded.'
const LOST = 'This page could not be loaded. Check your connection, then try again.'

test.beforeEach(({ watch }) => watch.expect(FAILED))

/** Takes the network away from a page that is complete, until {@link mend}. */
async function breakNetwork(player: Player): Promise<void> {
  await player.rested()
  await player.page.route('**', (route) => route.abort())
}

async function mend(page: Page): Promise<void> {
  await page.unroute('**')
}

/** Asks again for what is missing; a browser that remembers what has failed offers to load the page anew, which does it. */
async function tryAgain(player: Player): Promise<void> {
  const { page } = player
  await player.button('Try again').first().click()
  const reload = player.link('Reload the page')
  await rested(page)
  if (await reload.isVisible()) await reload.click()
}

test('A dialog that cannot be loaded says so, can be asked for again, and comes in its style', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await breakNetwork(player)
  await player.button('Settings').click()
  await expect(player.text(MISSING)).toHaveCount(1)
  await player.button('Close').click()
  await expect(player.text(MISSING)).toHaveCount(0)
  await mend(page)
  await player.button('Settings').click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.or(player.text(MISSING))).toBeVisible()
  if (!(await dialog.isVisible())) {
    await tryAgain(player)
    await player.button('Settings').click()
  }
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
})

test('A game that could not be loaded gives way to the page that one goes back to, and comes by Try again', async ({
  page,
  player,
}) => {
  await player.open('/about')
  await breakNetwork(player)
  await player.link('Practice').first().click()
  await expect(player.heading()).toHaveText('Unexpected Application Error!')
  // Pointed at again, the link would have the game fetched ahead just as the network comes back.
  await page.mouse.move(0, 0)
  await page.goBack()
  await expect(player.heading()).toHaveText('About')
  await page.goForward()
  await expect(player.heading()).toHaveText('Unexpected Application Error!')
  await mend(page)
  await tryAgain(player)
  await expect(player.heading()).toHaveText('Practice Mode')
  await expect(player.input).toBeEnabled()
})

test('Other names of countries that could not be loaded are said to be missing, and the rest goes on', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await breakNetwork(player)
  await player.input.click()
  await player.type('holland')
  await player.type('nippon')
  await expect(player.text('No suggestions. Other names could not be loaded.')).toBeVisible()
  await player.type('jap')
  await expect(player.suggestion('Japan')).toBeVisible()
  await mend(page)
  await page.reload()
  await player.type('nippon')
  await expect(player.suggestion('Japan')).toBeVisible()
})

test('An end that is missing says so under the result, which can be shared, and comes when asked for', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll(wrong(1))
  await breakNetwork(player)
  await player.guess(ANSWER)
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(player.text(MISSING)).toHaveCount(1)
  await expect(player.button('Save picture: try again')).toBeVisible()
  await player.shareButton.click()
  await expect(player.text('Result copied to clipboard!')).toBeVisible()
  await mend(page)
  await tryAgain(player)
  await player.reveal()
  await player.unfold('Statistics')
  await expect(player.text('Guess distribution')).toBeVisible()
  await expect(player.button('Save picture')).toBeEnabled()
  await expect(player.text(MISSING)).toHaveCount(0)
})

test.describe('When a part is missing after a release', () => {
  /** From now on the host has a later program, and none of the parts that were not asked for so far. */
  async function release(player: Player): Promise<string[]> {
    const { page } = player
    await player.rested()
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    // The parts that the page itself needs are there again once it is loaded anew.
    let isMissing = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isMissing = false
    })
    await page.route('**/assets/*.js', (route) => (isMissing ? route.abort() : route.fallback()))
    await page.route('**/daily', (route) =>
      // The question whether there is another program, but not the page itself.
      route.request().isNavigationRequest()
        ? route.fallback()
        : route.fulfill({ contentType: 'text/html', body: '<script src="/assets/next.js"></script>' }),
    )
    return loads
  }

  test('the page is not loaded anew while somebody types', async ({ page, player }) => {
    await player.open('/daily')
    const loads = await release(player)
    const asked = page.waitForRequest((request) => /\/daily$/.test(request.url()))
    await player.input.click()
    await player.type('nipp')
    await (await asked).response()
    await expect(player.text('No suggestions. Other names could not be loaded.')).toBeVisible()
    await expect(player.input).toHaveValue('nipp')
    expect(loads).toEqual([])
  })

  test('the page is loaded anew once, and not again when that has not helped', async ({ page, player }) => {
    await player.open('/daily')
    const loads = await release(player)
    const reloaded = page.waitForEvent('load')
    await player.button('Settings').click()
    await reloaded
    await expect(player.input).toBeEnabled()
    await player.rested()
    await page.route('**/assets/*.js', (route) => route.abort())
    const asked = page.waitForRequest((request) => /\/daily$/.test(request.url()))
    await player.button('Settings').click()
    await (await asked).response()
    await expect(player.text(MISSING)).toBeVisible()
    expect(loads).toHaveLength(1)
  })
})

test('After a second failure the page can be loaded anew, for a browser that remembers the first', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll(wrong(2))
  await breakNetwork(player)
  await player.button('Settings').click()
  await expect(player.text(MISSING)).toBeVisible()
  await expect(player.link('Reload the page')).toHaveCount(0)
  await player.button('Try again').click()
  await expect(player.link('Reload the page')).toBeVisible()
  await mend(page)
  await player.link('Reload the page').click()
  await expect(player.text(MISSING)).toHaveCount(0)
  await expect(player.guesses).toHaveCount(2)
  await player.button('Settings').click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('A game whose program cannot be loaded says so in its frame, and comes when the page is loaded anew', async ({
  page,
  player,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/daily')
  await expect(player.text(LOST)).toBeVisible()
  await page.unroute('**/assets/*.js')
  await player.link('Reload the page').click()
  await expect(player.input).toBeEnabled()
  await expect(player.text(LOST)).toHaveCount(0)
})

for (const leave of ['Escape', 'a letter'] as const)
  test(`A dialog that is on its way does not come any more after ${leave}`, async ({ page, player }) => {
    await player.open('/practice')
    await rested(page)
    const held: Route[] = []
    await page.route('**/*.js', (route) => void held.push(route))
    await player.button('A random country').click()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await player.type('ind')
    for (const route of held) await route.continue()
    await page.unroute('**/*.js')
    await rested(page)
    await player.drawn()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await player.button('A random country').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
