import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import { hash } from '../hash'
import { draw } from './draw'
import { type Sheet, SOUGHT } from './sheetNumber'

/**
 * The countries on a sheet, in their order, each once: the same for ever, however the deck grows.
 * @throws where the sheet is of a later version of the deck than the program has.
 */
export function countriesOn({ deck, deckVersion, count, seed }: Sheet): readonly CountryCode[] {
  const { version, targets } = deckOf(deck)
  if (deckVersion > version) throw new Error(`A sheet is wanted of version ${deckVersion} of ${deck}`)
  const left = targets.slice(0, SOUGHT[deck][deckVersion - 1])
  let next = hash(`sheet ${deck} ${deckVersion} ${seed}`)
  return Array.from({ length: count }, () => {
    const drawn = draw(next, left.length)
    next = drawn.seed
    return left.splice(drawn.index, 1)[0] as CountryCode
  })
}
