// What is shown once a game or a run is over, fetched as one.

export { Globe, GuessMark } from '../ui/globe/Globe'
export { EndOfGame, FriendResult } from './game/EndOfGame'
export { SavePicture } from './game/SavePicture'
export { DailyLink, StreakLine } from './record/DailyState'
export { RunEnd } from './sprint/RunEnd'
