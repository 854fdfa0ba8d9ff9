// What is shown once a game or a run is over, fetched as one.

export { Globe, GuessMark } from '../ui/globe/Globe'
export { CopyByHand } from '../ui/parts/CopyByHand'
export { EndOfGame } from './game/EndOfGame'
export { FriendResult } from './game/FriendResult'
export { SavePicture } from './game/SavePicture'
export { DailyLink } from './record/DailyLink'
export { StreakLine } from './record/StreakLine'
export { RunEnd } from './sprint/RunEnd'
