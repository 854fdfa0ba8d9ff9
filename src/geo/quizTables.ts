import sea from './acrossTheSea.json' with { type: 'json' }
import type { CountryCode } from './countries'
import flags from './flags/flagsAlike.json' with { type: 'json' }
import type { Kilometres } from './point'
import telling from './tellingCapitals.json' with { type: 'json' }

// Tables of the questions after a round, made by `npm run make:quiz` and `npm run make:capitals`.

/** The countries nearest to one without land borders, from coast to coast, the nearest first. */
export function acrossTheSea(island: CountryCode): readonly (readonly [CountryCode, Kilometres])[] {
  const known: Readonly<Record<string, Readonly<Record<string, Kilometres>>>> = sea
  return Object.entries(known[island] ?? {}) as [CountryCode, Kilometres][]
}

/** Whether the name of a country's capital tells the name of another country, or its own, in any language of the game. */
export function isToldByCapital(capitalOf: CountryCode, country: CountryCode): boolean {
  const known: { readonly [code in CountryCode]?: string } = telling
  return known[capitalOf]?.split(' ').includes(country) ?? false
}

/** Countries with flags alike in colours and cut, the most alike first. */
export function flagsAlike(country: CountryCode): readonly CountryCode[] {
  return flags.alike[country].split(' ') as CountryCode[]
}

/** Whether two flags differ in nothing but a shade. */
export function isSameFlag(one: CountryCode, other: CountryCode): boolean {
  return flags.same.includes([one, other].sort().join(' '))
}
