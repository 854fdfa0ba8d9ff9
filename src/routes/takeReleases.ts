import type { Browser } from '../browser'

/**
 * After a release the parts of an older program are gone from the host; and some browsers do not import again what has
 * failed once. When a part is missing for either reason, the page is loaded anew, and the journal has the game. Not while
 * somebody types, who would lose what is written and can play on without that part; and not when it was tried before, so
 * that a host which mixes two releases brings no loop.
 */
export function takeReleases({ onPartMissing, isTyping, isOutdated, reloadOnce }: Browser): void {
  onPartMissing(async (isRemembered) => {
    const isReady = isRemembered || (await isOutdated().catch(() => false))
    if (isReady && !isTyping()) reloadOnce()
  })
}
