import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/telling'
import { isOver, type Round } from '../../machines/round'
import { FitLine } from '../../ui/aid/FitLine'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

/** What still fits the hints of the round that is played; and of one that is over, that it was told. */
export function FitNote({ game }: { readonly game: GameActor | undefined }) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  if (round && isOver(round)) return <p className="board-aid">{say('aid.played')}</p>
  return round && <FitOf key={round.deal} round={round} />
}

function FitOf({ round }: { readonly round: Round }) {
  const dialog = useDialog()
  const fits = round.guesses.length > 0 ? fitsOf(round).at(-1) : undefined
  return (
    <>
      <FitLine count={fits?.length} onShow={dialog.open} />
      {fits && (
        <LazyDialog of={dialog}>
          {({ FitDialog }) => <FitDialog countries={fits} onClose={dialog.close} />}
        </LazyDialog>
      )}
    </>
  )
}
