import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckOf, type PublishedDeckName } from '../../src/geo/decks'
import {
  COUNTS,
  countsOf,
  groupedNumber,
  newSheet,
  numberOfSheet,
  readSheetNumber,
  SEEDS,
  TARGET_COUNTS,
} from '../../src/machines/classroom/sheet'

const DECKS = Object.keys(TARGET_COUNTS) as PublishedDeckName[]
const sheets = fc
  .tuple(fc.constantFrom(...DECKS), fc.constantFrom(...COUNTS), fc.nat(SEEDS - 1))
  .map(([deck, count, seed]) => newSheet(deck, count, seed))

describe('the number of a sheet', () => {
  it('is read as it is printed and as people type it', () => {
    const number = numberOfSheet(newSheet('twenty', 12, 3))
    const wanted = readSheetNumber(number)
    expect(wanted.kind).toBe('link')
    const inScript = (nought: number) =>
      number.replace(/\d/g, (figure) => String.fromCodePoint(nought + Number(figure)))
    const typed = [
      groupedNumber(number),
      ` ${number.replace(/\d{4}/g, '$& - ')} `,
      inScript(0x660),
      inScript(0x966),
      inScript(0xff10),
    ]
    for (const text of typed) expect(readSheetNumber(text), text).toEqual(wanted)
    expect(groupedNumber(number)).toBe(number.replace(/(\d{4})(\d{4})(\d{4})/, '$1\u00a0$2\u00a0$3'))
  })

  it('is wrong with one other figure, or two neighbours in each other’s place', () => {
    fc.assert(
      fc.property(sheets, fc.nat(11), fc.integer({ min: 1, max: 9 }), (sheet, place, step) => {
        const figures = [...numberOfSheet(sheet)]
        const other = figures.with(place, String((Number(figures[place]) + step) % 10))
        expect(readSheetNumber(other.join('')).kind).not.toBe('link')
        const [one, two] = [figures[place] as string, figures[place + 1]]
        if (two === undefined || one === two) return
        expect(
          readSheetNumber(
            figures
              .with(place, two)
              .with(place + 1, one)
              .join(''),
          ).kind,
        ).not.toBe('link')
      }),
    )
  })

  it.each(['', '1', '97', 'twelve', '1602 0749 579x', '97'.repeat(500)])('is none: %s', (text) => {
    expect(readSheetNumber(text)).toEqual({ kind: 'damaged' })
  })
})

describe('the decks that sheets are drawn from', () => {
  it.each(DECKS)('have so many countries in their last version: %s', (deck) => {
    const { version, targets } = deckOf(deck)
    expect(TARGET_COUNTS[deck]).toHaveLength(version)
    expect(TARGET_COUNTS[deck].at(-1)).toBe(targets.length)
  })

  it('have no sheet that is larger than they are', () => {
    expect(countsOf('oceania')).toEqual([6])
    expect(countsOf('twenty')).toEqual([6, 12, 20])
    expect(newSheet('oceania', 20, 5).count).toBe(6)
    expect(newSheet('europe', 20, SEEDS + 5)).toEqual({ deck: 'europe', deckVersion: 1, count: 20, seed: 5 })
  })
})
