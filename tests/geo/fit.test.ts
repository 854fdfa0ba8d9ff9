import { describe, expect, it } from 'vitest'
import { ALIAS, asAlias, closely, FIT } from '../../src/geo/names/fit'

describe('how well a text fits a name', () => {
  it('is a step less for an alias, but where it is a slip of it or nothing', () => {
    expect([FIT.typed, FIT.whole, FIT.begins, FIT.has].map(asAlias)).toEqual(
      [FIT.typed, FIT.whole, FIT.begins, FIT.has].map((fit) => fit + ALIAS),
    )
    for (const fit of [FIT.slip, FIT.slip + ALIAS, FIT.slipOfBeginning, FIT.none])
      expect(asAlias(fit)).toBe(fit)
  })

  it('is best where it was typed as it is written, whatever its case and the blanks around it', () => {
    expect(closely(FIT.whole, 'Türkiye', ' türkiye ')).toBe(FIT.typed)
    expect(closely(FIT.whole, 'Türkiye', 'turkiye')).toBe(FIT.whole)
    expect(closely(FIT.begins, 'Türkiye', 'türk')).toBe(FIT.begins)
  })
})
