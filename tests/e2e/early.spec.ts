import type { Locator, Page } from '@playwright/test'
import { newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import { pathOf } from '../../src/routes/pages'
import { ANSWER, outlineOf, wrong } from '../../tools/answers'
import { rested } from '../../tools/rested'
import { deal } from '../../tools/seed'
import { TRIED } from './headings'
import { hold } from './hold'
import { inputMethod } from './inputMethod'
import { expect, test } from './test'

test.describe('Before the program is there,', () => {
  for (const path of ['/', '/daily', '/practice']) {
    test(`what is typed into the field of ${path} is kept and then answered`, async ({ page, player }) => {
      const release = await holdProgram(page)
      await page.goto(path, { waitUntil: 'commit' })
      await player.input.click()
      await page.keyboard.type('ita')
      await page.keyboard.press('ArrowLeft')
      await release()
      await expect(player.suggestions).toHaveText(['Italy'])
      await expect(player.input).toBeFocused()
      await expect(player.input).toHaveValue('ita')
      expect(await caret(page)).toBe(2)
      // Of so few letters once the other spellings are there.
      await expect(page.getByRole('option', { selected: true })).toHaveText('Italy')
      await page.keyboard.press('Enter')
      await expect(player.guesses).toHaveCount(1)
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('guess')
    })
  }

  test('a press of a button is not lost', async ({ page, player }) => {
    const release = await holdProgram(page)
    await page.goto('/daily', { waitUntil: 'commit' })
    await player.button('Settings').click()
    await release()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    // And is repeated once only.
    await player.button('Close').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('what is chosen and typed in the forms of a page is kept', async ({ page, watch }) => {
    test.slow()
    watch.expect(/\/nowhere|status of 404/)
    for (const path of TRIED.map(pathOf)) {
      const release = await holdProgram(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('details.languages').waitFor({ state: 'attached' })
      const controls = await page.locator('input:visible, select:visible').all()
      for (const control of controls) await use(control)
      const said = () => Promise.all(controls.map(stateOf))
      const before = await said()
      await release()
      await isTaken(page)
      await expect.poll(said, path).toEqual(before)
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('a sprint of the kind that was chosen begins', async ({ page, player }) => {
    const release = await holdProgram(page)
    await page.goto('/sprint', { waitUntil: 'commit' })
    const streak = page.getByRole('region', { name: 'Streak' })
    await streak.getByLabel('Deck').selectOption('Europe')
    await streak.getByRole('button', { name: 'Start' }).click()
    await release()
    await expect(player.input).toBeVisible()
    // The sprint of the day is still to be played.
    await player.button('End the run').click()
    await player.button('Choose a run').click()
    const day = page.getByRole('region', { name: 'Sprint of the day' })
    await expect(day.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(streak.getByLabel('Deck')).toHaveValue('europe')
  })

  test('a sheet is brought by the number that was typed and sent with a click', async ({ page, player }) => {
    const number = numberOfSheet(newSheet('oceania', 6, 7))
    const release = await holdProgram(page)
    await page.goto('/teach/sheets', { waitUntil: 'commit' })
    const field = page.getByLabel('Sheet number')
    await field.fill(number)
    await player.button('Open').click()
    await release()
    await expect(page).toHaveURL(`/teach/sheets#${number}`)
    await expect(page.getByRole('combobox', { name: 'Deck' })).toHaveValue('oceania')
    await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked()
  })

  test('what an input method is composing goes on as it is', async ({ page, player }) => {
    await page.addInitScript(() => {
      Object.assign(window, { ends: 0 })
      addEventListener('compositionend', () => (window as unknown as { ends: number }).ends++, true)
    })
    const release = await holdProgram(page)
    await page.goto('/daily', { waitUntil: 'commit' })
    await player.input.click()
    const { compose } = await inputMethod(page)
    await compose('it')
    await release()
    await expect(player.suggestions.first()).toHaveText('Italy')
    expect(await page.evaluate(() => (window as unknown as { ends: number }).ends)).toBe(0)
    await compose('ita')
    await expect(player.suggestions).toHaveText(['Italy'])
    await expect(player.input).toHaveValue('ita')
  })

  test('the outline of the day is drawn, and stays', async ({ page, player, watch }) => {
    const release = await holdProgram(page)
    await page.goto('/daily', { waitUntil: 'commit' })
    const shape = player.outline.locator('path')
    await expect(shape).toHaveAttribute('d', outlineOf(ANSWER))
    await release()
    await player.ready()
    await rested(page)
    await expect(shape).toHaveAttribute('d', outlineOf(ANSWER))
    expect(watch.requests.filter((url) => url.endsWith('.txt')).length).toBe(1)
  })

  test('the outline of a first round of practice is drawn, and not taken for it where one was begun before', async ({
    page,
    player,
    watch,
  }) => {
    const shape = player.outline.locator('path')
    await deal(page, 'ZA')
    let release = await holdProgram(page)
    await page.goto('/practice', { waitUntil: 'commit' })
    await expect(shape).toHaveAttribute('d', outlineOf('South Africa'))
    await release()
    await player.guess('Italy')
    expect(watch.requests.filter((url) => url.endsWith('.txt')).length).toBe(1)
    // Other dice would now draw another country.
    await deal(page, 'FR')
    release = await holdProgram(page)
    await page.goto('/practice', { waitUntil: 'commit' })
    await expect(player.input).toBeVisible()
    await expect(shape).toHaveAttribute('d', outlineOf('South Africa'))
    await release()
    await expect(player.guesses).toHaveCount(1)
    await expect(shape).toHaveAttribute('d', outlineOf('South Africa'))
  })

  test('the field of a day that is over cannot be seen, and one that is begun can be typed into', async ({
    page,
    player,
  }) => {
    await player.open('/daily')
    for (const name of wrong(5)) await player.guess(name)
    let release = await holdProgram(page)
    await page.goto('/daily', { waitUntil: 'commit' })
    await player.input.fill('x')
    await release()
    await expect(player.guesses).toHaveCount(5)
    await expect(player.input).toHaveValue('x')
    await player.guess(wrong(6).at(-1) as string)
    release = await holdProgram(page)
    await page.goto('/daily', { waitUntil: 'commit' })
    await expect(player.heading()).toBeVisible()
    await expect(player.input).toBeHidden()
    await release()
    await expect(player.guesses).toHaveCount(6)
    await expect(player.input).toBeDisabled()
  })
})

test('An outline that fails to arrive early is asked for anew', async ({ page, player, watch }) => {
  watch.expect(/Failed to load resource/)
  let attempts = 0
  await page.route('**/*.txt', (route) => (attempts++ === 0 ? route.abort() : route.continue()))
  await player.open('/daily')
  await player.path()
  expect(attempts).toBe(2)
})

/** Keeps the program from arriving. Gives the way to let it come. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js')
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Has a control say something else than it did. */
async function use(control: Locator): Promise<void> {
  const isSelect = (await control.locator('option').count()) > 0
  if (isSelect) await control.selectOption({ index: 1 })
  else if (/radio|checkbox/.test((await control.getAttribute('type')) ?? '')) await control.click()
  else await control.fill('12')
}

/** What a control says. */
function stateOf(control: Locator): Promise<string> {
  return control.evaluate((element: HTMLInputElement) => `${element.value} ${element.checked}`)
}

/** Resolves when React has the page, and has told it what was done before. */
async function isTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => !('early' in window))
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

function caret(page: Page): Promise<number | null> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)
}
