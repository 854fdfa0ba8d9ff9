import type { Page } from '@playwright/test'
import type { PlaceId } from '../../src/geo/place'
import type { ChallengeLink } from '../../src/machines/challenge/challengeLink'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { deal } from '../../tools/seed'
import { expect, test } from './test'

const INVITATION = 'A friend found it in 4. Can you?'

/** The country of a deck. */
function to(code: PlaceId, deck: ChallengeLink['deck']): Partial<ChallengeLink> {
  return { deck, subject: { kind: 'country', code } }
}

const links = (page: Page) => page.getByRole('textbox', { name: 'Link' })
const ghosts = (page: Page) => page.locator('.guess-free .bars')
const sides = (page: Page) => page.getByRole('region', { name: 'Side by side' })

test('A link opens its outline at once, tells how the friend fared, and both rounds stand side by side', async ({
  page,
  player,
}) => {
  await player.open(addressOf({ result: { isFound: false, bars: [1, 2, 3, 4, 4, 4] } }))
  await expect(player.text('A friend did not find it. Can you?')).toBeVisible()
  await page.goto('about:blank')
  await player.open(addressOf())
  await expect(player.heading()).toHaveText('Challenge')
  await player.path()
  await expect(player.text(INVITATION)).toBeVisible()
  await expect(ghosts(page)).toHaveCount(4)
  await player.guess('Egypt')
  await expect(ghosts(page)).toHaveCount(3)
  await player.guess('South Africa')
  await expect(player.text('Congratulations!')).toBeVisible()
  await expect(ghosts(page)).toHaveCount(0)
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

test('The page fetches no deck but that of its link, and one outline', async ({ player, watch }) => {
  await player.open(addressOf())
  await player.path()
  expect(watch.requests.filter((url) => /\/world/.test(url))).toEqual([])
  expect(watch.requests.filter((url) => url.endsWith('.txt'))).toHaveLength(1)
})

test('A challenge is found again after a reload, is played once more, and Back leads to where it was opened', async ({
  page,
  player,
}) => {
  await player.open('/about')
  await player.open(addressOf())
  await player.guess('Egypt')
  await page.reload()
  await expect(player.guesses).toHaveCount(1)
  await player.guess('South Africa')
  await page.reload()
  await expect(sides(page)).toBeVisible()
  const old = page.url()
  await player.button('Play Again').click()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.input).toBeFocused()
  expect(page.url()).not.toBe(old)
  await player.guess('South Africa')
  await expect(sides(page)).toContainText('You 1/6')
  await page.goBack()
  await expect(sides(page)).toContainText('You 2/6')
  await page.goBack()
  await expect(player.heading()).toHaveText(/About/)
})

test('The last challenges are listed with their results, and lead back to them', async ({ page, player }) => {
  await player.open(addressOf(to('NP', 'asia')))
  await player.guess('Nepal')
  await player.open(addressOf())
  await player.guess('Egypt')
  await player.open('/friends')
  const rows = page.getByRole('region', { name: 'Challenge' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toHaveText('Mystery outlineThe TwentyNot finishedFriend 4/6')
  await expect(rows.last()).toHaveText('NepalAsiaYou 1/6Friend 4/6')
  await rows.first().getByRole('link').click()
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
    await expect(player.input).toHaveCount(0)
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
    await expect(player.heading()).toHaveText(heading)
    await expect(page).toHaveURL(path)
    await expect(player.text(INVITATION)).toBeVisible()
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
  await page.getByLabel('Include my result').uncheck()
  const untold = await links(page).inputValue()
  expect(untold).not.toBe(told)
  await player.open(told)
  await expect(sides(page)).toContainText('Your friend 3/6')
  await page.goto('about:blank')
  await player.open(untold)
  await expect(player.text('Congratulations!')).toBeVisible()
  await expect(sides(page)).toHaveCount(0)
})

test('Practice can be sent at any time, before its end without a result', async ({ page, player }) => {
  await deal(page, 'ZA')
  await player.open('/practice')
  await player.guess('Egypt')
  await player.button('Challenge a friend').click()
  await expect(page.getByLabel('Include my result')).toHaveCount(0)
  const address = await links(page).inputValue()
  await player.button('Close').click()
  await player.guess('South Africa')
  await expect(player.button('Challenge a friend')).toHaveCount(1)
  await player.open(address)
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
