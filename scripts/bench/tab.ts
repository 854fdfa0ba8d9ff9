import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

/** How often the page is looked at, in milliseconds. */
const OFTEN = 50
/** How long nothing must be under way on the network until a page counts as at rest, in milliseconds. */
const REST = 1000
/** How long a finger stays on what it taps, in milliseconds. */
const TAP = 80
/** After how many milliseconds what is waited for will not come any more. */
const PATIENCE = 30_000

type Message = { readonly sessionId: string; readonly message: string }
type Answer = {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** A profile of a browser, with tabs that are looked at over the DevTools protocol. */
export class Profile {
  private readonly root: Root
  private readonly id: string

  private constructor(root: Root, id: string) {
    this.root = root
    this.id = id
  }

  static async in(browser: Browser): Promise<Profile> {
    const root = (await browser.newBrowserCDPSession()) as unknown as Root
    const { browserContextId } = await root.send<{ browserContextId: string }>('Target.createBrowserContext')
    return new Profile(root, browserContextId)
  }

  /** Opens an empty tab. */
  async open(): Promise<Tab> {
    const { targetId } = await this.root.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId: this.id,
    })
    const attach = async () => {
      const { sessionId } = await this.root.send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: false,
      })
      const tab = new Tab(this.root, targetId, sessionId)
      await tab.send('Page.enable')
      await tab.send('Network.enable')
      return tab
    }
    // Once in some hundred times the browser knows nothing of the session that it has just opened.
    return attach().catch(attach)
  }

  async close(): Promise<void> {
    await this.root.send('Target.disposeBrowserContext', { browserContextId: this.id })
    await this.root.detach()
  }
}

/** Playwright's session of a whole browser, as far as it is used here. */
type Root = {
  send<Result>(method: string, params?: object): Promise<Result>
  on(event: 'Target.receivedMessageFromTarget', take: (message: Message) => void): void
  off(event: 'Target.receivedMessageFromTarget', take: (message: Message) => void): void
  detach(): Promise<void>
}

/**
 * A tab without a debugger. Playwright lets V8 tell it of every error, also of those that React only makes to know them
 * again, and for where they were made V8 reads whole files once more: some 170 ms of a start that no player waits for.
 */
export class Tab {
  private readonly root: Root
  private readonly targetId: string
  private readonly sessionId: string
  private readonly answers = new Map<number, (answer: Answer) => void>()
  private last = 0
  private underway = 0
  private quietSince = Date.now()
  /** How many bytes came over the wire. */
  bytes = 0

  constructor(root: Root, targetId: string, sessionId: string) {
    this.root = root
    this.targetId = targetId
    this.sessionId = sessionId
    root.on('Target.receivedMessageFromTarget', this.take)
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.last
    const answer = new Promise<Answer>((resolve) => this.answers.set(id, resolve))
    await this.root.send('Target.sendMessageToTarget', {
      sessionId: this.sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }

  /** Runs a function in every page from its beginning. */
  async beforePages<Argument>(run: (argument: Argument) => void, argument: Argument): Promise<void> {
    const source = `(${run})(${JSON.stringify(argument)})`
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }

  /** Goes to an address, and waits until nothing has been under way on the network for a while. */
  async go(url: string): Promise<void> {
    await this.send('Page.navigate', { url })
    await this.rest()
  }

  async rest(): Promise<void> {
    this.quietSince = Date.now()
    await until('The page does not come to rest', async () => {
      const isLoaded = (await this.read<string>('document.readyState')) === 'complete'
      return isLoaded && this.underway === 0 && Date.now() - this.quietSince >= REST
    })
  }

  /** The value of an expression in the page, as JSON. A promise is waited for. */
  async read<Value>(expression: string): Promise<Value> {
    const { result } = await this.send<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    await until(`Never true: ${expression}`, () => this.read<boolean>(expression))
  }

  /** Taps the middle of the first element that a selector finds. */
  async tap(selector: string): Promise<void> {
    const [x, y] = await this.read<[number, number]>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`)
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await wait(TAP)
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Presses a key: a letter, or one that has a name and the number of a key on Windows. */
  async press(key: string, windowsVirtualKeyCode = key.toUpperCase().charCodeAt(0)): Promise<void> {
    const text = key.length === 1 ? { text: key } : {}
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode, ...text })
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode })
  }

  async close(): Promise<void> {
    this.root.off('Target.receivedMessageFromTarget', this.take)
    await this.root.send('Target.closeTarget', { targetId: this.targetId })
  }

  private readonly take = ({ sessionId, message }: Message) => {
    if (sessionId !== this.sessionId) return
    const answer = JSON.parse(message) as Answer
    if (answer.id !== undefined) this.answers.get(answer.id)?.(answer)
    if (answer.method === 'Network.requestWillBeSent') this.underway++
    if (answer.method === 'Network.loadingFinished') this.bytes += Number(answer.params?.encodedDataLength)
    if (answer.method === 'Network.loadingFinished' || answer.method === 'Network.loadingFailed') {
      this.underway = Math.max(0, this.underway - 1)
      this.quietSince = Date.now()
    }
  }
}

async function until(fault: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(fault)
    await wait(OFTEN)
  }
}
