/** How high the south and the north of the box sound, in hertz: three octaves, A3 to A6, in which ears tell tones apart best. */
export const LOWEST = 220
export const HIGHEST = 1760

/** How high a place sounds, in hertz, by how far down it is in the box, [0, 100]: each step as far for the ear as any other. */
export function pitchOf(y: number): number {
  return HIGHEST * (LOWEST / HIGHEST) ** (y / 100)
}

/** On which side a place is heard, by how far to the right it is in the box, [0, 100]: −1 is left, 1 is right. */
export function panOf(x: number): number {
  return x / 50 - 1
}

/** A tone that glides. Times are in seconds. */
export type Tone = {
  readonly at: number
  readonly until: number
  /** How high it is, in hertz, at moments evenly spaced from its beginning to its end: two or more. */
  readonly pitch: readonly number[]
  /** On which side it begins and ends, −1 to 1. */
  readonly pan: readonly [from: number, to: number]
}

/** What is played of an outline in one go. Times are in seconds. */
export type Sound = {
  readonly length: number
  readonly tones: readonly Tone[]
  /** How loud each tone is, as a share of what can be played: none is louder, so that none stands for more land. */
  readonly gain: number
  /** When there is a click, and on which side. */
  readonly clicks: readonly { readonly at: number; readonly pan: number }[]
}
