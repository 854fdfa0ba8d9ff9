import type { Units } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import type { Picking } from '../../ui/globe/picks'
import { DailyRecord } from '../record/DailyRecord'
import { Lesson } from './Lesson'

export { CopyByHand } from '../../ui/result/CopyByHand'
export { DailyLink } from '../record/DailyLink'
export { StreakLine } from '../record/StreakLine'
export { FriendResult } from './FriendResult'
export { SavePicture } from './SavePicture'

export type EndOfGameProps = {
  /** A round that is over. */
  readonly round: Round
  readonly units: Units
  /** What is picked out on the globe; `undefined` where there is none. */
  readonly picking: Picking | undefined
}

/** What is told under the result of a game: what there is to learn from it and, of a day, the record. */
export function EndOfGame(props: EndOfGameProps) {
  const { puzzle } = props.round
  return (
    <>
      <Lesson {...props} />
      {puzzle.kind === 'daily' && <DailyRecord deck={puzzle.deck} day={puzzle.date} isAtEnd />}
    </>
  )
}
