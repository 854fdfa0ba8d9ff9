// Sections that open below a finished game, in one chunk.

export { Review } from './game/Review'
export { DailyRecord } from './record/DailyRecord'
