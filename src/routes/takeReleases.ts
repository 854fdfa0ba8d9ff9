import type { Browser } from '../browser'

/**
 * After a release the parts of an older program are gone from the host. When one is missing, the page is loaded anew,
 * and the journal has the game. Not while somebody types, who would lose what is written and can play on without that
 * part; and not when it was tried before, so that a host which mixes two releases brings no loop.
 */
export function takeReleases({ onPartMissing, isTyping, isOutdated, reloadOnce }: Browser): void {
  onPartMissing(async () => {
    const isReady = await isOutdated().catch(() => false)
    if (isReady && !isTyping()) reloadOnce()
  })
}
