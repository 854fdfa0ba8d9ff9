import type { Browser } from '../browser'

/**
 * After a release the parts of an older program are gone from the host, and some browsers never import again what has
 * failed once. When a part is missing for either reason the page is loaded anew; the journal has the game. Not while
 * somebody types, who would lose what is written and can play on without the part; and only once, so that a host which
 * mixes two releases causes no loop.
 */
export function takeReleases({ onPartMissing, isTyping, isOutdated, reloadOnce }: Browser): void {
  onPartMissing(async (isRemembered) => {
    const isReady = isRemembered || (await isOutdated().catch(() => false))
    if (isReady && !isTyping()) reloadOnce()
  })
}
