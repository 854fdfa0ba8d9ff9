// Sections that open below a finished game, in one chunk.

export { ReviewSection } from './game/ReviewSection'
export { DailyRecord } from './record/DailyRecord'
