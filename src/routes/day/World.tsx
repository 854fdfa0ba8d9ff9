import type { GameScreenProps } from '../gameScreenProps'
import { Daily } from './Daily'

/** The puzzle of the day for all countries of the world. */
export function World(props: GameScreenProps) {
  return <Daily {...props} deck="world" />
}
