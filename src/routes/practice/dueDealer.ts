import { Part } from '../../ui/parts/part'

/** Deals what is due to be repeated, for those who ask for that. */
export const dueDealer = new Part(() => import('../../machines/learning/dueDealer'))
