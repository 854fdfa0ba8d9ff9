/** Waits until the page has nothing more urgent to do, a second at most. Safari knows no rest, and waits a moment. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })
}
