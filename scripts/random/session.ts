import type { Browser, BrowserContext, Page } from '@playwright/test'
import { pages } from '../../src/routes/pages'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { nextFrame } from '../../tools/nextFrame'
import type { Dice } from './dice'
import { RandomWatch } from './watch'

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

const PATHS = Object.keys(pages).filter((path) => path !== '404')

const TEXTS = [
  'a',
  'fra',
  'uk',
  'ital',
  'united',
  'chad',
  'guinea',
  'xyz',
  '12',
  '100100000104',
  'é',
  '日本',
] as const

const KEYS =
  'Enter Escape Tab Tab Shift+Tab ArrowDown ArrowUp ArrowLeft ArrowRight Space Backspace Home End'.split(' ')

/** Days of the clock that a session moves on to. */
const FIRST = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000

/** Most tabs that are open at once. */
const TABS = 3

/** Controls that are pressed: all that a pointer can use and that do not leave the site. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=option], [role=button], [tabindex="0"]'

/** Faults of a session, and the steps before them. */
export type Fault = { readonly steps: readonly string[]; readonly faults: readonly string[] }

/** Does so many things by chance in a profile of its own, as long as nothing goes wrong. */
export async function playAtRandom(
  browser: Browser,
  url: string,
  dice: Dice,
  count: number,
): Promise<Fault | undefined> {
  const context = await browser.newContext({
    baseURL: url,
    locale: dice.of(LANGUAGES),
    viewport: dice.of(SIZES),
    reducedMotion: dice.of(['reduce', 'no-preference']),
    colorScheme: dice.of(['light', 'dark']),
  })
  try {
    const session = new Session(context, dice)
    await session.begin()
    while (session.steps.length < count) {
      const faults = await session.step()
      if (faults.length > 0) return { steps: session.steps, faults }
    }
  } finally {
    await context.close()
  }
}

class Session {
  readonly steps: string[] = []
  readonly #watch: RandomWatch
  #page: Page | undefined
  #now = FIRST
  #isOffline = false

  constructor(
    private readonly context: BrowserContext,
    private readonly dice: Dice,
  ) {
    this.#watch = new RandomWatch(context)
  }

  async begin(): Promise<void> {
    await this.#watch.begin()
    await this.context.clock.setFixedTime(this.#now)
    await this.context.addInitScript(
      (seed) => {
        let state = seed
        // The draws of the game are those of the seed; and nobody is there to answer a printer.
        crypto.getRandomValues = (array) => {
          if (array instanceof Uint32Array)
            for (let at = 0; at < array.length; at++) array[at] = state = (state * 1664525 + 1013904223) >>> 0
          return array
        }
        window.print = () => {}
      },
      this.dice.below(2 ** 31),
    )
    this.#page = await this.context.newPage()
    await this.#open()
  }

  /** Does one thing, and has what went wrong by it. */
  async step(): Promise<readonly string[]> {
    this.#watch.mayBeOffline = this.#isOffline
    const chance = this.dice.below(100)
    if (chance < 55) await this.#click()
    else if (chance < 68) await this.#type()
    else if (chance < 82) await this.#press()
    else if (chance < 86) await this.#open()
    else if (chance < 89) await this.#go('back')
    else if (chance < 91) await this.#go('forward')
    else if (chance < 93) await this.#go('reload')
    else if (chance < 96) await this.#changeTab()
    else if (chance < 98) await this.#toggleNet()
    else if (chance < 99) await this.#resize()
    else await this.#wait()
    const page = this.#tab()
    if (!page.url().startsWith('chrome-error:')) await nextFrame(page).catch(() => {})
    return this.#watch.faults()
  }

  #tab(): Page {
    return this.#page as Page
  }

