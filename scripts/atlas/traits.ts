import type { Traits } from '../../src/geo/traits'
import { areaOfLoop } from './loop'
import type { Flat } from './plane'

export function traitsOf({ loops, scale }: Flat): Traits {
  const xs = loops.flat().map(([x]) => x)
  const ys = loops.flat().map(([, y]) => y)
  return {
    area: twoDigits(loops.reduce((sum, loop) => sum + areaOfLoop(loop), 0) * scale ** 2),
    width: twoDigits((Math.max(...xs) - Math.min(...xs)) * scale),
    height: twoDigits((Math.max(...ys) - Math.min(...ys)) * scale),
  }
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2))
}
