import { equal, match, ok } from 'node:assert/strict'
import type { Page } from 'puppeteer-core'
import { ANSWER, hintFor, wrong } from '../../tools/oracle'

export type Check = { readonly title: string; readonly run: (page: Page, address: string) => Promise<void> }

const NOON = Date.parse('2026-11-21T12:00:00Z')

/** The whole game, in as few steps as show that a browser runs it. */
export const smoke: readonly Check[] = [
  {
    title: 'A game is won and its result is shared',
    run: async (page, address) => {
      await open(page, new URL('/', address).href)
      await click(page, 'a', "Play Today's Puzzle")
      for (const name of [...wrong(2), ANSWER]) await guess(page, name)
      const rows = await texts(page, '.guesses-rows li')
      equal(rows.length, 3)
      const { kilometres, arrow, percent } = hintFor(wrong(1)[0] as string)
      match(rows[0] as string, new RegExp(`${kilometres} km.*${arrow}.*${percent}%`))
      match(rows[2] as string, /✓ Correct!/)
      await shows(page, `You found ${ANSWER} in 3 guesses.`)
      await click(page, 'button', 'Share Result')
      await shows(page, 'Result copied to clipboard!')
      await shows(page, 'Copied!')
    },
  },
  {
    title: 'A game is lost and the answer is told',
    run: async (page, address) => {
      await open(page, new URL('/daily', address).href)
      for (const name of wrong(6)) await guess(page, name)
      await shows(page, `The answer was ${ANSWER}.`)
      ok(await page.$(`[aria-label="Outline of ${ANSWER}"]`))
      ok(await page.$('input[role=combobox]:disabled'))
    },
  },
  {
    title: 'A game is taken up again after a reload',
    run: async (page, address) => {
      await open(page, new URL('/daily', address).href)
      for (const name of wrong(2)) await guess(page, name)
      await page.reload()
      await shows(page, 'Guess 3 of 6')
      const rows = await texts(page, '.guesses-rows li')
      equal(rows.length, 2)
      await guess(page, ANSWER)
      await shows(page, `You found ${ANSWER} in 3 guesses.`)
    },
  },
  {
    title: 'Practice deals a round, and a country is found by another name',
    run: async (page, address) => {
      await open(page, new URL('/practice', address).href)
      await page.waitForSelector('main:not([aria-busy]) input[role=combobox]:not(:disabled)')
      await page.type('input[role=combobox]', 'deutschland')
      await page.waitForFunction(
        () => document.querySelector('[role=option][aria-selected=true]')?.textContent === 'Germany',
      )
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('.guesses-rows li').length === 1)
      await click(page, 'button', 'New')
      await shows(page, 'Guess 1 of 6')
    },
  },
]

/** The last check: after one visit the server is stopped for good. */
export function offline(stop: () => Promise<void>): Check {
  return {
    title: 'After one visit the game is played without a network',
    run: async (page, address) => {
      await open(page, new URL('/daily', address).href)
      await guess(page, wrong(1)[0] as string)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await stop()
      await page.goto(new URL('/', address).href)
      await click(page, 'a', "Play Today's Puzzle")
      await shows(page, 'Guess 2 of 6')
      await page.reload()
      await guess(page, ANSWER)
      await shows(page, `You found ${ANSWER} in 2 guesses.`)
    },
  }
}

/** Opens a page of the game at noon of the day on which the tests play, and watches it for errors. */
async function open(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(10_000)
  await page.evaluateOnNewDocument((noon) => {
    Date.now = () => noon
  }, NOON)
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(address)
  await page.waitForSelector('h1')
  equal(errors.length, 0, String(errors[0]))
}

async function guess(page: Page, name: string): Promise<void> {
  // A game stands as a frame until its program has arrived.
  await page.waitForSelector('main:not([aria-busy]) input[role=combobox]:not(:disabled)')
  const before = (await page.$$('.guesses-rows li')).length
  await page.type('input[role=combobox]', name)
  const option = await page.waitForSelector(`[role=option]::-p-text(${name})`)
  await option?.click()
  await page.waitForFunction(
    (count) => document.querySelectorAll('.guesses-rows li').length > count,
    {},
    before,
  )
}

async function click(page: Page, element: string, words: string): Promise<void> {
  const found = await page.waitForSelector(`${element}::-p-text(${words})`)
  await found?.click()
}

async function shows(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), {}, words)
}

function texts(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (all) => all.map((each) => (each.textContent ?? '').replace(/\s+/g, ' ')))
}
