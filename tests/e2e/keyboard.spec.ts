import type { Page } from '@playwright/test'
import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test.beforeEach(({ player }) => player.open('/daily'))

test('A whole game is played and shared with the keyboard alone', async ({ page, player }) => {
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(player.link('Home')).toBeFocused()
  for (
    let presses = 0;
    presses < 10 && !(await player.input.evaluate((it) => it === document.activeElement));
    presses++
  )
    await keyboard.press('Tab')
  await expect(player.input).toBeFocused()

  for (const [index, name] of [...wrong(2), ANSWER].entries()) {
    await keyboard.type(name.toLowerCase())
    await keyboard.press('Enter')
    await expect(player.guesses).toHaveCount(index + 1)
    if (name !== ANSWER) await expect(player.input).toBeFocused()
  }
  await expect(player.guesses.last()).toContainText('✓ Correct!')

  for (let presses = 0; presses < 10; presses++) {
    if (await player.shareButton.evaluate((it) => it === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await expect(player.shareButton).toBeFocused()
  await keyboard.press('Enter')
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
})

test('Typing in a hurry and mending in the middle loses no letter', async ({ page, player }) => {
  await player.input.focus()
  await page.keyboard.type('uted kingdom')
  await expect(player.input).toHaveValue('uted kingdom')
  for (let letter = 0; letter < 'ted kingdom'.length; letter++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('ni')
  await expect(player.input).toHaveValue('united kingdom')
})

/** An input method that composes a text in the focused field, as those for Japanese, Chinese and Korean do. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => session.send('Input.insertText', { text }),
    /** A key that the input method takes for itself; the page sees it with the code 229. */
    press: async (key: string, windowsVirtualKeyCode = 229) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode })
    },
  }
}

for (const code of [229, 13]) {
  test(`Enter, seen with the code ${code}, ends a composition and does not guess`, async ({
    page,
    player,
  }) => {
    const method = await inputMethod(page)
    await player.input.focus()
    await method.compose('カナ')
    // The names in other languages are there a moment after the field is first touched.
    await expect(page.getByRole('option', { selected: true })).toHaveText('Canada')
    await method.press('Enter', code)
    await expect(player.input).toHaveValue('カナ')
    await expect(player.suggestions).toHaveCount(1)
    await method.commit('カナダ')
    await expect(player.input).toHaveValue('カナダ')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Canada')
    await expect(player.guesses).toHaveCount(0)
    await player.input.press('Enter')
    await expect(player.guesses).toContainText(['Canada'])
  })
}

test('The suggestions follow a composition, and its arrow keys choose in the list of the input method', async ({
  page,
  player,
}) => {
  const method = await inputMethod(page)
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

test('The last suggestion is in sight when an arrow opens a closed list with it', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await player.open('/world')
  await player.type('a')
  await expect(player.suggestions).toHaveCount(8)
  await player.input.press('Escape')
  await player.input.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    (await player.suggestions.last().textContent()) ?? '',
  )
  await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
})

test('Home and End select in the text with Shift, and choose in the list without', async ({
  page,
  player,
}) => {
  await player.type('united')
  await player.input.press('Shift+Home')
  const selected = () =>
    player.input.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ])
  expect(await selected()).toEqual([0, 6])
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await player.input.press('End')
  await expect(page.getByRole('option', { selected: true })).toHaveText('United States')
})

for (const width of [360, 1440])
  test(`The ring around the button of the rules is seen on all four sides, at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const rules = player.button('Rules')
    await player.input.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(rules).toBeFocused()
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await rules.boundingBox()) ?? {}
    const clip = { x: x - 4, y: y - 4, width: wide + 8, height: height + 8 }
    const shot = (await page.screenshot({ clip })).toString('base64')
    const colour = await rules.evaluate((button) => getComputedStyle(button).color)
    /** Of each row and each column of the picture, which part has the colour of the ring. */
    const [rows, columns] = await page.evaluate(
      async ([base64, colour]) => {
        const bytes = Uint8Array.from(atob(base64 as string), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
        if (pen === null) throw new Error('Nothing can be drawn')
        pen.drawImage(image, 0, 0)
        const { data } = pen.getImageData(0, 0, image.width, image.height)
        const isRing = (left: number, top: number) =>
          colour ===
          `rgb(${data
            .slice(4 * (top * image.width + left))
            .slice(0, 3)
            .join(', ')})`
        const [lefts, tops] = [[...Array(image.width).keys()], [...Array(image.height).keys()]]
        const part = (all: readonly boolean[]) => all.filter((is) => is).length / all.length
        return [
          tops.map((top) => part(lefts.map((left) => isRing(left, top)))),
          lefts.map((left) => part(tops.map((top) => isRing(left, top)))),
        ] as const
      },
      [shot, colour] as const,
    )
    /** How many bars there are that go nearly all along. */
    const bars = (parts: readonly number[]) =>
      parts.filter((part, at) => part > 0.6 && !((parts[at - 1] ?? 0) > 0.6)).length
    expect([bars(rows), bars(columns)]).toEqual([2, 2])
  })
