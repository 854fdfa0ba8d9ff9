import type { Units } from '../../machines/journal/settings'
import type { Formats } from './formats'

/** Kilometres in one international mile. */
export const MILE = 1.609344

/** A distance in kilometres as a whole number of the unit, with thousands separators. */
export function lengthIn(distance: number, units: Units, { whole }: Pick<Formats, 'whole'>): string {
  return whole(Math.round(units === 'km' ? distance : distance / MILE))
}
