import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('A whole game is played and shared with the keyboard alone', async ({ page, player }) => {
  await player.open('/daily')
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
  await player.open('/daily')
  await player.input.focus()
  await page.keyboard.type('uted kingdom')
  await expect(player.input).toHaveValue('uted kingdom')
  for (let letter = 0; letter < 'ted kingdom'.length; letter++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('ni')
  await expect(player.input).toHaveValue('united kingdom')
})

test('Home and End select in the text with Shift, and choose in the list without', async ({
  page,
  player,
}) => {
  await player.open('/daily')
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

test('What is typed on a computer begins a guess, as soon as the mouse is over the page', async ({
  page,
  player,
}) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").click()
  await expect(player.input).toBeEnabled()
  await page.mouse.move(40, 300)
  await page.keyboard.type('ita')
  await expect(player.input).toHaveValue('ita')
  await page.getByRole('option', { name: 'Italy' }).click()
  await expect(player.guesses).toHaveCount(1)
  await page.keyboard.type('fra')
  await expect(player.input).toHaveValue('fra')
})

test('Whoever moves no mouse begins at the heading of a game', async ({ page, player }) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").focus()
  await page.keyboard.press('Enter')
  await expect(player.input).toBeEnabled()
  await expect(player.heading()).toBeFocused()
})

test('A mouse takes the focus from nothing that has it', async ({ page, player }) => {
  await player.open('/daily')
  await player.button('Settings').focus()
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 300)
  await expect(player.button('Settings')).toBeFocused()
})

test('Every stop of the Tab key shows its focus and is not covered', async ({ page, player }) => {
  for (const path of ['/daily', '/', '/how-to-play']) {
    await page.setViewportSize({ width: 360, height: 640 })
    await player.open(path)
    const stops: string[] = []
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const it = document.activeElement
        if (!(it instanceof Element) || it === document.body) return undefined
        const { left, top, width, height } = it.getBoundingClientRect()
        // Around all of it, or around what is seen of a place that is larger.
        const rings = [getComputedStyle(it), getComputedStyle(it, '::after')]
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return {
          name: it.outerHTML.slice(0, 100),
          isOutlined: rings.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
          isSeen: seen !== null && (it.contains(seen) || seen.contains(it)),
        }
      })
      if (stop === undefined) break
      expect.soft(stop, path).toMatchObject({ isOutlined: true, isSeen: true })
      stops.push(stop.name)
    }
    expect(new Set(stops).size, 'the focus leaves the page at its end, and nothing holds it').toBe(
      stops.length,
    )
    expect(stops.length).toBeGreaterThan(3)
    expect(stops.length).toBeLessThan(30)
  }
})

for (const width of [360, 1440])
  test(`The ring around the button of the rules is seen on all four sides, at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await player.open('/daily')
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
