// All that a game needs, fetched as one.
export { startApp } from '../machines/startApp'
// Every part that comes later needs it, and it is too small for a request of its own.
export { adoptStyles } from '../ui/adoptStyles'
export { archive } from './archivePart'
export { Daily } from './Daily'
export { Practice } from './Practice'
export { askAhead } from './shapeAhead'
export { loadDeckOf, world } from './world'
