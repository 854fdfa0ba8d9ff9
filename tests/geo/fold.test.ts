import { describe, expect, it } from 'vitest'
import { fold } from '../../src/geo/names/gazetteer'

describe('a folded text', () => {
  it.each([
    ['FRANCE', 'france'],
    ['México', 'mexico'],
    ['Straße', 'strasse'],
    ['Østerrike', 'osterrike'],
    ['Kıbrıs', 'kibris'],
    ['Włochy', 'wlochy'],
    ['đðþ', 'ddth'],
    ['Æœ', 'aeoe'],
    ['U.K.', 'uk'],
    ['People’s', 'peoples'],
    ["People's", 'peoples'],
    ['Nihon-koku', 'nihon koku'],
    ['South  -  Africa', 'south africa'],
    ['  Spain  ', 'spain'],
    ['The Argentine', 'argentine'],
    ['in the north', 'in the north'],
    ['Theland', 'theland'],
    ['日本', '日本'],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})
