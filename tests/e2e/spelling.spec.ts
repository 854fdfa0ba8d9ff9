import type { Player } from '../../tools/player'
import { expect, test } from './test'

test('A country is found as people write it, and offered by its name', async ({ player }) => {
  await player.open('/daily')
  for (const [text, name] of [
    ['uk', 'United Kingdom'],
    ['usa', 'United States'],
    ['America', 'United States'],
    ['england', 'United Kingdom'],
    ['Türkiye', 'Turkey'],
    ['россия', 'Russia'],
    ['日本', 'Japan'],
    ['méxico', 'Mexico'],
    ['germny', 'Germany'],
  ] as const) {
    await player.type(text)
    await expect(player.suggestions, text).toHaveCount(1)
    await expect(player.page.getByRole('option', { name, exact: true, selected: true }), text).toHaveText(
      name,
    )
  }
  await expect(player.guesses).toHaveCount(0)
  await player.input.press('Enter')
  await expect(player.guesses).toContainText('Germany')
})

test('A country that is not in the deck is said to be none of it, by any of its names', async ({
  player,
}) => {
  await player.open('/daily')
  for (const [text, name] of [
    ['austria', 'Austria'],
    ['holland', 'Netherlands'],
    ['persia', 'Iran'],
  ] as const) {
    await player.type(text)
    await expect(player.page.getByText(new RegExp(`^${name} is not among the \\d+`))).toBeAttached()
    await expect(player.suggestions).toHaveCount(0)
  }
})

test('Where other spellings cannot be fetched, names are found all the same', async ({
  page,
  player,
  watch,
}) => {
  await player.open('/daily')
  await page.waitForLoadState('networkidle')
  watch.expect(/ERR_FAILED|Failed to load/)
  await page.route('**/*.js', (route) => route.abort())
  await player.type('pol')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Poland')
  await player.input.press('Enter')
  await expect(player.guesses).toContainText('Poland')
})

test('A few letters that are short for another country pick nothing until the other spellings are there', async ({
  player,
}) => {
  await player.open('/world')
  const arrive = await holdSpellings(player)
  await player.type('uk')
  await expect(player.suggestions).toHaveText(['Ukraine'])
  await player.input.press('Enter')
  await expect(player.guesses).toHaveCount(0)
  await arrive()
  await expect(player.suggestions.first()).toHaveText('United Kingdom')
})

test('Other spellings are found in a browser that names a language which is none', async ({
  page,
  player,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['C', 'x_y', 'en-US@posix', 'de'] }),
  )
  await player.open('/daily')
  for (const [text, name] of [
    ['usa', 'United States'],
    ['vereinigte st', 'United States'],
  ] as const) {
    await player.type(text)
    await expect(player.suggestions, text).toHaveText([name])
  }
})

for (const [what, key, selected] of [
  ['highlighted', 'ArrowDown', ['United Kingdom']],
  ['closed', 'Escape', []],
] as const) {
  test(`What has been ${what} stays so when the other spellings arrive late`, async ({ page, player }) => {
    await player.open('/daily')
    const arrive = await holdSpellings(player)
    await player.type('united')
    await player.input.press(key)
    const highlighted = page.getByRole('option', { selected: true })
    await expect(highlighted).toHaveText(selected)
    await arrive()
    await expect(highlighted).toHaveText(selected)
    await expect(player.suggestions).toHaveCount(what === 'closed' ? 0 : 2)
  })
}

for (const [path, text, name] of [
  ['/daily', 'uk', 'United Kingdom'],
  ['/ja/daily', 'にほん', '日本'],
] as const) {
  test(`What was typed on ${path} before the other spellings arrived is found when they do`, async ({
    page,
    player,
  }) => {
    await player.open(path)
    const arrive = await holdSpellings(player)
    await page.getByRole('combobox').fill(text)
    await player.drawn()
    await expect(player.suggestions).toHaveCount(0)
    await arrive()
    await expect(page.getByRole('option', { selected: true })).toHaveText(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([name])
  })
}

test('Spellings that arrive when the field has been left open no list', async ({ page, player }) => {
  await player.open('/daily')
  const arrive = await holdSpellings(player)
  await player.type('uk')
  await page.keyboard.press('Tab')
  await arrive()
  await expect(player.suggestions).toHaveCount(0)
  await player.input.focus()
  await player.input.press('End')
  await player.input.press('Backspace')
  await expect(player.suggestions.first()).toBeVisible()
})

/** Keeps the other spellings, which are fetched with the first letter, on their way until they are called. */
async function holdSpellings(player: Player): Promise<() => Promise<void>> {
  const { page } = player
  await player.complete()
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const asked = page.waitForRequest('**/*.js')
  await page.route('**/*.js', async (route) => {
    await sent
    await route.continue()
  })
  return async () => {
    send()
    const url = (await asked).url()
    // Whoever asks for it later is told later.
    await page.evaluate((url) => import(url), url)
    await player.drawn()
  }
}
