import { LazyModule } from '../ui/lazyModule'

/** Lazy module with everything shown after a game or a run, except the result of a game, which appears at once. */
export const endings = new LazyModule(() => import('./endings'))
