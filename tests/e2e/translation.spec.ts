import { rmSync } from 'node:fs'
import { countries } from '../../src/geo/countries'
import { facts } from '../../src/geo/facts'
import { worldBriefOf } from '../../src/geo/world/brief'
import { others } from '../../src/geo/world/others'
import { NAMES } from '../../tools/oracle'
import { Player } from '../../tools/player'
import { accented, copyIn, PSEUDO } from './pseudo'
import { losses } from './reflow'
import { buildRelease, Host } from './release'
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

/** Names that are data, from the longest, since some are within others. */
const DATA = [
  ...NAMES,
  ...others.map(({ name }) => name),
  ...[...Object.values(facts), ...[...countries, ...others].map(({ id }) => worldBriefOf(id))].flatMap(
    ({ capital, continent }) => [capital, continent],
  ),
  ...[...countries, ...others].flatMap(({ id }) =>
    worldBriefOf(id).neighbours.flatMap(({ place }) => place ?? []),
  ),
]
  .map((name) => name.replace(/[().]/g, '\\$&'))
  .sort((a, b) => b.length - a.length)

let folder: string
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(() => {
  const copy = copyIn([PSEUDO])
  folder = buildRelease([], {}, copy)
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
      expect.soft(await page.evaluate(englishOn, DATA), state).toEqual([])
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect.soft(await page.evaluate(overhang), state).toBe(0)
      expect.soft(await losses(page), state).toEqual([])
    }
  })
}

/** Words of English in what is shown or read out, apart from data: names, the date, a key, the text to share, and what is marked as English. */
function englishOn(names: readonly string[]): string[] {
  const said: string[] = []
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent?.closest('script, style, noscript, textarea, [role=option], #root [lang]') === null)
      said.push(walker.currentNode.nodeValue ?? '')
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of [
      'aria-label',
      'aria-valuetext',
      'aria-roledescription',
      'placeholder',
      'title',
      'alt',
    ])
      said.push(element.getAttribute(name) ?? '')
  }
  for (const meta of document.querySelectorAll(
    'meta[name="description"], meta[property$="title"], meta[property$="description"]',
  ))
    said.push(meta.getAttribute('content') ?? '')
  const data = new RegExp(`${names.join('|')}|\\w+ \\d+, \\d{4}|alt\\+T`, 'g')
  return said.filter((text) => /[a-z]{2}/i.test(text.replace(data, '')))
}
