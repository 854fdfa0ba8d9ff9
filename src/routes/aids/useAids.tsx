import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import type { BoardAids } from '../../ui/board/Board'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { aids } from './lazyAids'

/** Aids of the game on the screen for the board; `undefined` under rules that have none. */
export function useAids(game: GameActor | undefined): BoardAids | undefined {
  const names = useSelector(game, (snapshot) => snapshot?.context.rules.aids.join(' ') ?? '')
  const [laid, lay] = useState<PlaceId>()
  if (game === undefined || names === '') return undefined
  return {
    plate: (
      <LazyBoundary module={aids}>{({ PlateAid }) => <PlateAid game={game} laid={laid} />}</LazyBoundary>
    ),
    note: names.includes('fit') && (
      <LazyBoundary module={aids} placeholder={<p className="board-aid" />}>
        {({ NoteAids }) => <NoteAids game={game} />}
      </LazyBoundary>
    ),
    row: (guess) => (
      <LazyBoundary module={aids} placeholder={/size|shapes/.test(names) && <span className="guess-aids" />}>
        {({ RowAids }) => <RowAids game={game} guess={guess} laid={laid} onLay={lay} />}
      </LazyBoundary>
    ),
    below: /globe|continent/.test(names) && (
      <LazyBoundary module={aids} placeholder={<div className="board-end" />}>
        {({ PlayAids }) => <PlayAids game={game} />}
      </LazyBoundary>
    ),
  }
}
