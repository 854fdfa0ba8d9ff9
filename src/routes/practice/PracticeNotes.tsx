import { useSelector } from '@xstate/react'
import type { DeckName } from '../../geo/decks'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/telling'
import { isOver, type Round } from '../../machines/round'
import { FitLine } from '../../ui/aid/FitLine'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useRepetition } from '../record/useDue'

/**
 * Number of countries that still fit the hints of the round, if its rules offer this assistance; after the round, a
 * note that it was offered.
 */
export function FitNote({ game }: { readonly game: GameActor | undefined }) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  if (!round?.rules.aids.includes('fit')) return null
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

type NoteProps = { readonly game: GameActor | undefined; readonly deck: DeckName }

/** Remaining repetitions for today according to the store, and a summary once they are done. */
export function RepetitionNote({ game, deck }: NoteProps) {
  const isEnd = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  return <RepetitionPanel repetition={useRepetition(deck)} isEnd={isEnd} />
}

/** Deck in play, ordered by what is due, with its numbers of due and new countries. */
export function DueSubtitle({ deck }: Pick<NoteProps, 'deck'>) {
  const { say, whole } = useLocale()
  const { due, fresh } = useRepetition(deck)
  const figures = [
    ...(due > 0 ? [whole(due)] : []),
    ...(fresh > 0 ? [say('repetition.fresh', { fresh })] : []),
  ]
  return (
    <span className="page-header-due">
      {say('repetition.short')} · {say(`decks.${deck}`)}
      {figures.length > 0 && ` · ${figures.join(' + ')}`}
    </span>
  )
}
