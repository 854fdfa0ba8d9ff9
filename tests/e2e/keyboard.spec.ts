import { ANSWER, wrong } from '../../tools/answers'
import { Listener } from './listener'
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

test('Whoever only hears the game wins it', async ({ page, player }) => {
  await player.open('/daily')
  const heard = await (await Listener.at(page)).play()
  expect(heard.length, 'the hints were needed').toBeGreaterThan(1)
  expect(heard.at(-1)).toContain(ANSWER)
  await expect(player.text('Congratulations!')).toBeFocused()
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

test('A mouse takes the focus from nothing that has it', async ({ page, player }) => {
  await player.open('/daily')
  await player.button('Settings').focus()
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 300)
  await expect(player.button('Settings')).toBeFocused()
})

test('Every stop of the Tab key shows its whole ring and is not covered', async ({ page, player }) => {
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
        const [{ outlineStyle, outlineWidth, outlineOffset }] = rings as [CSSStyleDeclaration]
        const reach =
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        let isCut = false
        for (
          let each = it.parentElement;
          each !== null && each !== document.body;
          each = each.parentElement
        ) {
          const box = each.getBoundingClientRect()
          const isBeyond =
            left - reach < box.left - 0.5 ||
            left + width + reach > box.right + 0.5 ||
            top - reach < box.top - 0.5 ||
            top + height + reach > box.bottom + 0.5
          isCut ||= isBeyond && getComputedStyle(each).overflow !== 'visible'
        }
        return {
          name: it.outerHTML.slice(0, 100),
          isOutlined: rings.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
          isSeen: seen !== null && (it.contains(seen) || seen.contains(it)),
          isCut,
        }
      })
      if (stop === undefined) break
      expect.soft(stop, path).toMatchObject({ isOutlined: true, isSeen: true, isCut: false })
      stops.push(stop.name)
    }
    expect(new Set(stops).size, 'the focus leaves the page at its end, and nothing holds it').toBe(
      stops.length,
    )
    expect(stops.length).toBeGreaterThan(3)
    expect(stops.length).toBeLessThan(30)
  }
})
