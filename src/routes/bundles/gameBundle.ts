// All that a game needs, fetched as one.
export { startApp } from '../../machines/startApp'
// Every part that comes later needs it, and it is too small for a request of its own.
export { adoptStyles } from '../../ui/adoptStyles'
export { archive } from '../archive/archivePart'
export { Daily } from '../day/Daily'
export { loadDeckOf, world } from '../decks/world'
export { askAhead } from '../outlines/shapeAhead'
export { Practice } from '../practice/Practice'
