import { describe, expect, it } from 'vitest'
import { deckOf, decks, type PublishedDeckName } from '../../src/geo/decks'
import { countriesOn, newSheet, TARGET_COUNTS } from '../../src/machines/classroom/sheet'

const DECKS = Object.keys(TARGET_COUNTS) as PublishedDeckName[]

describe('the countries of a sheet', () => {
  it.each(DECKS)('are so many, each once, of those that can be sought: %s', (deck) => {
    for (let seed = 0; seed < 50; seed++) {
      const sheet = newSheet(deck, 20, seed)
      const codes = countriesOn(sheet)
      expect(new Set(codes).size).toBe(sheet.count)
      for (const code of codes) expect(deckOf(deck).targets).toContain(code)
    }
  })

  it('are the same for ever: these have been printed', () => {
    expect(countriesOn({ deck: 'twenty', deckVersion: 1, count: 6, seed: 1 }).join()).toBe(
      'TR,PL,CN,FR,ZA,CA',
    )
    expect(countriesOn({ deck: 'world', deckVersion: 1, count: 6, seed: 48_273 }).join()).toBe(
      'ET,PW,TW,SI,CM,GD',
    )
  })

  it('are the same once the deck has grown', () => {
    const { oceania } = decks
    const sheets = Array.from({ length: 20 }, (_, seed) => newSheet('oceania', 6, seed))
    const before = sheets.map(countriesOn)
    Object.assign(decks, { oceania: { ...oceania, version: 2, targets: [...oceania.targets, 'NP'] } })
    try {
      expect(sheets.map(countriesOn)).toEqual(before)
    } finally {
      Object.assign(decks, { oceania })
    }
  })

  it('are others on the next sheet, and all come equally often', () => {
    const sheets = Array.from({ length: 2000 }, (_, seed) => countriesOn(newSheet('world', 20, seed)))
    expect(new Set(sheets.map((codes) => codes.join())).size).toBe(2000)
    const times = new Map(deckOf('world').targets.map((code) => [code, 0]))
    for (const code of sheets.flat()) times.set(code, (times.get(code) ?? 0) + 1)
    // 211 of 2,000 on average, with a deviation of 14.
    for (const [code, count] of times) expect(Math.abs(count - 210.5), code).toBeLessThan(5 * 14)
  })

  it('cannot be drawn from a version of the deck that is not known', () => {
    expect(() => countriesOn({ deck: 'twenty', deckVersion: 2, count: 6, seed: 1 })).toThrow('version 2')
  })

  it('are the first ones of a larger sheet of the same seed', () => {
    const sheet = newSheet('asia', 20, 9)
    expect(countriesOn({ ...sheet, count: 6 })).toEqual(countriesOn(sheet).slice(0, 6))
  })
})
