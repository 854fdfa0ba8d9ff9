/**
 * Waits until the browser is idle. Safari lacks `requestIdleCallback` and waits for a tenth of the limit.
 * @param limit maximum wait, in milliseconds
 */
export function whenIdle(limit = 1000): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: limit })
    else setTimeout(resolve, limit / 10)
  })
}

/** Yields to the main thread, so that pending input is handled and its effects are painted. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Length of one slice of work, in milliseconds; shorter than a frame. */
const SLICE = 8

/**
 * Runs long work to its end in slices, so that the page stays responsive.
 * @param work iterator that yields wherever it may be interrupted
 * @param isWanted whether the result is still needed; if not, the work is abandoned
 * @returns the result of the work; `undefined` if it was abandoned
 */
export async function inSlices<Result>(
  work: Iterator<undefined, Result>,
  isWanted: () => boolean,
): Promise<Result | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await yieldToMain()
  }
  return undefined
}
