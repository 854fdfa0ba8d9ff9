import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import { viewIn } from '../../machines/view'
import type { BoardAids } from '../../ui/board/Board'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'

/** Everything that the aids of a round show, fetched under rules that have one. */
const aids = new LazyModule(() => import('./aids'))

type Parts = typeof import('./aids')

/** Aids of the game on the screen for the board; `undefined` under rules that have none. */
export function useAids(game: GameActor | undefined): BoardAids | undefined {
  const names = useSelector(game, (snapshot) => viewIn(snapshot).aids.join(' '))
  const [laid, lay] = useState<PlaceId>()
  if (game === undefined || names === '') return undefined
  const shown = (show: (parts: Parts) => ReactNode, placeholder: ReactNode = null) => (
    <LazyBoundary module={aids} placeholder={placeholder}>
      {show}
    </LazyBoundary>
  )
  const room = /size|shapes/.test(names) && <span className="guess-aids" />
  return {
    plate: shown(({ PlateAid }) => <PlateAid game={game} laid={laid} />),
    note:
      names.includes('fit') && shown(({ NoteAids }) => <NoteAids game={game} />, <p className="board-aid" />),
    row: (guess) => shown(({ RowAids }) => <RowAids {...{ game, guess, laid }} onLay={lay} />, room),
    below:
      /globe|continent/.test(names) &&
      shown(({ PlayAids }) => <PlayAids game={game} />, <div className="board-end" />),
  }
}
