import { useSelector } from '@xstate/react'
import type { DeckName } from '../../geo/decks'
import type { GameActor } from '../../machines/game'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useRepetition } from '../record/useDue'

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
