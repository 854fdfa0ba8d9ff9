/**
 * Mixes 32 bits so that each input bit affects every output bit: the finalizer `fmix32` of MurmurHash3 (Austin Appleby,
 * public domain).
 */
function mix(bits: number): number {
  let h = bits
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * Hashes a text to 32 bits: FNV-1a (Fowler, Noll, Vo), then {@link mix}. FNV-1a alone maps texts that differ only in the
 * last character to ordered values, so consecutive days would walk through the list.
 */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) as number), 0x01000193)
  return mix(h)
}

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
