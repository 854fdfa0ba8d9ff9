import { LazyModule } from '../../ui/parts/lazyModule'

/** How the puzzles of the day and the rest stand with a player: all that is read from what is stored, fetched as one. */
export const standing = new LazyModule(() => import('./Standing'))
