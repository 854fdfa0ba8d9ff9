import type { CountryCode } from '../countries'
import table from './flagsAlike.json' with { type: 'json' }

/** Countries with flags alike in colours and cut, the most alike first. Made by `npm run make:landfall`. */
export function flagsAlike(country: CountryCode): readonly CountryCode[] {
  return (table.alike as Readonly<Record<CountryCode, string>>)[country].split(' ') as CountryCode[]
}

/** Whether two flags differ in nothing but a shade. */
export function isSameFlag(one: CountryCode, other: CountryCode): boolean {
  return table.same.includes([one, other].sort().join(' '))
}
