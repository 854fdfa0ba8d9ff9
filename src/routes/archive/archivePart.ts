import { Part } from '../../ui/parts/part'

/** The calendar of the past days and the days in it, for those who go there. */
export const archive = new Part(() => import('./Archive'))
