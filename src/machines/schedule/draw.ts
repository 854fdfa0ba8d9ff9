import { hash, mix } from '../hash'

/** Which of `count` things a text stands for, for ever the same. */
export function indexOfText(text: string, count: number): number {
  return hash(text) % count
}

/** One of `count` things drawn by a seed, any 32-bit whole number, and the seed of the next draw. */
export function draw(seed: number, count: number): { readonly index: number; readonly seed: number } {
  // Stepping by the golden ratio of 2^32 before mixing is the SplitMix generator.
  const next = (seed + 0x9e3779b9) >>> 0
  return { index: mix(next) % count, seed: next }
}
