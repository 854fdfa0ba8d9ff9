import { readFileSync } from 'node:fs'
import type { PlaceId } from '../../src/geo/place'
import { parseShape, type Shape } from '../../src/geo/shape'

/** The shape of a country as it is committed. */
export function shapeOf(id: PlaceId): Shape {
  const shape = parseShape(readFileSync(`src/geo/shapes/${id}.txt`, 'utf8'))
  if (shape === undefined) throw new Error(`There is no shape of ${id}`)
  return shape
}
