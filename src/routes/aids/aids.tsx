// Everything that the aids of a round show on the board, in one chunk.

import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { GameActor } from '../../machines/game'
import { canLay, isOnGlobe, isStuck, toldContinents, toldFits, toldSize } from '../../machines/navigator/aids'
import { hintsOf } from '../../machines/rules/hint'
import { has } from '../../machines/rules/round'
import type { Aid } from '../../machines/rules/rules'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { ratioIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import { listed } from '../../ui/words/lists'
import { LazyDialog, useDialog } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useShapesAhead } from '../outlines/useShapes'
import '../../ui/aid/Fit.css'
import '../../ui/aid/Aids.css'
import { TextButton } from '../../ui/parts/Button'

type Props = { readonly game: GameActor }

/**
 * Number of countries that still fit the hints of a round in play, also read out, with a button that lists them. Before the
 * first guess it is an empty line.
 */
export function NoteAids({ game }: Props) {
  const round = useSelector(game, ({ context }) => context)
  const { say } = useLocale()
  const dialog = useDialog()
  const fits = toldFits(round)
  return (
    <div className="board-aid fit-line">
      <p role="status">{fits && say('aid.fit', { count: fits.length })}</p>
      {fits && (
        <>
          <TextButton aria-haspopup="dialog" onClick={dialog.open}>
            {say('aid.show')}
          </TextButton>
          <LazyDialog of={dialog}>
            {({ FitDialog }) => <FitDialog countries={fits} onClose={dialog.close} />}
          </LazyDialog>
        </>
      )}
    </div>
  )
}

type PlateProps = Props & {
  /** Guess that is laid over the outline. */
  readonly laid: PlaceId | undefined
}

/** Dashed coast of a wrong guess over the plate, upright and at the scale of the answer, cut off at the edge. */
export function LaidShape({ game, laid }: PlateProps) {
  const target = useSelector(game, ({ context }) => context.target)
  const [shapes] = useShapesAhead(laid === undefined ? [] : [laid, target])
  const [shape, own] = [laid && shapes.get(laid), shapes.get(target)]
  if (!shape || !own) return null
  const scale = `scale(${shape.side / own.side})`
  return (
    <svg className="plate-laid" viewBox="-12.5 -12.5 125 125" aria-hidden="true">
      <path d={shape.path} transform={`translate(50 50) ${scale} translate(-50 -50)`} />
    </svg>
  )
}

type PlaceProps = Props & {
  readonly plate: ReactNode
  readonly isGlobe: boolean
  readonly onGlobe: (isGlobe: boolean) => void
}

/** The plate or, in its place, the globe with the guesses of a round in play, and a choice between the two above it. */
export function PlateOrGlobe({ game, plate, isGlobe, onGlobe }: PlaceProps) {
  const { say } = useLocale()
  // The row is painted first: a guess is answered before the globe is drawn.
  const round = useDeferredValue(useSelector(game, ({ context }) => context))
  const hints = useMemo(() => hintsOf(round), [round])
  if (!isOnGlobe(round)) return plate
  return (
    <>
      <div className="plate-choice">
        {([false, true] as const).map((isIt) => (
          <button key={`${isIt}`} type="button" aria-pressed={isGlobe === isIt} onClick={() => onGlobe(isIt)}>
            {say(isIt ? 'rules.globe' : 'class.outline')}
          </button>
        ))}
      </div>
      {isGlobe ? (
        <LazyBoundary module={endings} placeholder={plate}>
          {({ PlayGlobe }) => <PlayGlobe hints={hints} />}
        </LazyBoundary>
      ) : (
        plate
      )}
    </>
  )
}

type PlayProps = Props & { readonly onTake: (aid: Aid) => void }

/** Lines below the guesses of a round in play: the continent, and for somebody who is stuck the way to the globe. */
export function PlayAids({ game, onTake }: PlayProps) {
  const { say } = useLocale()
  const round = useSelector(game, ({ context }) => context)
  const continents = toldContinents(round)
  return (
    <div className="play-aids">
      {has(round, 'continent') && (
        <p role="status">
          {continents.length > 0 &&
            say('help.liesIn', {
              region: listed(
                continents.map((name) => say(`decks.${name}`)),
                say,
              ),
            })}
        </p>
      )}
      {isStuck(round) && <TextButton onClick={() => onTake('globe')}>{say('help.stuck')}</TextButton>}
    </div>
  )
}

type RowProps = PlateProps & {
  readonly guess: PlaceId
  readonly onLay: (guess: PlaceId | undefined) => void
}

/** Second line of a row: how large the answer is beside the guess, and a button that lays the guess over the outline. */
export function RowAids({ game, guess, laid, onLay }: RowProps) {
  const { say, nameOf } = useLocale()
  const round = useSelector(game, ({ context }) => context)
  const name = nameOf(placeOf(guess))
  const ratio = toldSize(round, guess)
  const isLayable = canLay(round, guess)
  if (ratio === undefined && !isLayable) return null
  return (
    <span className="guess-aids">
      {ratio !== undefined && <SizeNote ratio={ratio} />}
      {isLayable && (
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

/** Side of the picture, in units of its view box. */
const SIDE = 12

type SizeProps = {
  /** Area of the answer as a multiple of the guess's. */
  readonly ratio: number
}

/** Area of the answer beside that of a guess: a square in a square, and in words. */
function SizeNote({ ratio }: SizeProps) {
  const locale = useLocale()
  const side = Math.sqrt(ratio)
  const [own, other] = side < 1 ? [Math.max(1, SIDE * side), SIDE] : [SIDE, Math.max(1, SIDE / side)]
  return (
    <span className="guess-size">
      <svg viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`} aria-hidden="true">
        <path className="guess-size-answer" d={`M0 ${SIDE}v-${own}h${own}v${own}z`} />
        <path className="guess-size-guess" d={`M0 ${SIDE}v-${other}h${other}v${other}z`} />
      </svg>
      {locale.say('help.large', ratioIn(ratio))}
    </span>
  )
}
