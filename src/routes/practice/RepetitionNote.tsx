import { useSelector } from '@xstate/react'
import type { DeckName } from '../../geo/decks'
import type { GameActor } from '../../machines/game'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useRepetition } from '../record/useRecord'

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
