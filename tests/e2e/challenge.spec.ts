import type { Page } from '@playwright/test'
import type { PlaceId } from '../../src/geo/place'
import type { ChallengeLink } from '../../src/machines/challenge/challengeLink'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import type { Player } from '../../tools/player'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { deal } from '../../tools/seed'
import { expect, test } from './test'

const INVITATION = 'A friend found it in 4. Can you?'

/** The country of a deck. */
function to(code: PlaceId, deck: ChallengeLink['deck']): Partial<ChallengeLink> {
  return { deck, subject: { kind: 'country', code } }
}

const links = (page: Page) => page.getByRole('textbox', { name: 'Link' })
const sides = (page: Page) => page.getByRole('region', { name: 'Side by side' })

async function play(player: Player, address = addressOf()): Promise<void> {
  await player.open(address)
  await player.button('Play').click()
  await player.input.waitFor()
}

test('A link says how the friend fared, is played, and both rounds stand side by side', async ({
  page,
  player,
}) => {
  await player.open(addressOf({ result: { isFound: false, bars: [1, 2, 3, 4, 4, 4] } }))
  await expect(page.getByRole('heading', { name: 'A friend did not find it. Can you?' })).toBeVisible()
  await page.goto('about:blank')
  await player.open(addressOf())
  await expect(page.getByRole('heading', { name: INVITATION })).toBeVisible()
  await player.button('Play').click()
  await expect(player.heading()).toHaveText('Challenge')
  await expect(player.input).toBeFocused()
  await player.guessAll(['Egypt', 'South Africa'])
  await expect(player.text('Congratulations!')).toBeVisible()
  await expect(sides(page)).toContainText('You 2/6')
  await expect(sides(page)).toContainText('Your friend 4/6')
  await expect(sides(page)).toContainText('You needed fewer guesses.')
  const rows = await sides(page).getByRole('img').all()
  const read = await Promise.all(rows.map((row) => row.getAttribute('aria-label')))
  expect(read).toEqual([
    'Guess 1: 3 of 5 cells',
    'Guess 2: 5 of 5 cells',
    'Guess 1: 1 of 5 cells',
    'Guess 2: 3 of 5 cells',
    'Guess 3: 4 of 5 cells',
    'Guess 4: 5 of 5 cells',
  ])
})

test('The page fetches no deck but that of its link, and no outline before it is played', async ({
  player,
  watch,
}) => {
  await player.open(addressOf())
  await expect(player.button('Play')).toBeEnabled()
  expect(watch.requests.filter((url) => /world|\.txt/.test(url))).toEqual([])
  await player.button('Play').click()
  await player.path()
  expect(watch.requests.filter((url) => /\/world/.test(url))).toEqual([])
  expect(watch.requests.filter((url) => url.endsWith('.txt'))).toHaveLength(1)
})

test('A challenge is found again after a reload, and played once more without its invitation in between', async ({
  page,
  player,
}) => {
  await play(player)
  await player.guess('Egypt')
  await page.reload()
  await expect(player.guesses).toHaveCount(1)
  await player.guess('South Africa')
  await page.reload()
  await expect(sides(page)).toBeVisible()
  const old = page.url()
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('.challenge-card')) document.documentElement.dataset.invited = ''
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await player.button('Play Again').click()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  expect(page.url()).not.toBe(old)
  await expect(page.locator('html')).not.toHaveAttribute('data-invited')
  await player.guess('South Africa')
  await expect(sides(page)).toContainText('You 1/6')
})

test('Back from a challenge leads to its invitation, and from there to where that was opened', async ({
  page,
  player,
}) => {
  await player.open('/about')
  await play(player)
  await player.guess('Egypt')
  await page.goBack()
  await expect(page.getByRole('heading', { name: INVITATION })).toBeVisible()
  await page.goForward()
  await expect(player.guesses).toHaveCount(1)
  await page.goBack()
  await player.button('Continue').click()
  await expect(player.guesses).toHaveCount(1)
  await expect(player.input).toBeFocused()
  await player.guess('South Africa')
  await page.reload()
  await page.goBack()
  await expect(player.button('See the result')).toBeVisible()
  await page.goBack()
  await expect(player.heading()).toHaveText(/About/)
})

