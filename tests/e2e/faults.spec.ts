import { ANSWER, wrong } from './oracle'
import { expect, test } from './test'

const UNSAVED = 'Your progress cannot be saved in this browser. You can play all the same.'
const ASIDE = 'A saved game could not be read. It was set aside, and nothing of it was lost.'
const KEY = 'outline.day.2026-11-21'

test('With storage blocked the game is fully playable, with one notice', async ({ page, player }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await player.open('/daily')
  await expect(player.text(UNSAVED)).toHaveCount(1)
  await player.guessAll([...wrong(1), ANSWER])
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Played1')
  await player.button('Settings').click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.keyboard.press('Escape')
  await player.link('Practice Mode').click()
  await player.button('New').click()
  await player.guess('Brazil')
  await expect(player.guesses).toHaveCount(1)
})

for (const [which, failing] of [
  ['first', [1]],
  ['third', [3]],
  ['every', [1, 2, 3, 4, 5, 6]],
] as const) {
  test(`When the ${which} write fails the game goes on, and what is written later holds all of it`, async ({
    page,
    player,
  }) => {
    await page.addInitScript((numbers: readonly number[]) => {
      const { setItem } = Storage.prototype
      let writes = 0
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('outline.day.') && numbers.includes(++writes))
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    }, failing)
    await player.open('/daily')
    for (const [index, name] of wrong(4).entries()) {
      await player.guess(name)
      await expect(player.guesses).toHaveCount(index + 1)
      await expect(player.text(UNSAVED)).toHaveCount(
        (failing as readonly number[]).includes(index + 1) ? 1 : 0,
      )
    }
    const stored = await page.evaluate((key) => localStorage.getItem(key), KEY)
    if (failing.length === 6) expect(stored).toBeNull()
    else expect(JSON.parse(stored ?? '').guesses).toHaveLength(4)
  })
}

const later = '{"version":2,"rounds":{"a":1}}'
for (const [what, text] of [
  ['cut off', '{"version":1,"target":"ab'],
  ['nonsense', '👾'],
  ['of wrong types', '{"version":"1","target":7,"guesses":{"0":"FR"}}'],
  ['cheated', '{"version":1,"target":"FR","guesses":["BR","BR"]}'],
  ['from a later version', later],
]) {
  test(`A record that is ${what} is set aside unchanged, told of once, and the day is playable`, async ({
    page,
    player,
  }) => {
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('seeded') === null) localStorage.setItem(key as string, value as string)
        sessionStorage.setItem('seeded', 'yes')
      },
      [KEY, text],
    )
    await player.open('/daily')
    await expect(player.text(ASIDE)).toHaveCount(1)
    await player.guessAll(wrong(1))
    await page.reload()
    await expect(player.guesses).toHaveCount(1)
    await expect(player.text(ASIDE)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('outline.aside.day.2026-11-21'))).toBe(text)
  })
}
