import type { CountryCode } from '../../geo/countries'

const urls = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Smaller pictures of flags that are large as drawings. */
const pictures = import.meta.glob<string>('../../geo/flags/??.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a country's flag, under a name that does not tell the country. */
export function flagOf(country: CountryCode): string | undefined {
  return (
    pictures[`../../geo/flags/${country}.webp`] ??
    urls[`/node_modules/flag-icons/flags/4x3/${country.toLowerCase()}.svg`]
  )
}
