import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import jsQR from 'jsqr'
import type { PlaceId } from '../../src/geo/place'
import { placeOf } from '../../src/geo/places'
import { resultsIn } from '../../src/machines/classroom/resultLink'
import { setOfToken } from '../../src/machines/classroom/setLink'
import { Player } from '../../tools/player'
import { violations } from './axe'
import { expect, test } from './test'
import { Tongue } from './tongue'

/** The countries of the set in these tests. */
const CODES = ['FR', 'TD', 'NO', 'TV'] as const satisfies readonly PlaceId[]
const nameOf = (code: PlaceId) => placeOf(code).name

/** Makes a set as a teacher does, and gives its address. */
async function makeSet(page: Page, player: Player, codes: readonly PlaceId[] = CODES): Promise<string> {
  await player.open('/teach')
  for (const code of codes) {
    await page.getByRole('combobox', { name: 'Add a country' }).fill(nameOf(code))
    await page.getByRole('option', { name: nameOf(code), exact: true }).click()
  }
  await player.button('Make the set').click()
  await expect(page.getByRole('heading', { name: 'For the class' })).toBeVisible()
  return page.url()
}

/** Another person on a device of their own. */
async function newcomer(browser: Browser, baseURL: string, options = {}): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 640 },
    ...options,
  })
  return [context, await context.newPage()]
}

/** Plays a set to its end, each country with so many wrong guesses before, and gives the text that is handed in. */
async function play(player: Player, misses: readonly number[], from = 0): Promise<string> {
  const wrong = ['Peru', 'Fiji', 'Nepal', 'Ghana', 'Cuba', 'Oman']
  for (const [place, code] of CODES.entries()) {
    if (place < from) continue
    for (const name of wrong.slice(0, misses[place])) await player.guess(name)
    if ((misses[place] ?? 0) < 6) await player.guess(nameOf(code))
    await player.button(place < CODES.length - 1 ? 'Next outline' : 'See the result').click()
  }
  const text = player.page.locator('.class-text')
  await text.waitFor()
  return (await text.textContent()) ?? ''
}

/** Reads the QR code on the screen as a camera would: from its picture. */
async function readCode(page: Page): Promise<string> {
  const picture = (await page.locator('.qr').screenshot()).toString('base64')
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.drawImage(image, 0, 0)
    return {
      width: image.width,
      height: image.height,
      data: [...pen.getImageData(0, 0, image.width, image.height).data],
    }
  }, picture)
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? ''
}

