import { useSelector } from '@xstate/react'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/telling'
import { isOver, type Round } from '../../machines/round'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import '../../ui/aid/Fit.css'

/** Number of countries that still fit the hints of the round; after the round, a note that it was told. */
export function NoteAids({ game }: { readonly game: GameActor }) {
  const { say } = useLocale()
  const round = useSelector(game, ({ context }) => context)
  if (isOver(round)) return <p className="board-aid">{say('aid.played')}</p>
  return <FitOf key={round.deal} round={round} />
}

/** Number of countries that fit, also read out, with a button that lists them. Before the first guess it is an empty line. */
function FitOf({ round }: { readonly round: Round }) {
  const { say } = useLocale()
  const dialog = useDialog()
  const fits = round.guesses.length > 0 ? fitsOf(round).at(-1) : undefined
  return (
    <div className="board-aid fit-line">
      <p role="status">{fits && say('aid.fit', { count: fits.length })}</p>
      {fits && (
        <>
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={dialog.open}>
            {say('aid.show')}
          </button>
          <LazyDialog of={dialog}>
            {({ FitDialog }) => <FitDialog countries={fits} onClose={dialog.close} />}
          </LazyDialog>
        </>
      )}
    </div>
  )
}
