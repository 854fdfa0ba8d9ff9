import { Part } from '../../ui/parts/part'

/** The record of a deck's daily games: fetched when a game is over, or when somebody asks for the statistics. */
export const dailyRecord = new Part(() => import('./DailyRecord'))
