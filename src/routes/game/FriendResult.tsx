import { openLink } from '../../machines/challenge/challenge'
import { resultOf } from '../../machines/challenge/challenges'
import { keyOf } from '../../machines/puzzle'
import type { Round } from '../../machines/round'
import { SideBySide } from '../../ui/result/SideBySide'

type Props = {
  /** What stands in the address of the page behind the `#`. */
  readonly token: string
  /** A round that is over. */
  readonly round: Round
}

/** How the friend fared in this very puzzle, if the address of the page tells. */
export function FriendResult({ token, round }: Props) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || keyOf(opening.puzzle) !== keyOf(round.puzzle)) return null
  const { result } = opening.link
  return result && <SideBySide own={resultOf(round)} friend={result} />
}
