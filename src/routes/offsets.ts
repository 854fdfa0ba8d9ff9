import type { Browser } from '../browser'
import { PREFIX, unlessRefused } from '../machines/store/store'

/** How far a page was scrolled, in pixels from its top, by the place of the page in the history of the tab. */
export type Offsets = Map<string, number>

const OFFSETS = `${PREFIX}offsets`

/** What was kept before the page was loaded; nothing where it cannot be read. */
export function readOffsets(tab: Browser['tab']): Offsets {
  return unlessRefused(() => new Map(JSON.parse(tab.get(OFFSETS) ?? '[]')), new Map())
}

/** Keeps them for the next time the page is loaded. Where that fails they hold until then. */
export function writeOffsets(tab: Browser['tab'], offsets: Offsets): void {
  unlessRefused(() => tab.set(OFFSETS, JSON.stringify([...offsets])))
}
