import { LazyModule } from '../../ui/lazyModule'

/** Everything that the aids of a round show, fetched under rules that have one. */
export const aids = new LazyModule(() => import('./aids'))
