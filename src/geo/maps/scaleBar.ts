/** The longest length of 1, 2 or 5 times a power of ten that is not longer than another. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const times = [5, 2].find((each) => each * power <= most) ?? 1
  return times * power
}
