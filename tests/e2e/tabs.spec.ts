import { placeOf } from '../../src/geo/places'
import { dayAfter } from '../../src/machines/journal/archive'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { english } from '../../src/ui/words/english'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { dailyTarget } from '../../tools/puzzles'
import { backupOf } from '../machines/backupOf'
import { dayOf } from '../machines/rounds'
import { expect, NOON, test } from './test'

for (const [what, path, query, answer] of [
  ['a day', '/daily', '', ANSWER],
  ['a day of US states', '/states/us', '?deck=US', nameOf('US-WA')],
] as const)
  test(`Two tabs of ${what} follow each other, and a win counts once`, async ({ player, context }) => {
    const other = new Player(await context.newPage())
    await other.page.clock.setFixedTime(NOON)
    await player.open(path)
    await other.open(path)
    await player.page.bringToFront()
    const [first = '', second = ''] = wrong(2, answer)
    await player.guess(first)
    await expect(other.guesses).toHaveCount(1)
    await other.page.bringToFront()
    await other.guess(second)
    await expect(player.guesses).toHaveCount(2)
    expect(await player.rows()).toEqual(await other.rows())
    await player.page.bringToFront()
    await player.guess(answer)
    await expect(other.page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    await other.page.bringToFront()
    await other.open(`/atlas/record${query}`)
    await expect(other.page.getByRole('main')).toContainText('Played1')
  })

test('A tab of Five Pins with a pin that is not set shows what another tab sets, and then the open question', async ({
  page,
  player,
  context,
}) => {
  const [first, second] = pinnedOn('2026-11-21').map((code) => placeOf(code))
  const heading = { name: `Where is ${second && english.nameInSentence(second)}?` }
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await player.open('/pins')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowUp')
  await other.page.bringToFront()
  await other.open('/pins')
  await other.page.getByRole('application').focus()
  await other.page.keyboard.press('ArrowRight')
  await other.page.keyboard.press('Enter')
  await page.bringToFront()
  await expect(page.getByRole('img', { name: `The Earth with ${first?.name} and your pin` })).toBeVisible()
  await expect(page.getByText(/^Your pin: 15° N, 30° E, in Sudan/)).toBeVisible()
  // It takes no press in the time of a double click.
  await expect(async () => {
    if (await player.button('Next pin').isVisible()) await player.button('Next pin').click()
    await expect(page.getByRole('heading', heading)).toBeVisible({ timeout: 200 })
  }).toPass()
})

test('Settings apply at once, in every tab', async ({ page, player, context }) => {
  const other = new Player(await context.newPage())
  await other.open('/about')
  const dark = 'rgb(15, 21, 25)'
  const paper = (each: typeof page) =>
    each.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  // A tab behind another is not drawn, and whatever is done in it waits for that.
  await page.bringToFront()
  await page.emulateMedia({ colorScheme: 'light' })
  await player.open('/daily')
  await player.guess('Brazil')
  await player.button('Settings').click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Miles' }).check()
  expect(await paper(page)).toBe(dark)
  await expect.poll(() => paper(other.page)).toBe(dark)
  await page.keyboard.press('Escape')
  await expect(player.guesses).toContainText('5,233 mi')
  await expect(player.announcement).toContainText('5,233 miles')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'High contrast' }).check()
  expect(await paper(page)).toBe('rgb(0, 0, 0)')
})

test('A backup that one tab takes in is shown by the others at once', async ({ page, player, context }) => {
  const days = Array.from({ length: 325 }, (_, index) => {
    const date = dayAfter('2026-01-01', index)
    return dayOf(date, dailyTarget(date), [dailyTarget(date)])
  })
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await other.openStatistics()
  await expect(other.page.getByRole('main')).toContainText(
    'Your figures appear here once you finish a daily puzzle.',
  )
  await page.bringToFront()
  await player.open('/practice')
  await player.button('Settings').click()
  const buffer = Buffer.from(backupOf(days))
  const file = { name: 'backup.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Load from a file').setInputFiles(file)
  await expect(page.getByText('325 days')).toBeVisible()
  await expect(other.page.getByRole('main')).toContainText('Played325')
})
