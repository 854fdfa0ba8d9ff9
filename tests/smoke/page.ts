/** The keys that are pressed by name. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape'

/** What the smoke run asks of a browser: a page in a profile of its own. */
export type Page = {
  /** Goes to an address, until the page is loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It knows nothing but what it is given; both ways that is JSON. */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>
  /** Presses with the pointer on what an XPath finds, as soon as it is there. */
  click(path: string): Promise<void>
  /** Types into the field that an XPath finds, as soon as it is there. */
  type(path: string, text: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>
  close(): Promise<void>
}

/** A browser that plays the smoke run. */
export type Browser = {
  readonly name: string
  newPage(): Promise<Page>
  close(): Promise<void>
}

/** How long what is waited for may take, in milliseconds: only a failure takes that long. */
export const PATIENCE = 30_000

/** How long a single call of a browser may take, in milliseconds: a browser that takes longer hangs. */
export const CALL = 60_000

/** The window in which is played, in pixels. */
export const PHONE = { width: 390, height: 844 }
