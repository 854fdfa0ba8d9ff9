/** Waits until the page has nothing more urgent to do, a second at most. Safari cannot tell, and waits a tenth of one. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })
}

/** Lets taps and keys that are waiting be answered first, and what comes of them be painted. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
