import text from './stamps.txt?raw'

/** Small silhouettes of the countries that have an outline, as path data in a box of 100×100. */
export const stamps: ReadonlyMap<string, string> = new Map(
  text.split('\n').map((line) => [line.slice(0, 2), line.slice(2)]),
)
