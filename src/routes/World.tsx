import { Daily } from './Daily'
import type { GameScreenProps } from './gameScreenProps'

/** The puzzle of the day for all countries of the world. */
export function World(props: GameScreenProps) {
  return <Daily {...props} deck="world" />
}
