// Made by `npm run make:atlas` from world-atlas (Natural Earth); do not edit.
import type { Country } from './countries'

/** The countries that are never sought, in the order of their names in English. */
export const plainCountries: readonly Pick<Country, 'id' | 'name'>[] = [
  { id: 'MH', name: 'Marshall Islands' },
  { id: 'FM', name: 'Micronesia' },
  { id: 'MC', name: 'Monaco' },
  { id: 'NR', name: 'Nauru' },
  { id: 'SM', name: 'San Marino' },
  { id: 'TV', name: 'Tuvalu' },
  { id: 'VA', name: 'Vatican City' },
]
