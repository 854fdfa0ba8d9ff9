import type { Page } from '@playwright/test'
import { placeOf } from '../../src/geo/places'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { planOfDay } from '../../src/machines/sprint/run'
import { rested } from '../../tools/rested'
import { expect, test } from './test'

/** The countries of the sprint of the day on which all tests are, in their order. */
const names = outlinesOf(planOfDay('2026-11-21')).map((code) => placeOf(code).name)

const found = (page: Page) => page.locator('.run-found b')

test('A sprint goes on after a reload and in another tab, and nobody else can play it twice', async ({
  page,
  player,
  context,
}) => {
  await player.open('/sprint')
  await player.button('Start').first().click()
  await expect(player.input).toBeFocused()
  await player.input.pressSequentially(names[0] ?? '')
  await player.input.press('Enter')
  await expect(found(page)).toHaveText('1')
  await page.reload()
  await expect(found(page)).toHaveText('1')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(found(other)).toHaveText('1')
  const input = other.getByRole('combobox')
  await input.fill(names[1] ?? '')
  await input.press('Enter')
  await expect(found(other)).toHaveText('2')
  await expect(found(page)).toHaveText('2')
  // It counts once: that is asked before.
  await player.button('End the run').click()
  await player.button('Keep going').click()
  await expect(player.input).toBeVisible()
  await player.button('End the run').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the run' }).click()
  await expect(player.text('The run is over')).toBeFocused()
  await expect(other.getByRole('heading', { name: 'The run is over' })).toBeVisible()
  await other.close()
  await player.button('Choose a run').click()
  await expect(player.text('You have played today’s: 2 outlines found.')).toBeVisible()
  await page.reload()
  await player.button('See the result').click()
  await expect(player.text('The run is over')).toBeFocused()
  await expect(page.getByRole('button', { name: `${names[2]}, open` })).toBeVisible()
})

test('The next outline is whole in the frame that counts the one before, and no frame is without one', async ({
  page,
  player,
}) => {
  await player.open('/sprint')
  await player.button('Start').first().click()
  await page.locator('.plate-outline path[d]').waitFor()
  await player.rested()
  await page.evaluate(() => {
    const frames: string[] = []
    const note = () => {
      const path = document.querySelector('.plate-outline path')?.getAttribute('d') ?? ''
      frames.push(`${document.querySelector('.run-found b')?.textContent} ${path.slice(0, 40)}`)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { frames })
  })
  for (const [index, name] of names.slice(0, 4).entries()) {
    await player.input.fill(name)
    await player.input.press('Enter')
    await expect(found(page)).toHaveText(String(index + 1))
    await player.drawn()
    // Nobody is quicker than three outlines at once.
    await rested(page)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames)
  const states = [...new Set(frames)]
  expect(states.map((state) => state.split(' ')[0])).toEqual(['0', '1', '2', '3', '4'])
  for (const state of states) expect(state).toMatch(/^\d M?m?\d/i)
})
