import type { GridSpot, Loop } from '../../src/geo/drawing/loop'

/** The corners in steps of path data in units of that many steps: follows m, l, h, v and z as a browser does. */
export function trace(path: string, unit: number): readonly Loop[] {
  const loops: GridSpot[][] = []
  let [x, y] = [0, 0]
  for (const [, command, text = ''] of path.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number)
    const pairs = command === 'h' || command === 'v' ? numbers : numbers.filter((_, i) => i % 2 === 0)
    if (command === 'm') loops.push([])
    const loop = loops.at(-1) ?? []
    if (command === 'z') [x, y] = (loop[0] ?? [0, 0]).map((steps) => steps / unit) as [number, number]
    for (const [i, number] of pairs.entries()) {
      const [dx, dy] =
        command === 'h' ? [number, 0] : command === 'v' ? [0, number] : [number, numbers[2 * i + 1] ?? 0]
      ;[x, y] = [x + dx, y + dy]
      loop.push([x * unit, y * unit])
    }
  }
  return loops
}
