import { expect, type Locator, type Page } from '@playwright/test'
import { nextFrame } from './nextFrame'
import { followRequests, rested } from './rested'

/** Plays the game as a person does: by what is written on the screen and by the roles of things. */
export class Player {
  readonly input: Locator
  readonly suggestions: Locator
  /** The rows of the list of guesses. */
  readonly guesses: Locator
  readonly outline: Locator
  readonly shareButton: Locator
  /** The map of the guesses at the end of a game, on which keys can be pressed. */
  readonly globe: Locator
  /** Where the game speaks to a screen reader after a guess. */
  readonly announcement: Locator

  /**
   * `say` puts English words of the interface into the language of the pages, which are under the path `home`, and
   * `called` the English name of a country.
   */
  constructor(
    readonly page: Page,
    private readonly say = (words: string) => words,
    private readonly home = '',
    readonly called = (name: string) => name,
  ) {
    followRequests(page)
    this.input = page.getByRole('combobox', {
      name: new RegExp(`^(${say('Guess a country')}|${say('Guess a region')})$`),
    })
    this.suggestions = page.getByRole('listbox').getByRole('option')
    this.guesses = page
      .getByRole('heading', { name: say('Your Guesses'), exact: true })
      .locator('xpath=following::ol[1]')
      .getByRole('listitem')
    this.outline = page.getByRole('img', { name: new RegExp(`^${say('Outline of')} `) })
    this.shareButton = page.getByRole('button', {
      name: new RegExp(`^(${say('Share Result')}|${say('Copied!')})$`),
    })
    this.globe = page.getByRole('application', {
      name: new RegExp(`^(${say('Globe')}|${say('World map')})$`),
    })
    this.announcement = page.getByRole('status')
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.home + path)
    await this.heading().waitFor()
    await this.ready()
  }

  /** Resolves when the program has taken the page over. */
  async ready(): Promise<void> {
    await this.page.locator('.program-lost').waitFor({ state: 'detached' })
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  link(name: string | RegExp): Locator {
    const said = typeof name === 'string' ? this.say(name) : name
    return this.page.getByRole('link', { name: said, exact: true })
  }

  /** Button of the header, the content or a dialog; the footer repeats some of them. */
  button(name: string): Locator {
    const button = this.page.getByRole('button', { name: this.say(name), exact: true })
    return button.and(this.page.locator(':not(.footer *)'))
  }

  /** Chooses from the menu under the outline. */
  async choose(name: string): Promise<void> {
    await this.button('More').click()
    await this.button(name).click()
  }

  text(words: string): Locator {
    return this.page.getByText(this.say(words), { exact: true })
  }

  toast(words: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.say(words) })
  }

  /** Opens the page of the statistics. */
  async openStatistics(): Promise<void> {
    await this.open('/atlas/record')
  }

  /** Shows the country at the end of a round with its globe, in place of the quiz on it if one is open. */
  async reveal(): Promise<void> {
    const country = this.page.locator('.disclosure-title button').first()
    await country.waitFor()
    if ((await this.button('Quiz').count()) > 0) {
      await country.click()
      await this.button('Show it').click()
    }
    await this.globe.waitFor()
  }

  /** Opens a section at the end of a round by its heading, in place of the quiz if one is open. */
  async unfold(name: 'Statistics' | 'Details'): Promise<void> {
    await this.button(name).waitFor()
    if ((await this.button('Quiz').count()) > 0) await this.reveal()
    await this.button(name).click()
  }

  suggestion(name: string): Locator {
    return this.suggestions.filter({ hasText: new RegExp(`^${name}$`) })
  }

  /** Writes a text into the input in place of what is there. */
  async type(text: string): Promise<void> {
    await this.input.fill(text)
  }

  /** Types what a country is called and picks it from the suggestions with the mouse. */
  async guess(name: string): Promise<void> {
    const called = this.called(name)
    await this.type(called)
    await this.pick(this.suggestion(called))
  }

  /** Picks a suggestion with the mouse, and waits for its row: the game reckons when the list is closed. */
  async pick(suggestion: Locator): Promise<void> {
    const count = await this.guesses.count()
    await suggestion.click()
    await this.guesses.nth(count).waitFor()
  }

  /** Presses Enter in the field, and waits until a guess that it might bring would be there. */
  async enter(): Promise<void> {
    await this.input.press('Enter')
    await this.drawn()
  }

  async guessAll(names: readonly string[]): Promise<void> {
    for (const name of names) await this.guess(name)
  }

  /** What each row says, with single spaces. */
  async rows(): Promise<string[]> {
    const texts = await this.guesses.allInnerTexts()
    // The character of an arrow is there and not laid out.
    const arrows = await this.guesses.evaluateAll((rows) =>
      rows.map((row) => row.querySelector('.guess-arrow')?.textContent ?? ''),
    )
    return texts.map((text, row) =>
      text
        .replace(/(?=\d+\s*%)/, `${arrows[row]} `)
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }

  /** The outline's path data, once that has arrived. */
  async path(): Promise<string> {
    const path = this.outline.locator('path')
    await expect(path).toHaveAttribute('d', /./)
    return (await path.getAttribute('d')) ?? ''
  }

  /** Goes on with the page in another language, by what it calls itself. */
  async readIn(language: string): Promise<void> {
    await this.page.locator('.languages summary').click()
    await this.page.locator('.languages').getByRole('link', { name: language, exact: true }).click()
  }

  /**
   * Resolves when the worker has taken everything and answers for the page. For the first page of a visit: one that is
   * on its way while the worker takes over is the worker's only when it is opened again.
   */
  async keptOffline(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller)
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** The text that is selected on the page or in one of its fields. */
  selectedText(): Promise<string> {
    return this.page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
        ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
        : String(getSelection())
    })
  }

  /** Resolves when all that has been done to the page is on the screen. */
  async drawn(): Promise<void> {
    await nextFrame(this.page)
  }

  /** Resolves when the page has all that it fetches by itself, and waits for the person. */
  async rested(): Promise<void> {
    await rested(this.page)
  }
}
