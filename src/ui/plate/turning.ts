// All that is fetched when an outline is turned.
export { turnedPath } from '../../geo/turnedPath'
export { turnOf } from '../../machines/schedule/turn'
