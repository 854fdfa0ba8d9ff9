import type { CountryCode } from './countries'

/** The one country that the atlas has no shape of: it is a dot there. */
const SHAPELESS: CountryCode = 'VA'

/** Whether there is an outline of a country, so that it can be asked for by whoever wants to. */
export function isDrawn(code: CountryCode): boolean {
  return code !== SHAPELESS
}
