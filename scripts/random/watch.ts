import type { BrowserContext, Page } from '@playwright/test'
import { LANGUAGES } from '../../src/ui/words/languages'
import { sayIn } from '../words/sayIn'

/** Messages of the browser itself, without a net or where a page is left while it loads. */
const WITHOUT_NET =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED|NETWORK_CHANGED)|status of 503|Failed to fetch|fetching the script/

/** Texts in place of a page that could not be fetched, in each language. */
const MISSING = LANGUAGES.map((lang) => sayIn(lang)('shell.missingScreen'))

/** Heading in place of a page that threw. */
const CRASH = 'Unexpected Application Error!'

/** Sees what must never happen in any tab, whatever is done. */
export class RandomWatch {
  readonly #faults: string[] = []
  /** The tabs that said without the net that a page is missing, and still do. */
  readonly #excused = new Set<Page>()
  /** Whether the net is gone, or was within this step. */
  mayBeOffline = false

  constructor(private readonly context: BrowserContext) {
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`)
    })
  }

  /** Has every page tell of what its policy forbids. */
  async begin(): Promise<void> {
    await this.context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reportError(new Error(`The policy forbids ${violatedDirective}: ${blockedURI}`)),
      )
    })
  }

  /** The faults since the last time, with what is wrong with what the tabs show. */
  async faults(): Promise<readonly string[]> {
    const shown = await Promise.all(this.context.pages().map((page) => this.#faultOf(page)))
    return [...this.#faults.splice(0), ...shown.flatMap((fault) => fault ?? [])]
  }

  async #faultOf(page: Page): Promise<string | undefined> {
    const text = await page
      .waitForLoadState('domcontentloaded')
      .then(async () => (await page.locator('body').allInnerTexts()).join())
      // A page that is being left is looked at after the next step.
      .catch(() => undefined)
    if (text === undefined) return undefined
    // Without the net the browser may have a page of its own, which nobody is answerable for.
    if (page.url().startsWith('chrome-error:'))
      return this.mayBeOffline ? undefined : `${page.url()} is shown`
    const isMissing = MISSING.some((words) => text.includes(words))
    if (isMissing && this.mayBeOffline) this.#excused.add(page)
    else if (!isMissing) this.#excused.delete(page)
    if (text.includes(CRASH) && !this.#excused.has(page)) return `${page.url()} shows ${text.slice(0, 300)}`
    return text.trim() === '' ? `${page.url()} is blank` : undefined
  }

  #note(fault: string): void {
    if (this.mayBeOffline && WITHOUT_NET.test(fault)) return
    this.#faults.push(fault)
  }
}
