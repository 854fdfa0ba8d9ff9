// What the aids of a round show on the board, in one chunk.

export { NoteAids } from './NoteAids'
export { PlateAid } from './PlateAid'
export { PlayAids } from './PlayAids'
export { RowAids } from './RowAids'
