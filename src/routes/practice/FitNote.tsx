// All that is told of what fits while practice is played, and at its end that it was, fetched as one.
import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/fitting'
import { isOver, type Round } from '../../machines/round'
import { FitLine } from '../../ui/aid/FitLine'
import { LazyDialog, useDialog } from '../../ui/dialogs/LazyDialog'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'

const module = new LazyModule(() => import('./FitDialog'))

/** What still fits the hints of the round that is played; and of one that is over, that it was told. */
export function FitNote({ game }: { readonly game: GameActor | undefined }) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  if (round && isOver(round)) return <p className="board-aid">{say('aid.played')}</p>
  return round && <FitOf key={round.deal} round={round} />
}

function FitOf({ round }: { readonly round: Round }) {
  const { isOpen, open, close } = useDialog(module)
  const fits = round.guesses.length > 0 ? fitsOf(round).at(-1) : undefined
  return (
    <>
      <FitLine count={fits?.length} onShow={open} />
      {isOpen && fits && (
        <LazyDialog module={module} onClose={close}>
          {({ FitDialog }) => <FitDialog countries={fits} onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}
