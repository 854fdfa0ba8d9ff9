import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fragmentOf } from '../../src/machines/transfer/backupLink'
import { ANSWER, codeOf, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { readReport } from '../../tools/readReport'
import { expect, NOON, test } from './test'

const KEY = 'world-outline.daily.twenty.2026-11-21'

const load = (page: Page, text: string) =>
  page
    .getByLabel('Load from a file')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) })

async function save(player: Player): Promise<string> {
  await player.button('Settings').click()
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    player.button('Save to a file').click(),
  ])
  expect(download.suggestedFilename()).toBe('world-outline-game-2026-11-21.json')
  return readFile(await download.path(), 'utf8')
}

test('A record is carried to another device, once and for all; a bad file is refused with a sentence', async ({
  player,
  browser,
  baseURL,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(2), ANSWER])
  const text = await save(player)

  const context = await browser.newContext({ baseURL: baseURL as string })
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await other.open('/daily')
  await other.button('Settings').click()
  const before = await other.page.evaluate(() => JSON.stringify(localStorage))
  await load(other.page, text.slice(0, -20))
  await expect(other.text('The backup is incomplete or damaged.')).toBeVisible()
  expect(await other.page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
  await load(other.page, text)
  await expect(other.text('1 day imported.')).toBeVisible()
  await load(other.page, text)
  await expect(other.text('Everything in the backup was here already.')).toBeVisible()
  await other.page.keyboard.press('Escape')
  await expect(other.page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(other.guesses).toHaveCount(3)
  await context.close()
})

test('A saved file can be read for a minute, however slow the browser is to begin', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const { revokeObjectURL } = URL
    const revoked: string[] = []
    Object.assign(globalThis, { revoked })
    URL.revokeObjectURL = (url) => {
      revoked.push(url)
      revokeObjectURL(url)
    }
  })
  const revoked = () => page.evaluate(() => (globalThis as unknown as { revoked: string[] }).revoked)
  await page.clock.install({ time: NOON })
  await player.open('/daily')
  await player.button('Settings').click()
  await player.button('Save to a file').waitFor()
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  const downloading = page.waitForEvent('download')
  await player.button('Save to a file').click()
  await page.clock.runFor(59_999)
  expect(await revoked()).toEqual([])
  const download = await downloading
  await page.clock.runFor(1)
  expect(await revoked()).toEqual([download.url()])
})

test('A day that is over is told in a report as it is shown, and erasing, which asks first, leaves nothing of it', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(2), ANSWER])
  await player.button('Settings').click()
  await player.button('Copy a report').click()
  const text = await page.getByRole('textbox', { name: 'Report' }).inputValue()
  expect(readReport(text)).toMatchObject({
    kind: 'report',
    language: 'en',
    size: '1280×720',
    version: expect.stringMatching(/^\/assets\/[\w-]+\.js$/),
    rounds: [{ round: 'daily.twenty.2026-11-21', target: codeOf(ANSWER) }],
  })
  await player.button('Copy').click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  expect(await player.clipboard()).toBe(text)
  await page.keyboard.press('Escape')
  await expect(player.button('Copy a report')).toBeFocused()

  await player.button('Erase everything').click()
  await player.button('Keep').click()
  await player.button('Erase everything').click()
  await expect(player.button('Keep')).toBeFocused()
  // The page is loaded anew.
  await Promise.all([page.waitForEvent('load'), player.button('Erase').click()])
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.guesses).toHaveCount(0)
  // All that is left is a note that there was an erasing, so that no other tab and no copy brings anything back, and that
  // the outline of the day is seen again.
  const left = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await expect.poll(async () => Object.keys(await left()).sort()).toEqual([KEY, 'world-outline.erasure'])
  expect(JSON.parse((await left())[KEY] ?? '').guesses).toEqual([])
  const events = await page.evaluate(() => sessionStorage.getItem('world-outline.events'))
  expect(events).not.toContain('"guess"')
  await page.reload()
  await expect(player.guesses).toHaveCount(0)
})

test('A press that begins or ends inside a dialog leaves it open; one beside it closes it', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.button('Settings').click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByText('Your record is kept')
  // Not before the sheet has come to rest, where it is to be pressed.
  await words.hover({ position: { x: 40, y: 10 } })
  const box = await words.boundingBox()
  const inside = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10] as const
  const beside = [20, 20] as const
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 3 })
    await page.mouse.up()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await drag(inside, beside)
  await expect(dialog).toBeVisible()
  await expect.poll(() => player.selectedText()).not.toBe('')
  await drag(beside, inside)
  await expect(dialog).toBeVisible()
  // Right after it was opened a press beside it does nothing yet.
  await expect(async () => {
    await drag(beside, beside)
    expect(await dialog.count()).toBe(0)
  }).toPass()
})

for (const [what, spoil, kept] of [
  [
    'the browser does not let go of the record',
    () => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    },
    1,
  ],
  [
    'the database does not answer',
    () => {
      // Requests of which nobody hears.
      const silent = { objectStore: () => ({ delete: () => {}, transaction: {} }) }
      Object.assign(IDBDatabase.prototype, { transaction: () => silent })
    },
    0,
  ],
] as const)
  test(`Where ${what}, all else is erased, and the dialog says so and stays`, async ({ page, player }) => {
    await player.open('/daily')
    await player.guessAll(wrong(1))
    await page.evaluate(spoil)
    await player.button('Settings').click()
    await player.button('Erase everything').click()
    await player.button('Erase').click()
    await expect(
      player.text('This browser could not erase your record: some of it is still there.'),
    ).toBeVisible()
    await player.button('Close').click()
    await expect(player.guesses).toHaveCount(kept)
  })

/** Says yes to what has arrived from another device, and closes the question. */
async function join(page: Page) {
  const question = page.getByRole('dialog', { name: 'From another device' })
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(question.getByText('1 day imported.')).toBeVisible()
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/$/)
}

test('A record goes to another device by the link of its code, and as a file that is shared with the installed game', async ({
  player,
  browser,
  baseURL,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(2), ANSWER])
  await player.button('Settings').click()
  await player.button('Send to another device').click()
  const sent = player.page.getByRole('dialog', { name: 'Send to another device' })
  await expect(sent.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = await sent.getByRole('textbox', { name: 'Link' }).inputValue()
  await player.page.keyboard.press('Escape')
  await player.page.keyboard.press('Escape')
  const text = await save(player)

  for (const way of ['link', 'file'] as const) {
    const context = await browser.newContext({
      baseURL: baseURL as string,
      // It takes the file.
      serviceWorkers: way === 'file' ? 'allow' : 'block',
    })
    const other = new Player(await context.newPage())
    await other.page.clock.setFixedTime(NOON)
    if (way === 'link') await other.page.goto(link)
    else {
      await other.open('/')
      await other.keptOffline()
      await other.page.evaluate(async (content) => {
        const form = new FormData()
        form.set('backup', new File([content], 'record.txt', { type: 'text/plain' }))
        await fetch('/shared', { method: 'POST', body: form })
      }, text)
      await other.page.goto('/#shared')
    }
    await join(other.page)
    expect(await other.page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull()
    await context.close()
  }
})

test('A link that holds more than the game can open says so', async ({ player }) => {
  const bytes = deflateSync('x'.repeat(6_000_000))
  await player.page.goto(`/${fragmentOf(bytes)}`)
  const question = player.page.getByRole('dialog', { name: 'From another device' })
  await expect(question.getByRole('alert')).toHaveText(/^This link holds more than the game can open/)
})
