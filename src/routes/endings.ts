// Everything shown after a game or a run, in one chunk.

export { Globe, GuessMark } from '../ui/globe/Globe'
export { EndOfGame, FriendResult } from './game/EndOfGame'
export { SavePicture } from './game/SavePicture'
export { DailyLink, StreakLine } from './record/DailyState'
export { RunEnd } from './sprint/RunEnd'
