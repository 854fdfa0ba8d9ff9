import { useSelector } from '@xstate/react'
import type { DeckName } from '../../geo/decks'
import type { GameActor } from '../../machines/game'
import { fitsOf } from '../../machines/navigator/telling'
import { isOver, type Round } from '../../machines/round'
import { FitLine } from '../../ui/aid/FitLine'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useRepetition } from '../record/useRecord'

/**
 * What still fits the hints of the round that is played, where its rules have it told; and of one that is over, that it was
 * told.
 */
export function FitNote({ game }: { readonly game: GameActor | undefined }) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  if (!round?.rules.aid) return null
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

/** What is still to be repeated today, by what is stored; and when that is done, what came of it. */
export function RepetitionNote({ game, deck }: NoteProps) {
  const isEnd = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  return <RepetitionPanel repetition={useRepetition(deck)} isEnd={isEnd} />
}

/** What is played in the order of what is due: how much of which deck is due, and how much of it is new. */
export function DueSubtitle({ deck }: Pick<NoteProps, 'deck'>) {
  const { say, whole } = useLocale()
  const { due, fresh } = useRepetition(deck)
  const figures = [
    ...(due > 0 ? [whole(due)] : []),
    ...(fresh > 0 ? [say('repetition.fresh', { fresh })] : []),
  ]
  return (
    <span className="game-header-due">
      {say('repetition.short')} · {say(`decks.${deck}`)}
      {figures.length > 0 && ` · ${figures.join(' + ')}`}
    </span>
  )
}
