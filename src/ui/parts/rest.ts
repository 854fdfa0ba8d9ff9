/** Waits until the page has nothing more urgent to do, a second at most. Safari cannot tell, and waits a tenth of one. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })
}

/** Lets taps and keys that are waiting be answered first, and what comes of them be painted. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** For how many milliseconds at a time: less than a frame has. */
const SLICE = 8

/**
 * Does some work to its end, a little at a time, so that the page goes on taking what a person does.
 * @param work stops wherever other things can be seen to.
 * @param isWanted whether it is still of use; what is not is given up.
 * @returns what comes of it; `undefined` where it was given up.
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
