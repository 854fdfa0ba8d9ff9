import { wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { hold } from './hold'
import { inputMethod } from './inputMethod'
import { expect, test } from './test'
import { Tongue } from './tongue'

test('What cannot be the answer is told why, by any of its names, with the way to where it can', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  for (const [text, told] of [
    ['Portugal', 'Portugal isn’t one of the 20, but can come up in World Daily.'],
    ['Kiribati', 'Kiribati isn’t one of the 20, but can come up in World Daily.'],
    ['Monaco', 'Monaco isn’t one of the 20, and is never the answer.'],
    ['holland', 'Netherlands isn’t one of the 20, but can come up in World Daily.'],
  ] as const) {
    await player.type(text)
    await expect(player.text(told)).toBeVisible()
    await expect(player.suggestions).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'World Daily' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'World Daily' })).toBeVisible()
})

test('What was guessed already is told with its number, and its row is pointed out as long as it is asked for', async ({
  page,
  player,
}) => {
  const [first = '', second = ''] = wrong(2)
  await player.open('/daily')
  await player.guessAll([first, second])
  await player.input.fill(second.toLowerCase())
  await expect(player.text(`${second} was your guess 2.`)).toBeVisible()
  await expect(page.locator('.guess-marked')).toHaveText(new RegExp(`^2${second}`))
  await page.keyboard.press('Enter')
  await expect(player.guesses).toHaveCount(2)
  await player.input.fill('')
  await expect(page.locator('.guess-marked')).toHaveCount(0)
})

test('Other spellings are found in a browser that names a language which is none', async ({
  page,
  player,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['C', 'x_y', 'en-US@posix', 'de'] }),
  )
  await player.open('/daily')
  for (const text of ['usa', 'vereinigte st']) {
    await player.type(text)
    await expect(player.suggestions, text).toHaveText(['United States'])
  }
})

test.describe('When the other spellings arrive late,', () => {
  test('a few letters that are short for another country pick nothing before', async ({ player }) => {
    await player.open('/world')
    const arrive = await holdSpellings(player)
    await player.type('uk')
    await expect(player.suggestions).toHaveText(['Ukraine'])
    await player.input.press('Enter')
    await expect(player.guesses).toHaveCount(0)
    await arrive()
    await expect(player.suggestions.first()).toHaveText('United Kingdom')
  })

  for (const [what, key, selected] of [
    ['highlighted', 'ArrowDown', ['United Kingdom']],
    ['closed', 'Escape', []],
    ['left', 'Tab', []],
  ] as const)
    test(`what has been ${what} stays so`, async ({ page, player }) => {
      await player.open('/daily')
      const arrive = await holdSpellings(player)
      await player.type('united')
      await player.input.press(key)
      const highlighted = page.getByRole('option', { selected: true })
      await expect(highlighted).toHaveText(selected)
      await arrive()
      await expect(highlighted).toHaveText(selected)
      await expect(player.suggestions).toHaveCount(what === 'highlighted' ? 2 : 0)
    })

  for (const [path, text, name] of [
    ['/daily', 'uk', 'United Kingdom'],
    ['/ja/daily', 'にほん', '日本'],
  ] as const)
    test(`what was typed on ${path} is found`, async ({ page, player }) => {
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
})

test.describe('With an input method', () => {
  for (const code of [229, 13])
    test(`Enter, seen with the code ${code}, ends a composition and does not guess`, async ({
      page,
      player,
    }) => {
      const method = await inputMethod(page)
      await player.open('/daily')
      await player.input.focus()
      await method.compose('カナ')
      // The names in other languages are there a moment after the field is first touched.
      await expect(page.getByRole('option', { selected: true })).toHaveText('Canada')
      await method.press('Enter', code)
      await expect(player.input).toHaveValue('カナ')
      await method.commit('カナダ')
      await expect(page.getByRole('option', { selected: true })).toHaveText('Canada')
      await expect(player.guesses).toHaveCount(0)
      await player.input.press('Enter')
      await expect(player.guesses).toContainText(['Canada'])
    })

  test('the suggestions follow what is composed, and its arrow keys choose in the list of the input method', async ({
    page,
    player,
  }) => {
    const method = await inputMethod(page)
    await player.open('/daily')
    await player.input.focus()
    await method.compose('un')
    await expect(player.suggestions).toHaveText(['United Kingdom', 'United States'])
    await method.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await method.press('Escape')
    await expect(player.suggestions).toHaveCount(2)
    await method.compose('united k')
    await expect(player.suggestions).toHaveText(['United Kingdom'])
  })

  test('a country is found in Japanese by its kana, half composed too', async ({ page, player: _ }) => {
    const { say, called } = new Tongue('ja')
    const player = new Player(page, say, '/ja', called)
    await player.open('/daily')
    const method = await inputMethod(page)
    const selected = page.getByRole('option', { selected: true })
    await player.input.focus()
    await method.compose('どいt')
    await expect(selected).toHaveText(called('Germany'))
    await method.compose('どいつ')
    await method.press('Enter')
    await method.commit('ドイツ')
    await expect(player.guesses).toHaveCount(0)
    await expect(selected.locator('.search-match')).toHaveText('ドイツ')
    await player.input.press('Enter')
    await expect(player.guesses).toContainText(['ドイツ'])
    await player.type('ちゅうごく')
    await expect(player.suggestions).toHaveText([called('China')])
  })
})

/** Keeps the other spellings, which are fetched with the first letter, on their way until they are called. */
async function holdSpellings(player: Player): Promise<() => Promise<void>> {
  const { page } = player
  await player.rested()
  const asked = page.waitForRequest('**/*.js')
  const send = await hold(page, '**/*.js')
  return async () => {
    send()
    const url = (await asked).url()
    // Whoever asks for it later is told later.
    await page.evaluate((url) => import(url), url)
    await player.drawn()
  }
}
