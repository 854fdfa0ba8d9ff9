import { LazyModule } from '../ui/lazyModule'

/** All that is shown of a game or a run that is over, but for the result of a game: that is there at once. */
export const endings = new LazyModule(() => import('./endings'))