test('The last challenges are listed with their results, and lead back to them', async ({ page, player }) => {
  await play(player, addressOf(to('NP', 'asia')))
  await player.guess('Nepal')
  await play(player)
  await player.guess('Egypt')
  await player.open('/friends')
  const rows = page.getByRole('region', { name: 'Challenge' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toHaveText('Mystery outlineThe TwentyNot finishedFriend 4/6')
  await expect(rows.last()).toHaveText('NepalAsiaYou 1/6Friend 4/6')
  await rows.first().getByRole('link').click()
  await player.button('Continue').click()
  await expect(player.guesses).toHaveCount(1)
})

test('A link that was cut, is of a later version or leads to a day to come opens nothing and says so', async ({
  page,
  player,
}) => {
  const whole = addressOf()
  for (const [address, words] of [
    [whole.slice(0, -1), 'This link is incomplete'],
    [`${whole}z`, 'This link is incomplete'],
    [addressOf({ subject: { kind: 'day', date: '2026-11-22' } }), 'still to come'],
    [addressOf({ deckVersion: 2 }), 'This link needs a newer version of the game.'],
  ] as const) {
    // The same page with another fragment is not loaded anew by itself.
    await page.goto('about:blank')
    await player.open(address)
    await expect(page.getByRole('main')).toContainText(words)
    for (const role of ['button', 'link'] as const)
      await expect(page.getByRole(role, { name: 'Play', exact: true })).toHaveCount(0)
  }
  await player.button('Reload the page').click()
  await expect(page.getByRole('alert')).toContainText('needs a newer version')
})

for (const [what, subject, deck, heading, path, answer] of [
  ['today', { kind: 'day', date: '2026-11-21' }, 'twenty', 'Daily Puzzle', /\/daily#/, ANSWER],
  [
    'a day that is past',
    { kind: 'day', date: '2026-11-14' },
    'twenty',
    'Daily Puzzle',
    /\/atlas\/album\?day=2026-11-14#/,
    nameOf(dailyTarget('2026-11-14')),
  ],
  [
    'the world’s day',
    { kind: 'day', date: '2026-11-21' },
    'world',
    'World Daily',
    /\/world#/,
    nameOf(worldTarget('2026-11-21')),
  ],
] as const)
  test(`A link from ${what} leads to that, which counts as such, and shows the friend’s round at its end`, async ({
    page,
    player,
  }) => {
    await player.open(addressOf({ deck, subject }))
    await expect(page.getByRole('heading', { name: INVITATION })).toBeVisible()
    await player.link('Play').click()
    await expect(player.heading()).toHaveText(heading)
    await expect(page).toHaveURL(path)
    await player.guess(answer)
    await expect(sides(page)).toContainText('You 1/6')
    await expect(player.shareButton).toBeVisible()
  })

test.describe('The rules that a link to a day brings', () => {
  const switchOf = (page: Page, name: string) => page.getByRole('switch', { name })

  test.beforeEach(async ({ page, player }) => {
    const subject = { kind: 'day', date: '2026-11-21' } as const
    await player.open(addressOf({ subject, rules: { outline: 'hidden', arrows: false, aids: [] } }))
    await expect(page.getByText(/Hidden outline · No arrows/)).toBeVisible()
    await player.link('Play').click()
    await player.input.waitFor()
  })

  test('give way to what is switched in the settings, and to no more than that', async ({ page, player }) => {
    await player.button('Settings').click()
    await player.text('Choose one by one').click()
    await switchOf(page, 'No arrows').click()
    await switchOf(page, 'No arrows').click()
    await player.button('Close').click()
    await expect(player.outline.locator('path[d]')).toHaveCount(0)
    await player.guess('Egypt')
    await expect(player.guesses.first()).toContainText(/[↑↗→↘↓↙←↖]/)
  })
})

test('A day’s page with the link of another puzzle shows nobody else’s round', async ({ page, player }) => {
  await player.open(addressOf().replace('challenge', 'daily'))
  await player.guess(ANSWER)
  await player.reveal()
  await expect(sides(page)).toHaveCount(0)
})

test('A result is sent along with the link to the day, or not', async ({ page, player, baseURL }) => {
  await player.open('/daily')
  await player.guessAll([...wrong(2), ANSWER])
  await player.shareButton.click()
  await player.button('Challenge a friend').click()
  const told = await links(page).inputValue()
  expect(told).toMatch(new RegExp(`^${baseURL}/challenge#[0-9a-z]{18,23}$`))
  await player.button('Copy link').click()
  await expect(player.toast('Link copied. Send it to a friend!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.button('Challenge a friend'), 'the focus is where it was').toBeFocused()
  expect(await player.clipboard()).toBe(told)
  await player.button('Challenge a friend').click()
  await page.getByLabel('Send my result along').uncheck()
  const untold = await links(page).inputValue()
  expect(untold).not.toBe(told)
  await player.open(told)
  await expect(page.getByRole('heading', { name: 'A friend found it in 3. Can you?' })).toBeVisible()
  await page.goto('about:blank')
  await player.open(untold)
  await expect(page.getByRole('heading', { name: 'A friend has sent you an outline.' })).toBeVisible()
})

test('Practice can be sent at any time, before its end without a result', async ({ page, player }) => {
  await deal(page, 'ZA')
  await player.open('/practice')
  await player.guess('Egypt')
  await player.button('Challenge a friend').click()
  await expect(page.getByLabel('Send my result along')).toHaveCount(0)
  const address = await links(page).inputValue()
  await player.button('Close').click()
  await player.guess('South Africa')
  await expect(player.button('Challenge a friend')).toHaveCount(1)
  await play(player, address)
  await player.guess('South Africa')
  await expect(player.text('Congratulations!')).toBeVisible()
})

test('Where the clipboard does not answer the link stands selected, to be copied by hand', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) })
  })
  await player.open('/practice')
  await player.button('Challenge a friend').click()
  await player.button('Copy link').click()
  await expect(player.text('The link could not be copied. Copy it by hand.')).toBeVisible()
  await expect(links(page)).toBeFocused()
  expect(await player.selectedText()).toContain('/challenge#')
})
