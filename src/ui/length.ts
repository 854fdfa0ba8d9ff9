import type { Units } from '../machines/settings'
import { english } from './tongue'

/** Kilometres in one international mile. */
export const MILE = 1.609344

/** A distance in kilometres as a whole number of the unit, with thousands separators. */
export function lengthIn(distance: number, units: Units, { whole } = english): string {
  return whole(Math.round(units === 'km' ? distance : distance / MILE))
}
