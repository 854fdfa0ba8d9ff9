/** What a page notes about itself; times in milliseconds since the navigation. */
export type Seen = {
  fcp: number
  lcp: number
  cls: number
  /** When tasks of more than 50 ms began and ended. */
  long: [from: number, to: number][]
  /** When a letter that was typed as soon as the field was enabled was answered by suggestions. */
  playable: number | undefined
  /** The first frame after the outline was drawn anew, or after it had been drawn in, whichever is later. */
  outline: number | undefined
  /** From the last key, and from the last tap, to the frame that showed suggestions, and a row. */
  typing: number | undefined
  row: number | undefined
}

/** Runs in the page from its beginning, and types a letter as soon as the field takes one if `isPlayed`. */
export function probe(isPlayed: boolean): void {
  const seen: Seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    long: [],
    playable: undefined,
    outline: undefined,
    typing: undefined,
    row: undefined,
  }
  Object.assign(globalThis, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null }
    // What answers the letter is not what the page brings.
    if (!element?.closest('[role="listbox"]')) seen.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    seen.long.push([startTime, startTime + duration])
  })
  if (!isPlayed) return

  const SUGGESTION = '[role="option"]'
  const ROW = 'li.guess'
  /** Calls back once the frame that has what a selector finds has been handed to the screen. */
  const whenShown = (selector: string, done: (time: number) => void) => {
    const look = () => {
      if (document.querySelector(selector) === null) return
      changes.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(undefined)
      })
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { childList: true, subtree: true })
    look()
  }
  const typeEarly = () => {
    const field = document.querySelector<HTMLInputElement>('input:enabled')
    if (field === null) {
      requestAnimationFrame(typeEarly)
      return
    }
    field.focus()
    document.execCommand('insertText', false, 'i')
    whenShown(SUGGESTION, (time) => {
      seen.playable = time
    })
  }
  requestAnimationFrame(typeEarly)

  // Without looking at every frame, which would have the page reckon its styles anew each time.
  const noteOutline = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest('.plate-outline') !== null)
      requestAnimationFrame(() => {
        seen.outline = performance.now()
      })
  }
  new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if ((target as Element).getAttribute('d') !== oldValue) noteOutline({ target })
  }).observe(document, { attributeFilter: ['d'], attributeOldValue: true, subtree: true })
  document.addEventListener('animationend', noteOutline)

  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      whenShown(SUGGESTION, (time) => {
        seen.typing = time - timeStamp
      }),
    true,
  )
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if ((target as Element).closest(SUGGESTION) === null) return
      whenShown(ROW, (time) => {
        seen.row = time - timeStamp
      })
    },
    true,
  )
}
