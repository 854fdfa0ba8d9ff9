import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/telling'
import { isOver, type Round } from '../../machines/round'
import { FitLine } from '../../ui/aid/FitLine'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

/** Number of countries that still fit the hints of the round; after the round, a note that it was told. */
export function NoteAids({ game }: { readonly game: GameActor }) {
  const { say } = useLocale()
  const round = useSelector(game, ({ context }) => context)
  if (isOver(round)) return <p className="board-aid">{say('aid.played')}</p>
  return <FitOf key={round.deal} round={round} />
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
