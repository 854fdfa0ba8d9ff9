import { useSelector } from '@xstate/react'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import { useShapesAhead } from '../outlines/useShapes'
import '../../ui/aid/Aids.css'

type Props = {
  readonly game: GameActor
  /** Guess that is laid over the outline. */
  readonly laid: PlaceId | undefined
}

/** Dashed coast of a wrong guess over the plate, upright and at the scale of the answer, cut off at the edge. */
export function PlateAid({ game, laid }: Props) {
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