  async #click(): Promise<void> {
    const page = this.#tab()
    const found = await page
      .evaluate((selector) => {
        const spots: { words: string; x: number; y: number }[] = []
        for (const element of document.querySelectorAll<HTMLElement>(selector)) {
          const { left, top, width, height } = element.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          const hit = document.elementFromPoint(x, y)
          if (!hit || !(element === hit || element.contains(hit) || hit.contains(element))) continue
          const link = element.closest('a')
          if (link && (link.origin !== location.origin || link.target !== '')) continue
          const words = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
          spots.push({ words: words.replace(/\s+/g, ' ').trim().slice(0, 60), x, y })
        }
        return spots
      }, CONTROLS)
      .catch(() => [])
    if (found.length === 0) return void this.steps.push('nothing to click')
    const { words, x, y } = this.dice.of(found)
    const clickCount = this.dice.below(12) === 0 ? 2 : 1
    this.steps.push(
      `${clickCount === 2 ? 'double click' : 'click'} ${words} at ${Math.round(x)}, ${Math.round(y)} of ${page.url()}`,
    )
    await page.mouse.click(x, y, { clickCount })
  }

  async #type(): Promise<void> {
    const text = this.dice.of(TEXTS)
    const field = this.#tab().locator('input:visible, textarea:visible').first()
    this.steps.push(`type ${text}`)
    // Where there is no field, the page hears it.
    if ((await field.count().catch(() => 0)) > 0 && this.dice.below(4) > 0)
      await field.focus({ timeout: 1000 }).catch(() => {})
    await this.#tab().keyboard.type(text)
  }

  async #press(): Promise<void> {
    const key = this.dice.of(KEYS)
    this.steps.push(`press ${key}`)
    await this.#tab().keyboard.press(key)
  }

  async #open(): Promise<void> {
    const lang = this.dice.below(3) === 0 ? languageOf(this.dice.of(LANGUAGES)).path : ''
    const path = `${lang === '' ? '' : `/${lang}`}${this.dice.of(PATHS)}`
    this.steps.push(`open ${path}`)
    await this.#tab().goto(path, { waitUntil: 'commit' }).catch(this.#refused)
  }

  async #go(where: 'back' | 'forward' | 'reload'): Promise<void> {
    const page = this.#tab()
    const wait = { waitUntil: 'commit' } as const
    this.steps.push(where)
    if (where === 'back') await page.goBack(wait).catch(this.#refused)
    else if (where === 'forward') await page.goForward(wait).catch(this.#refused)
    else await page.reload(wait).catch(this.#refused)
    if (page.url() === 'about:blank') await this.#open()
  }

  async #changeTab(): Promise<void> {
    const tabs = this.context.pages()
    const others = tabs.filter((tab) => tab !== this.#page)
    const chance = this.dice.below(3)
    if (chance === 0 && tabs.length > 1) {
      this.steps.push('close the tab')
      await this.#tab().close()
      this.#page = this.dice.of(others)
    } else if (chance === 1 && others.length > 0) {
      this.#page = this.dice.of(others)
      this.steps.push(`go to the tab of ${this.#page.url()}`)
      await this.#page.bringToFront()
    } else if (tabs.length < TABS) {
      this.steps.push('a new tab')
      this.#page = await this.context.newPage()
      await this.#open()
    } else this.steps.push('no other tab')
  }

  async #toggleNet(): Promise<void> {
    this.#isOffline = !this.#isOffline
    this.#watch.mayBeOffline = true
    this.steps.push(this.#isOffline ? 'the net is gone' : 'the net is back')
    await this.context.setOffline(this.#isOffline)
    // What the browser has put in place of a page that it could not get stays until it is asked for again.
    if (!this.#isOffline)
      for (const tab of this.context.pages())
        if (tab.url().startsWith('chrome-error:')) await tab.goto('/').catch(this.#refused)
  }

  async #resize(): Promise<void> {
    const size = this.dice.of(SIZES)
    this.steps.push(`a window of ${size.width}×${size.height}`)
    await this.#tab().setViewportSize(size)
  }

  async #wait(): Promise<void> {
    this.#now += this.dice.of([HOUR / 60, HOUR, 13 * HOUR])
    this.steps.push(`the clock at ${new Date(this.#now).toISOString()}`)
    await this.context.clock.setFixedTime(this.#now)
  }

  /** A page that cannot be had without the net, or that was left before it was there. */
  readonly #refused = (error: Error): void => {
    const isExpected =
      /ERR_ABORTED|interrupted|detached|Not attached/.test(error.message) || this.#watch.mayBeOffline
    if (!isExpected) throw error
  }
}
