// Everything shown after a game or a run that does not open on demand, in one chunk.

export { GuessMark } from '../ui/globe/GuessMark'
export { PlayGlobe } from '../ui/globe/PlayGlobe'
export { NextLink } from './contents/NextLink'
export { EndOfGame, FriendResult } from './EndOfGame'
export { CopyInWords } from './game/CopyInWords'
export { SavePicture } from './game/SavePicture'
export { Door } from './quiz/Door'
export { LastWeek } from './record/LastWeek'
export { RunEnd } from './sprint/RunEnd'
