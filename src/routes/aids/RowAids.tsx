import { useSelector } from '@xstate/react'
import { isDrawn } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { relativeSize } from '../../geo/relativeSize'
import type { GameActor } from '../../machines/game'
import { isOver } from '../../machines/round'
import { SizeNote } from '../../ui/aid/SizeNote'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly game: GameActor
  readonly guess: PlaceId
  /** Guess that is laid over the outline. */
  readonly laid: PlaceId | undefined
  readonly onLay: (guess: PlaceId | undefined) => void
}

/** Second line of a row: how large the answer is beside the guess, and a button that lays the guess over the outline. */
export function RowAids({ game, guess, laid, onLay }: Props) {
  const { say, nameOf } = useLocale()
  const { target, rules, ...round } = useSelector(game, ({ context }) => context)
  const name = nameOf(placeOf(guess))
  const ratio = rules.aids.includes('size') ? relativeSize(target, guess) : undefined
  const canLay = rules.aids.includes('shapes') && isDrawn(guess) && !isOver({ ...round, rules, target })
  if (ratio === undefined && !canLay) return null
  return (
    <span className="guess-aids">
      {ratio !== undefined && <SizeNote ratio={ratio} name={name} />}
      {canLay && (
        <button
          type="button"
          className="guess-lay"
          aria-pressed={laid === guess}
          onClick={() => onLay(laid === guess ? undefined : guess)}
        >
          {say('help.lay')}
          <span className="visually-hidden">{name}</span>
        </button>
      )}
    </span>
  )
}