test('A teacher makes a set, five pupils play it on devices of their own, and the register is right to the cell', async ({
  page,
  player,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const home = baseURL as string
  const address = await makeSet(page, player)
  expect(await readCode(page)).toBe(address)
  const { set } = setOfToken(new URL(address).hash.slice(1)) as { set: { countries: readonly PlaceId[] } }
  expect(set.countries).toEqual(CODES)
  const pupil = async (number: string, options = {}) => {
    const [own, its] = await newcomer(browser, home, options)
    const plays = new Player(its)
    await its.goto(address)
    await plays.ready()
    await its.getByLabel('Your number in the class').selectOption(number)
    return { own, its, plays }
  }

  // The first plays as it comes, and sends the link.
  const first = await pupil('1')
  await first.plays.button('Play').click()
  const firstText = await play(first.plays, [0, 1, 2, 6])
  await first.own.close()

  // The second has no network once the set is open.
  const second = await pupil('2', { serviceWorkers: 'allow' })
  await second.plays.keptOffline()
  await second.own.setOffline(true)
  await second.its.reload()
  await second.its.getByLabel('Your number in the class').selectOption('2')
  await second.plays.button('Play').click()
  const secondText = await play(second.plays, [1, 1, 1, 1])
  await second.own.close()

  // The third loads the page anew in the middle of the second country, and again between two.
  const third = await pupil('3')
  await third.plays.button('Play').click()
  await third.plays.guess(nameOf(CODES[0]))
  await third.plays.button('Next outline').click()
  await third.plays.guess('Peru')
  await third.its.reload()
  await expect(third.plays.guesses).toHaveCount(1)
  await third.plays.guess(nameOf(CODES[1]))
  await third.its.reload()
  // Back leads to the start of the set.
  await third.plays.button('Next outline').waitFor()
  await third.its.goBack()
  await third.plays.button('Continue: 2 of 4').click()
  await third.plays.button('Next outline').click()
  await play(third.plays, [0, 1, 0, 0], 2)
  const thirdCode = await readCode(third.its)
  // Played once more, better or not, it is one pupil.
  await third.plays.button('Play Again').click()
  await third.its.getByLabel('Your number in the class').selectOption('3')
  await third.plays.button('Play Again').click()
  const thirdAgain = await play(third.plays, [0, 0, 0, 6])
  await third.own.close()

  // The fourth plays in Arabic, without a number.
  const tongue = new Tongue('ar')
  const [fourth, its] = await newcomer(browser, home, { locale: 'ar' })
  const inArabic = new Player(its, tongue.say, '/ar', tongue.called)
  await inArabic.open(`/class${new URL(address).hash}`)
  await inArabic.button('Play').click()
  const fourthText = await play(inArabic, [2, 0, 6, 0])
  expect(await its.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await fourth.close()

  // The fifth has two tabs, which agree.
  const fifth = await pupil('5')
  await fifth.plays.button('Play').click()
  await fifth.plays.guess('Peru')
  const tab = await fifth.own.newPage()
  const other = new Player(tab)
  await tab.goto(address)
  await other.ready()
  await other.button('Continue: 1 of 4').click()
  await expect(other.guesses).toHaveCount(1)
  await other.guess('Fiji')
  await expect(fifth.plays.guesses).toHaveCount(2)
  await fifth.plays.guess(nameOf(CODES[0]))
  await expect(other.guesses).toHaveCount(3)
  await fifth.plays.button('Next outline').click()
  await expect(other.text('2 of 4')).toBeVisible()
  const fifthText = await play(fifth.plays, [0, 0, 0, 3], 1)
  await fifth.own.close()

  // One is filed by its link, three are pasted as they came in a chat, and one by the picture of its code.
  const linkOf = (text: string) => text.split('\n')[1] as string
  await page.goto(linkOf(firstText))
  await expect(player.text('1 new result, 0 already there.')).toBeVisible()
  await expect(page.getByText('Chad')).toHaveCount(0)
  await player.button('Show the answers').click()
  await expect(page.getByRole('row', { name: 'Chad 2' })).toBeVisible()
  await page.getByRole('link', { name: 'To the register' }).click()
  const chat = [secondText, `Lea: ${fourthText}.`, fifthText, fifthText, thirdAgain].join(
    '\n— thank you! 2.5 e.g.\n',
  )
  await page.getByLabel('Links or messages with results').fill(chat)
  await player.button('Add the results').click()
  await expect(player.text('4 new results, 1 already there.')).toBeVisible()
  await page.goto(thirdCode)
  await expect(player.text('1 new result, 0 already there.')).toBeVisible()
  await page.goto(address)
  await player.ready()

  const register = page.getByRole('region', { name: 'Register' }).getByRole('table')
  const cells = async () => {
    const rows = await register.getByRole('row').all()
    return Promise.all(
      rows.map(async (row) =>
        (await row.getByRole('cell').or(row.getByRole('rowheader')).allInnerTexts()).map((text) =>
          text.replace(/\s+/g, ' '),
        ),
      ),
    )
  }
  await expect(register.getByRole('row')).toHaveCount(6)
  const letters = resultsIn(fourthText).flatMap((reading) =>
    reading.kind === 'results' ? reading.results : [],
  )
  expect(letters).toHaveLength(1)
  const nobody = /^Without a number \([0-9A-Z]{5}\)$/
  expect((await cells()).slice(1)).toEqual([
    ['No. 1', '3', '12', '1', '2', '3', 'missed'],
    ['No. 2', '4', '8', '2', '2', '2', '2'],
    ['No. 3 best of 2 attempts', '4', '5', '1', '2', '1', '1'],
    ['No. 5', '4', '9', '3', '1', '1', '4'],
    [expect.stringMatching(nobody), '3', '11', '3', '1', 'missed', '1'],
  ])
  await page.getByRole('button', { name: 'Found', exact: true }).click()
  await expect(register.getByRole('columnheader', { name: 'Found' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect((await cells())[1]?.[0]).toBe('No. 2')
  await expect(player.text('Norway: found by 4 of 5')).toBeVisible()
  // On paper is the register, with its heads, and nothing else.
  await page.emulateMedia({ media: 'print' })
  await expect(register.getByText('Found')).toBeVisible()
  await expect(register.getByText('Norway')).toBeVisible()
  await expect(player.button('Copy link').first()).toBeHidden()
  await page.emulateMedia({ media: null })

  const downloading = page.waitForEvent('download')
  await player.button('Export as CSV').click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')).toEqual([
    '\ufeffPupil,Attempts,Found,Guesses,France,Chad,Norway,Tuvalu',
    'No. 1,1,3,12,1,2,3,',
    'No. 2,1,4,8,2,2,2,2',
    'No. 3,2,4,5,1,2,1,1',
    'No. 5,1,4,9,3,1,1,4',
    expect.stringMatching(/^Without a number \([0-9A-Z]{5}\),1,3,11,3,1,,1$/),
    '',
  ])

  // It goes to another device, and both become one.
  await page.getByText('Take the register to another device').click()
  const whole = await page.locator('.class-move').getByLabel('Link', { exact: true }).inputValue()
  const [laptop, desk] = await newcomer(browser, home)
  await desk.goto(linkOf(firstText))
  await new Player(desk).ready()
  await desk.getByRole('button', { name: 'Add on this device' }).click()
  await expect(desk.getByText('1 new result, 0 already there.')).toBeVisible()
  await desk.goto(whole)
  await expect(desk.getByText('5 new results, 1 already there.')).toBeVisible()
  await laptop.close()

  await page.reload()
  await expect(register.getByRole('row')).toHaveCount(6)
  await player.button('Erase this set and its register').click()
  await player.button('Erase').click()
  await expect(player.button('Make the set')).toBeVisible()
  await expect(page.getByText('Sets on this device')).toHaveCount(0)
})

test('A set tells the continent and turns the outline where that was chosen', async ({ page, player }) => {
  await player.open('/teach')
  await player.button('More').click()
  await page.getByLabel('Choose from').selectOption({ label: 'Africa' })
  await player.button('Add 5 at random').click()
  await page.getByRole('radio', { name: 'Turned outline' }).check()
  await page.getByRole('radio', { name: 'Different for each pupil' }).check()
  await page.getByLabel('Guesses for each outline').selectOption('2')
  await page.getByLabel('Reveal the continent').check()
  await player.button('Make the set').click()
  await player.button('Try it yourself').click()
  await expect(page.getByText('2 guesses for each outline · Turned outline')).toBeVisible()
  await player.button('Play').click()
  await expect(page.getByText('Guess 1 of 2')).toBeVisible()
  await expect(page.locator('.page-header')).toContainText('Africa')
})

test('Links that are damaged or enormous are told of, and nothing is lost', async ({ page, player }) => {
  const address = await makeSet(page, player)
  for (const hash of ['zzz', 'z'.repeat(1_000_000)]) {
    await player.open('/class#zz')
    await page.evaluate((text) => {
      location.hash = text
    }, hash)
    await expect(page.getByRole('alert').filter({ hasText: 'This link is incomplete' })).toBeVisible()
  }
  await page.goto(`${address}.00000000000000000000`)
  await expect(page.getByRole('alert')).toContainText('1 result was rejected')
  await player.open('/teach')
  await expect(page.getByText('Sets on this device')).toBeVisible()
})

test('A set is made by keyboard alone, on the map too, and its code is shown large', async ({
  page,
  player,
}) => {
  await player.open('/teach')
  await page.getByRole('combobox', { name: 'Add a country' }).fill('chad')
  await page.keyboard.press('Enter')
  await player.button('More').press('Enter')
  await page.getByText('Choose on the map').press('Enter')
  const italy = page.locator('[data-code=IT]')
  await italy.focus()
  await page.keyboard.press('Enter')
  await expect(italy).toHaveAttribute('aria-pressed', 'true')
  await expect(player.text('Chosen: 2 (at most 40)')).toBeVisible()
  await player.button('Move Italy up').press('Enter')
  await expect(page.locator('.class-chosen li').first()).toContainText('Italy')
  await player.button('Make the set').press('Enter')
  await expect(page.getByRole('heading', { name: 'For the class' })).toBeVisible()
  await page.locator('.class-desk:not([data-settling])').waitFor()
  await player.button('Show it large').press('Enter')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('A sheet of the set is printed with one press, with a code', async ({ page, player }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `${document.querySelectorAll('.class-paper .paper-outlines path[d]').length} printed`
    }
  })
  await makeSet(page, player)
  await player.button('More').click()
  await player.button('Print a sheet').click()
  await expect(page).toHaveTitle('4 printed')
})

test('What is stored of pupils is told at an address of its own', async ({ page, player }) => {
  await player.open('/teach#schools')
  await player.button('Make the set').waitFor()
  await expect(page.getByRole('heading', { name: 'For schools' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'For schools' })).toContainText('Who sees it:')
})
