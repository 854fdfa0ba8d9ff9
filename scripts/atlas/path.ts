import { type Loop, type Spot, twiceArea } from './loop'
import { STEPS } from './plane'

/** Side of the box in the units of the path data. */
export const UNITS = 1000

/** Rounds a drawing to whole units, and takes away the spots that then add nothing to it. */
export function rounded(loops: readonly Loop[]): readonly Loop[] {
  const unit = (steps: number) => Math.round((steps * UNITS) / STEPS)
  return loops.map((loop) => tidied(loop.map(([x, y]) => [unit(x), unit(y)])))
}

/**
 * Whole units as SVG path data in relative commands, as short as they can be written. The differences are
 * of rounded places, so that no error adds up along the coast. `over` divides what is written.
 */
export function pathOf(loops: readonly Loop[], over = 1): string {
  let [atX, atY] = [0, 0]
  let path = ''
  for (const loop of loops) {
    let command = ''
    for (const [i, [x, y]] of loop.entries()) {
      const [dx, dy] = [x - atX, y - atY]
      if (i === 0) path += `m${joined([dx, dy], over)}`
      else {
        const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
        const numbers = joined(next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy], over)
        path += next === command ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : next + numbers
        command = next
      }
      ;[atX, atY] = [x, y]
    }
    path += 'z'
    // Closing a loop takes the pen back to where the loop began.
    ;[atX, atY] = loop[0] as Spot
  }
  return path
}

function joined(numbers: readonly number[], over: number): string {
  const texts = numbers.map((number) => String(number / over).replace(/^(-?)0\./, '$1.'))
  return texts.reduce((text, next) => text + (next.startsWith('-') ? next : ` ${next}`))
}

/** Drops spots in line with their neighbours, again until there are none: dropping one may line up the next. */
function tidied(loop: Loop): Loop {
  const kept = loop.filter(
    (spot, i) => twiceArea(loop.at(i - 1) as Spot, spot, loop[(i + 1) % loop.length] as Spot) !== 0,
  )
  return kept.length === loop.length ? loop : tidied(kept)
}
