import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isCountry } from '../../src/geo/countries'
import type { CountryDeckName } from '../../src/geo/decks'
import { placeOf, placesOf } from '../../src/geo/places'
import { parseShape } from '../../src/geo/shape'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { SETTINGS } from '../../src/machines/journal/settings'
import { AIDS, type RuleChoice } from '../../src/machines/rules/rules'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { planOfDay } from '../../src/machines/sprint/run'
import { ANSWER, codeOf, nameOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { Player } from '../../tools/player'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { readReport } from '../../tools/readReport'
import { rested } from '../../tools/rested'
import { deal, remember } from '../../tools/seed'
import { threeOf } from '../classroom/sets'
import { expect, NOON, test, Watch } from './test'

const HIDDEN = 'The outline appears at the end.'
const WINDS = /north|south|\beast|\bwest|[↑↗→↘↓↙←↖]/i

const AIDED = ['with every aid', { outline: 'shown', arrows: true, aids: AIDS }] as const
const HIDING = ['with its outline hidden', { outline: 'hidden', arrows: true, aids: [] }] as const

/** Rules that show a player more or less, of which every kind of round meets those that show most and least. */
const ways: readonly (readonly [how: string, RuleChoice])[] = [
  ['as it comes', { outline: 'shown', arrows: true, aids: [] }],
  AIDED,
  HIDING,
  ['with its outline turned and without arrows', { outline: 'turned', arrows: false, aids: [] }],
]

/** Rounds of each kind: where it is played under some rules, and what it asks for. */
const rounds: readonly (readonly [kind: string, path: (rules: RuleChoice) => string, answer: string])[] = [
  ['the day', () => '/daily', ANSWER],
  ['the world’s day', () => '/world', nameOf(worldTarget('2026-11-21'))],
  ['a past day', () => '/atlas/album?day=2026-03-04', nameOf(dailyTarget('2026-03-04'))],
  [
    'a past day of the world',
    () => '/atlas/album?day=2026-03-04&deck=world',
    nameOf(worldTarget('2026-03-04')),
  ],
  ['the day of US states', () => '/states/us', nameOf('US-WA')],
  ['practice', () => '/practice', nameOf('TH')],
  ['a challenge', (rules) => addressOf({ rules }), nameOf('ZA')],
  [
    'a challenge of the world',
    (rules) => addressOf({ deck: 'world', subject: { kind: 'country', code: 'NP' }, rules }),
    nameOf('NP'),
  ],
  [
    'a challenge of US states',
    (rules) => addressOf({ deck: 'US', subject: { kind: 'country', code: 'US-NM' }, rules }),
    nameOf('US-NM'),
  ],
]

for (const [kind, path, answer] of rounds)
  for (const [how, rules] of /^(the day|practice|a challenge)$/.test(kind) ? ways : [AIDED, HIDING])
    test(`The answer of ${kind}, ${how}, is nowhere to be read before the end, not even in a report`, async ({
      page,
      player,
      watch,
    }) => {
      test.slow()
      const address = path(rules)
      const shape = player.outline.locator('path')
      const { aids, ...harder } = rules
      await choose(page, { ...harder, ...Object.fromEntries(aids.map((aid) => [aid, true])) })
      if (kind === 'practice') await deal(page, codeOf(answer))
      await player.open(address)
      const token = address.split('#')[1]
      let drawn: string | undefined
      const check = async () => {
        if (rules.outline === 'hidden') await expectHidden(player, watch)
        else {
          drawn ??= await player.path()
          await expect(shape).toHaveAttribute('d', drawn)
          await expect(shape).not.toHaveAttribute('transform')
        }
        if (!rules.arrows) {
          expect(await player.announcement.first().textContent()).not.toMatch(WINDS)
          expect(await documentOf(page)).not.toMatch(WINDS)
        }
        if (aids.length > 0 && (await player.guesses.count()) > 0) {
          // What the link of a challenge allows is taken after the first guess.
          if (token !== undefined && (await player.guesses.count()) === 1)
            for (const [index, aid] of ['Size', 'Shapes', 'Globe', 'Continent', 'More guesses'].entries())
              await takeAid(player, aid, index === 0)
          await expect(page.locator('.guess-size').last()).toBeVisible()
          await page
            .getByRole('button', { name: /^Lay over/ })
            .last()
            .click()
          await expect(page.locator('.plate-laid path')).toHaveCount(1)
          const isOnGlobe = isCountry(codeOf(answer))
          for (const name of isOnGlobe ? ['Globe', 'Outline'] : []) {
            await player.button(name).click()
            await expect(page.locator('.globe-play')).toHaveCount(name === 'Globe' ? 1 : 0)
            await expectSecret(player, watch, answer)
          }
        }
        await expectSecret(player, watch, answer)
      }
      if (rules.outline === 'turned') {
        await player.choose('Describe the outline')
        await expect(page.locator('.description')).toBeVisible()
        expect(await page.locator('.description').textContent()).not.toMatch(/north|south|east|west|wide|°/i)
      }
      await check()
      for (const name of wrong(5, answer)) {
        await player.guess(name)
        await check()
      }
      await page.reload()
      await player.ready()
      await expect(player.guesses).toHaveCount(5)
      await check()
      const report = await reported(player)
      expect(report).not.toContain(answer)
      expect(report).not.toMatch(new RegExp(`\\b${codeOf(answer)}\\b`))
      expect(readReport(report)).toMatchObject({ kind: 'report', rounds: [] })
      expect(report).toContain('"event":"guess"')
      if (token !== undefined)
        expect(report + (await page.evaluate(() => JSON.stringify(sessionStorage)))).not.toContain(token)
      await expectSecret(player, watch, answer)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await player.guess(answer)
      await expect(page.getByText(HIDDEN)).toHaveCount(0)
      if (rules.outline === 'shown') await expect(shape).toHaveAttribute('d', drawn ?? '')
      else await expect(shape).not.toHaveAttribute('d', drawn ?? '')
      await expect(page.locator('.description')).toContainText('from north to south')
    })

for (const [guess, answers, rules] of [
  ['LS', ['CF', 'SS'], { outline: 'hidden', arrows: false, aids: ['size', 'globe', 'continent', 'more'] }],
  ['LS', ['CF', 'SS'], { outline: 'hidden', arrows: true, aids: ['size', 'continent', 'more'] }],
] as const)
  test(`${answers.join(' and ')}, which agree in every hint to ${guess}, look the same ${rules.arrows ? 'with' : 'without'} arrows`, async ({
    browser,
    baseURL,
  }) => {
    const rounds = answers.map(async (code) => {
      const context = await browser.newContext({ baseURL: baseURL as string, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOON)
      const { requests } = new Watch(context, new URL(baseURL as string).origin)
      const player = new Player(page)
      const address = addressOf({ deck: 'world', subject: { kind: 'country', code }, rules })
      await player.open(address)
      await player.guess(nameOf(guess))
      for (const [index, aid] of ['Size', 'Continent', 'More guesses'].entries())
        await takeAid(player, aid, index === 0)
      await expect(page.locator('.guess-size')).toBeVisible()
      await rested(page)
      const stored = await page.evaluate(() => Object.entries(localStorage).sort().join('\n'))
      const [document, tree] = [await documentOf(page), await page.locator('body').ariaSnapshot()]
      await context.close()
      // The link is another for each, and so are the name of its round and the seal of its answer.
      return [document, tree, stored, requests.sort().join('\n')].map((text) =>
        text.replaceAll(address.split('#')[1] as string, 'token').replace(/"target":"\w{4}"/, 'target'),
      )
    })
    const [one, other] = await Promise.all(rounds)
    expect(other).toEqual(one)
  })

test('The first page shows a player today’s outline, and its answer is nowhere to be read', async ({
  page,
  player,
  watch,
}) => {
  await remember(page, ['PL', 'JP', 'PL', 'GB'])
  for (const names of [[], wrong(2)]) {
    await player.open('/daily')
    const drawn = await player.path()
    await player.guessAll(names)
    await player.link('Home').click()
    await expect(page.locator('.home-plate path[d]').last()).toHaveAttribute('d', drawn)
    await expectSecret(player, watch, ANSWER)
    await player.open('/')
    await expect(page.locator('.home-plate path[d]').last()).toHaveAttribute('d', drawn)
    await expectSecret(player, watch, ANSWER)
  }
})

test('What practice counts of what fits tells nothing but how many', async ({ page, player, watch }) => {
  await choose(page, { fit: true })
  await deal(page, 'TH')
  await player.open('/practice')
  for (const name of wrong(5, nameOf('TH'))) {
    await player.guess(name)
    await expect(page.getByText(/^Still possible: \d+$/)).toBeVisible()
    await expectSecret(player, watch, nameOf('TH'))
  }
})

for (const [kind, deck, settings, names] of [
  ['with a continent', 'oceania', { deck: 'oceania' }, ['Nauru']],
  ['of what is due', 'twenty', { order: 'due' }, ['Italy', 'France']],
] as const)
  test(`The answer of practice ${kind} is nowhere to be read before the end`, async ({
    page,
    player,
    watch,
  }) => {
    await choose(page, settings)
    await player.open('/practice')
    const answer = drawnIn(deck, await player.path())
    await player.guessAll(names.filter((name) => name !== answer))
    await expectSecret(player, watch, answer)
    expect(await reported(player)).not.toMatch(new RegExp(`${answer}|\\b${codeOf(answer)}\\b`))
  })

for (const [what, path, begin, codes] of [
  ['a class set asks', `/class#${tokenOfSet(threeOf())}`, 'Play', threeOf().countries],
  ['a sprint asks', '/sprint', 'Start', outlinesOf(planOfDay('2026-11-21')).slice(0, 4)],
] as const)
  test(`What ${what} for is nowhere to be read before it is over`, async ({ page, player, watch }) => {
    await player.open(path)
    await player.button(begin).first().click()
    await page.locator('.plate-outline path[d]').waitFor()
    for (const code of codes) await expectSecret(player, watch, nameOf(code))
  })

test('What the quiz asks for is nowhere in the page while the quiz is open, and comes with its end', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
  await player.button('Quiz').waitFor()
  await rested(page)
  const told = /Paris|Spain|Belgium|wikipedia|openstreetmap|earth-|season|on the globe/i
  expect(await documentOf(page)).not.toMatch(told)
  await player.reveal()
  await expect(page.getByRole('main')).toContainText('Paris')
  await page.reload()
  await player.globe.waitFor()
  expect(await documentOf(page)).toMatch(told)
})

test('A hidden outline does not flash, whatever comes first', async ({ page, player, watch }) => {
  await choose(page, { outline: 'hidden' })
  await page.addInitScript(() => {
    Object.assign(window, { drawn: [] })
    new MutationObserver(() => {
      const shape = document.querySelector('.plate-outline path')?.getAttribute('d')
      if (shape) (window as unknown as { drawn: string[] }).drawn.push(shape)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  for (const path of ['/daily', '/practice']) {
    await player.open(path)
    await expectHidden(player, watch)
    expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([])
  }
})

/** Has these settings in store before the page is opened. */
async function choose(page: Page, settings: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    SETTINGS,
    JSON.stringify(settings),
  ] as const)
}

/** Takes an aid from the options of a round, if it has that. */
async function takeAid(player: Player, name: string, isFirst: boolean): Promise<void> {
  await player.button('More').click()
  await player.page.getByRole('button', { name: /^Options/ }).click()
  const options = player.page.getByRole('dialog', { name: 'Options' })
  await options.waitFor()
  const aid = options.getByRole('switch', { name })
  if ((await aid.count()) === 0) return player.button('Close').click()
  await aid.click()
  await options.waitFor({ state: 'detached' })
  if (!isFirst) return
  // A press just after it has opened would be one for what was there before.
  await player.page.locator('dialog:not([data-settling])').waitFor()
  await player.button('Take a lifeline').click()
}

/** A country is nowhere to be read: not in the page, what is heard of it, the store, the address, the console or a request. */
async function expectSecret({ page }: Player, watch: Watch, answer: string): Promise<void> {
  await rested(page)
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  // Path data is the outline itself; it and the style sheet have numbers of every kind.
  const said = html
    .replace(/ d="[^"]*"/g, '')
    .replace(/<style>.*?<\/style>/gs, '')
    // A language may have the letters of a country, and is named on every page.
    .replace(
      /<link rel="alternate"[^>]*>|<details class="languages".*?<\/details>|<div class="language-links">.*?<\/div>/gs,
      '',
    )
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      // What was played before by `remember` is over, and says what it asked for.
      .filter(([key]) => !/daily\.twenty\.2026-11-(1\d|20)$/.test(key))
      .join('\n'),
  )
  const tree = (await page.locator('body').ariaSnapshot()).replace(/\/url: .*/g, '')
  const code = codeOf(answer)
  // A hash may have the letters of a country, with a hyphen behind them.
  const withoutHashes = (text: string) => text.replace(/\/assets\/([a-z]{2}(-\w+)?\/)?[\w-]{6,8}\.\w+/g, '')
  const signs = [
    new RegExp(answer, 'i'),
    new RegExp(`\\b${code}\\b`),
    new RegExp(`["'/-]${code}["'/.-]`, 'i'),
    / in brief|wikipedia|openstreetmap|your course|class=.course/i,
    ...placeOf(code).centroid.map(
      (degrees) => new RegExp(degrees.toFixed(4).slice(0, -2).replace('.', '\\.')),
    ),
  ]
  const title = await page.title()
  const texts = [said, stored, tree, page.url(), title, ...watch.log, ...watch.requests].map(withoutHashes)
  const told = signs.flatMap((sign) =>
    texts.filter((text) => sign.test(text)).map((text) => [sign, text] as const),
  )
  expect(told.map(([sign, text]) => text.slice(Math.max(0, text.search(sign) - 60)).slice(0, 120))).toEqual(
    [],
  )
}

/** Nothing of a hidden outline is anywhere, nor was any asked for. */
async function expectHidden({ page, outline }: Player, watch: Watch): Promise<void> {
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await rested(page)
  await expect(outline).toHaveCount(0)
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect(page.getByRole('link', { name: 'How to Play' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Describe the outline' })).toHaveCount(0)
  await more.click()
  await expect(page.locator('.plate-outline, .description')).toHaveCount(0)
  expect(watch.requests.filter((url) => /\.txt|sketch|shapes/.test(url))).toEqual([])
}

/** Everything in the page that somebody could look into, but for the style sheets and the ways to other languages. */
async function documentOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return html.replace(/<style>.*?<\/style>|<script.*?<\/script>|<link [^>]*>|<meta [^>]*>/gs, '')
}

/** Opens the settings and in them the report, and gives its text. */
async function reported(player: Player): Promise<string> {
  await player.button('Settings').click()
  await player.button('Copy a report').click()
  return player.page.getByRole('textbox', { name: 'Report' }).inputValue()
}

/** The country of a deck whose outline has this path. */
function drawnIn(deck: CountryDeckName, path: string): string {
  const country = placesOf(deck).find(({ id }) => {
    const file = `src/geo/shapes/${id}.txt`
    return existsSync(file) && parseShape(readFileSync(file, 'utf8'))?.path === path
  })
  if (country === undefined) throw new Error('Nothing in the deck is drawn so')
  return country.name
}
