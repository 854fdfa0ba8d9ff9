import { deepEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { disturbancesIn, framesSeen } from '../e2e/frameLog'
import { PATIENCE, type Page } from './page'
import { faultsSeen } from './staged'

/** The field once it can be written into. A game stands as a frame until its program has arrived. */
const FIELD =
  '//main[not(preceding-sibling::*[contains(@class, "program-lost")])]//input[@role="combobox" and not(@disabled)]'

/** Plays the game in a browser by what is written on the screen. */
export class Player {
  constructor(
    private readonly page: Page,
    private readonly site: string,
  ) {}

  /** Opens a page of the game by its path. */
  async open(path: string): Promise<void> {
    await this.page.open(new URL(path, this.site).href)
    await this.until(() => document.querySelector('h1') !== null)
  }

  async reload(): Promise<void> {
    await this.checkFaults()
    await this.page.reload()
    await this.until(() => document.querySelector('h1') !== null)
  }

  /** Types a name, picks it from the suggestions, and waits for its row, at the end until presses count again. */
  async guess(name: string): Promise<void> {
    await this.type(name)
    const before = (await this.rows()).length
    await this.page.click(`//*[@role="option" and normalize-space()="${name}"]`)
    await this.until(
      (count) =>
        document.querySelectorAll('.guesses-rows li').length > count &&
        document.querySelector('.board[data-settling]') === null,
      before,
    )
  }

  async guessAll(names: readonly string[]): Promise<void> {
    for (const name of names) await this.guess(name)
  }

  type(text: string): Promise<void> {
    return this.page.type(FIELD, text)
  }

  /** Clicks what has these words, or this accessible name. */
  click(element: 'a' | 'button' | 'label', words: string): Promise<void> {
    return this.page.click(`//${element}[normalize-space()="${words}" or @aria-label="${words}"]`)
  }

  press: Page['press'] = (key) => this.page.press(key)

  /** What each row says, with single spaces. */
  rows(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.guesses-rows li')].map(({ textContent }) =>
        (textContent ?? '').replace(/\s+/g, ' '),
      ),
    )
  }

  shows(words: string): Promise<void> {
    return this.until((wanted) => document.body.textContent?.includes(wanted) === true, words)
  }

  /** An attribute of what a selector finds; `null` where there is no such thing. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.page.evaluate(
      (one, which) => document.querySelector(one)?.getAttribute(which) ?? null,
      selector,
      name,
    )
  }

  /**
   * Waits until a function in the page gives `true`.
   * @throws with the function when it takes too long
   */
  async until<Given extends readonly unknown[]>(
    isSo: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!(await this.page.evaluate(isSo, ...given))) {
      if (Date.now() > end) throw new Error(`Not so for ${PATIENCE} ms: ${isSo} of ${JSON.stringify(given)}`)
      await sleep(20)
    }
  }

  /** Compares all frames of the page that have been painted: nothing that was seen may have vanished or moved. */
  async checkFrames(): Promise<void> {
    await this.page.evaluate(() => {
      const mark = () => document.documentElement.setAttribute('data-framed', '')
      requestAnimationFrame(() => requestAnimationFrame(mark))
    })
    await this.until(() => document.documentElement.hasAttribute('data-framed'))
    deepEqual(disturbancesIn(await this.page.evaluate(framesSeen)), [])
  }

  /** @throws when a program has failed or has done what the policy forbids */
  async checkFaults(): Promise<void> {
    deepEqual(await this.page.evaluate(faultsSeen), [])
  }
}
