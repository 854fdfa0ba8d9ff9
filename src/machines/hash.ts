/**
 * Mixes 32 bits so that each input bit affects every output bit: the finalizer `fmix32` of MurmurHash3 (Austin Appleby,
 * public domain).
 */
export function mix(bits: number): number {
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
