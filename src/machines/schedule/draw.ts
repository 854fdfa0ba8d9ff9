import { hash, mix } from '../hash'

/** Maps a text to an index below `count`; published results depend on it, so it never changes. */
export function indexOfText(text: string, count: number): number {
  return hash(text) % count
}

/** Draws an index below `count` by a seed, any 32-bit integer, and returns it with the seed for the next draw. */
export function draw(seed: number, count: number): { readonly index: number; readonly seed: number } {
  // The SplitMix generator: adds 2^32 divided by the golden ratio before mixing.
  const next = (seed + 0x9e3779b9) >>> 0
  return { index: mix(next) % count, seed: next }
}

/** Shuffles a list in an order determined by the seed, any 32-bit integer. */
export function shuffled<Thing>(things: readonly Thing[], seed: number): readonly Thing[] {
  const left = [...things]
  let next = seed
  return things.map(() => {
    const drawn = draw(next, left.length)
    next = drawn.seed
    return left.splice(drawn.index, 1)[0] as Thing
  })
}
