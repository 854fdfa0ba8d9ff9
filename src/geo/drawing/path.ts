import { type GridSpot, type Loop, twiceArea } from './loop'
import { STEPS } from './plane'

/** Steps to a unit of the path data, of which a thousand make the side of the box. */
export const UNIT = STEPS / 1000

/**
 * A drawing on whole units as SVG path data in relative commands, as short as they can be written. The
 * differences are of rounded places, so that no error adds up along the coast.
 */
export function outlinePath(loops: readonly Loop[], unit = UNIT): string {
  let pen: GridSpot = [0, 0]
  let path = ''
  for (const loop of loops) {
    let command = ''
    const corners = tidied(loop)
    for (const [i, corner] of corners.entries()) {
      const [dx, dy] = [(corner[0] - pen[0]) / unit, (corner[1] - pen[1]) / unit]
      const next = i === 0 ? 'm' : dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
      const numbers = joined(next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy])
      if (next !== command) path += next
      else if (!numbers.startsWith('-')) path += ' '
      path += numbers
      command = next
      pen = corner
    }
    path += 'z'
    // Closing a loop takes the pen back to where the loop began.
    pen = corners[0] as GridSpot
  }
  return path
}

function joined(numbers: readonly number[]): string {
  return numbers.map(String).reduce((text, next) => text + (next.startsWith('-') ? next : ` ${next}`))
}

/** Drops spots in line with their neighbours, again until there are none: dropping one may line up the next. */
function tidied(loop: Loop): Loop {
  const kept = loop.filter(
    (spot, i) => twiceArea(loop.at(i - 1) as GridSpot, spot, loop[(i + 1) % loop.length] as GridSpot) !== 0,
  )
  return kept.length === loop.length ? loop : tidied(kept)
}
