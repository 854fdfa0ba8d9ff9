// Everything that the aids of a round show on the board, in one chunk.

import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import { continentsOf, isDrawn } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { relativeSize } from '../../geo/relativeSize'
import type { GameActor } from '../../machines/game'
import { hintsOf } from '../../machines/hint'
import { fitsOf } from '../../machines/navigator/telling'
import { isOfCountries, isOver, type Round } from '../../machines/round'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { twoFigures } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import { listed } from '../../ui/words/lists'
import { LazyDialog, useDialog } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useShapesAhead } from '../outlines/useShapes'
import '../../ui/aid/Fit.css'
import '../../ui/aid/Aids.css'

type Props = { readonly game: GameActor }

/** Number of countries that still fit the hints of the round; after the round, a note that it was told. */
export function NoteAids({ game }: Props) {
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

type PlateProps = Props & {
  /** Guess that is laid over the outline. */
  readonly laid: PlaceId | undefined
}

/** Dashed coast of a wrong guess over the plate, upright and at the scale of the answer, cut off at the edge. */
export function PlateAid({ game, laid }: PlateProps) {
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

/** Number of the guess after which the continent is told. */
const CONTINENT_AFTER = 3

/** Aids below the guesses of a round in play: the continent, and the globe. */
export function PlayAids({ game }: Props) {
  const { say } = useLocale()
  // The row is painted first: a guess is answered before the globe is drawn.
  const round = useDeferredValue(useSelector(game, ({ context }) => context))
  const hints = useMemo(() => hintsOf(round), [round])
  const { aids } = round.rules
  const isTold = aids.includes('continent') && hints.length >= CONTINENT_AFTER
  return (
    <div className="play-aids">
      {aids.includes('continent') && (
        <p role="status">
          {isTold &&
            say('help.liesIn', {
              region: listed(
                continentsOf(round.target).map((name) => say(`decks.${name}`)),
                say,
              ),
            })}
        </p>
      )}
      {aids.includes('globe') && hints.length > 0 && isOfCountries(round) && (
        <LazyBoundary module={endings}>{({ PlayGlobe }) => <PlayGlobe hints={hints} />}</LazyBoundary>
      )}
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

/** Side of the picture, in units of its view box. */
const SIDE = 12

type SizeProps = {
  /** Area of the answer as a multiple of the guess's. */
  readonly ratio: number
  /** Name of the guess. */
  readonly name: string
}

/** Area of the answer beside that of a guess: a square in a square, and in words. */
function SizeNote({ ratio, name }: SizeProps) {
  const locale = useLocale()
  const side = Math.sqrt(ratio)
  const [own, other] = side < 1 ? [Math.max(1, SIDE * side), SIDE] : [SIDE, Math.max(1, SIDE / side)]
  const figure = twoFigures(ratio, locale)
  return (
    <span className="guess-size">
      <svg viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`} aria-hidden="true">
        <path className="guess-size-answer" d={`M0 ${SIDE}v-${own}h${own}v${own}z`} />
        <path className="guess-size-guess" d={`M0 ${SIDE}v-${other}h${other}v${other}z`} />
      </svg>
      <span aria-hidden="true">{locale.say('help.large', { ratio: figure })}</span>
      <span className="visually-hidden">{locale.say('help.largeAs', { ratio: figure, name })}</span>
    </span>
  )
}
