/** A place in the 100×100 box of an outline: to the right and down. */
export type Spot = readonly [x: number, y: number]

/** A command of path data with its numbers: outlines have these alone. */
const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?[\d.]+/g

/**
 * The corners of each ring of an outline, the first not repeated at the end. Its path data is relative to where the
 * command before has ended, or, once it was turned, absolute.
 */
export function ringsOf(path: string): readonly (readonly Spot[])[] {
  const rings: Spot[][] = []
  let ring: Spot[] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of path.matchAll(COMMAND) as Iterable<[string, string, string]>) {
    const numbers = Array.from(rest.matchAll(NUMBER), ([number]) => Number(number))
    if (command === 'z') [x, y] = ring[0] as Spot
    if (/m/i.test(command)) {
      ring = []
      rings.push(ring)
    }
    const step = command === 'h' || command === 'v' ? 1 : 2
    for (let at = 0; at < numbers.length; at += step) {
      const [first = 0, second = 0] = numbers.slice(at, at + step)
      // Capitals are absolute.
      if (command < 'a') [x, y] = [0, 0]
      x += command === 'v' ? 0 : first
      y += command === 'v' ? first : second
      ring.push([x, y])
    }
  }
  return rings
}
