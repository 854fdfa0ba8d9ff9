import type { Browser } from '../browser'

/**
 * After a release the parts of an older program are gone from the host. When one is missing for that reason the page is
 * loaded anew; the journal has the game. Not while somebody types, who would lose what is written and can play on without
 * the part; and only once, so that a host which mixes two releases causes no loop.
 */
export function takeReleases({ onPartMissing, isTyping, isOutdated, reloadOnce }: Browser): void {
  onPartMissing(async () => {
    if ((await isOutdated().catch(() => false)) && !isTyping()) reloadOnce()
  })
}
