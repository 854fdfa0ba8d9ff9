import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listTexts } from '../../scripts/words/lists'
import { calendarIn } from '../../scripts/words/patterns'
import { placesOf, REGIONS } from '../../scripts/words/placeNames'
import { others } from '../../src/geo/world/others'
import { NAMES } from '../../tools/oracle'
import { Player } from '../../tools/player'
import { accented, copyIn, PSEUDO } from './pseudo'
import { losses } from './reflow'
import { buildRelease, Host } from './release'
import { saidOn, without } from './said'
import { PROVOKED, tours } from './states'
import { test as base, expect, NOON } from './test'

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
  host: async ({}, use) => {
    const host = await new Host(folder).open()
    await use(host)
    host.close()
  },
  baseURL: async ({ host }, use) => use(host.url),
  player: async ({ page }, use) => {
    await page.clock.setFixedTime(NOON)
    await use(new Player(page, accented, '/en-xb'))
  },
})

/** What stands between names comes from CLDR, which knows as much of the pseudo-locale as of English. */
const AND = listTexts(PSEUDO).flatMap(({ id, text }) => (id === 'list.pair' ? text : []))

/** So do the names of months and of weekdays. */
const DAYS = Object.values(calendarIn('en'))
  .flat(3)
  .map((text) => String(text).trim())
  .filter((text) => /^[A-Z]/.test(text))

/** Data, which is in no language. */
const DATA = [...NAMES, ...others.map(({ name }) => name), ...REGIONS.flatMap(placesOf), ...AND, ...DAYS]

let folder: string
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(() => {
  const copy = copyIn([PSEUDO])
  folder = buildRelease(copy)
  rmSync(copy, { recursive: true })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

for (const [tour, steps] of Object.entries(tours)) {
  test(`In another language each state of the walk “${tour}” has no English left, and nothing is cut off`, async ({
    page,
    player,
    watch,
  }) => {
    watch.expect(PROVOKED)
    await page.setViewportSize({ width: 360, height: 640 })
    for (const [state, go] of steps) {
      await go(player)
      expect(await page.locator('html').getAttribute('dir'), state).toBe('rtl')
      expect.soft(await englishOn(page), state).toEqual([])
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect.soft(await page.evaluate(overhang), state).toBe(0)
      expect.soft(await losses(page), state).toEqual([])
    }
  })
}

/** What of a page is in English, apart from data: names, the date and a key. */
async function englishOn(page: Page): Promise<string[]> {
  const said = without(DATA, await saidOn(page))
  return said.filter((text) => /[a-z]{2}/i.test(text.replace(/\w+ \d+, \d{4}|alt\+T/g, '')))
}
