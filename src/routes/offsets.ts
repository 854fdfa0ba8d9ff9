import type { Browser } from '../browser'

/** How far a page was scrolled, in pixels from its top, by the place of the page in the history of the tab. */
export type Offsets = Map<string, number>

const OFFSETS = 'outline.offsets'

/** What was kept before the page was loaded; nothing where it cannot be read. */
export function readOffsets(tab: Browser['tab']): Offsets {
  try {
    return new Map(JSON.parse(tab.get(OFFSETS) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** Keeps them for the next time the page is loaded. Where that fails they hold until then. */
export function writeOffsets(tab: Browser['tab'], offsets: Offsets): void {
  try {
    tab.set(OFFSETS, JSON.stringify([...offsets]))
  } catch {
    // Going back then begins at the top.
  }
}
