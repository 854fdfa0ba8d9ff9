import { readShapes } from './atlas'
import text from './borders.json?raw'

// Large module: loaded when a place is pointed at on the globe.

/**
 * Parts of a country that belong to its outline, from Natural Earth at 1:50 million, or 1:10 million where it is missing
 * there; in steps of 0.03 degrees. Made by `npm run make:atlas`.
 */
export const { shapeOf: closeShapeOf } = readShapes(text)
