import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import { type Aid, aidsIn } from '../../machines/rules/rules'
import type { BoardAids } from '../../ui/board/Board'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

/** Everything that the aids of a round show, fetched for a round that has one or may need one. */
const aids = new LazyModule(() => import('./aids'))

type Parts = typeof import('./aids')

/** Number of guesses after which a round may need an aid. */
const NEEDED_AFTER = 3

/** Aids of the game on the screen: what the board shows of them, how one is taken, and the question before the first. */
export type Aids = {
  /** Aids that the board shows; `undefined` while the round has none and needs none. */
  readonly board: BoardAids | undefined
  /** Takes an aid, after a question if it is the first of the round. */
  readonly take: (aid: Aid) => void
  readonly question: ReactNode
}

export function useAids(game: GameActor | undefined): Aids {
  const { say } = useLocale()
  const names = useSelector(game, (snapshot) => aidsIn(snapshot?.context.help ?? {}).join(' '))
  const isOver = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  const isLate = useSelector(game, (snapshot) => (snapshot?.context.guesses.length ?? 0) >= NEEDED_AFTER)
  const [laid, lay] = useState<PlaceId>()
  const [isGlobe, showGlobe] = useState(false)
  const [wanted, want] = useState<Aid>()
  const dialog = useDialog()
  const give = (aid: Aid) => {
    game?.send({ type: 'help', aid })
    if (aid === 'globe') showGlobe(true)
  }
  const layOver = (guess: PlaceId | undefined) => {
    lay(guess)
    // It lies over the outline.
    if (guess) showGlobe(false)
  }
  const take = (aid: Aid) => {
    if (names !== '') return give(aid)
    want(aid)
    dialog.open()
  }
  const question = (
    <LazyDialog of={dialog}>
      {({ QuestionDialog }) => (
        <QuestionDialog
          title="help.take"
          answer="help.take"
          isOffer
          onAnswer={() => wanted && give(wanted)}
          onClose={dialog.close}
        >
          {say('help.takeMeans')}
        </QuestionDialog>
      )}
    </LazyDialog>
  )
  if (game === undefined || (names === '' && !isLate)) return { board: undefined, take, question }
  const shown = (show: (parts: Parts) => ReactNode, placeholder: ReactNode = null) => (
    <LazyBoundary module={aids} placeholder={placeholder}>
      {show}
    </LazyBoundary>
  )
  const room = /size|shapes/.test(names) && <span className="guess-aids" />
  const board: BoardAids = {
    over: shown(({ LaidShape }) => <LaidShape game={game} laid={laid} />),
    inPlace: (plate) =>
      names.includes('globe')
        ? shown(
            ({ PlateOrGlobe }) => (
              <PlateOrGlobe game={game} plate={plate} isGlobe={isGlobe} onGlobe={showGlobe} />
            ),
            plate,
          )
        : plate,
    note:
      names.includes('fit') &&
      !isOver &&
      shown(({ NoteAids }) => <NoteAids game={game} />, <p className="board-aid" />),
    row: (guess) => shown(({ RowAids }) => <RowAids {...{ game, guess, laid }} onLay={layOver} />, room),
    below: shown(({ PlayAids }) => <PlayAids game={game} onTake={take} />),
  }
  return { board, take, question }
}
