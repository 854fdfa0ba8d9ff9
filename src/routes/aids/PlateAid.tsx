import { useSelector } from '@xstate/react'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import { LaidShape } from '../../ui/aid/LaidShape'
import { useShapesAhead } from '../outlines/useShapes'

type Props = {
  readonly game: GameActor
  /** Guess that is laid over the outline. */
  readonly laid: PlaceId | undefined
}

/** Outline of a wrong guess over the plate, upright and at the scale of the answer. */
export function PlateAid({ game, laid }: Props) {
  const target = useSelector(game, ({ context }) => context.target)
  const [shapes] = useShapesAhead(laid === undefined ? [] : [laid, target])
  const [shape, own] = [laid && shapes.get(laid), shapes.get(target)]
  return shape && own ? <LaidShape path={shape.path} scale={shape.side / own.side} /> : null
}
