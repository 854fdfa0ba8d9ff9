import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeckName, deckOf } from '../../src/geo/decks'
import {
  COUNTS,
  countsOf,
  groupedNumber,
  newSheet,
  numberOfSheet,
  readSheetNumber,
  SEEDS,
  type Sheet,
  SOUGHT,
} from '../../src/machines/schedule/sheetNumber'

const DECKS = Object.keys(SOUGHT) as DeckName[]
const sheets = fc
  .tuple(fc.constantFrom(...DECKS), fc.constantFrom(...COUNTS), fc.nat(SEEDS - 1))
  .map(([deck, count, seed]) => newSheet(deck, count, seed))

/** A number with its check figures, by the definition: the remainder by 97 is one. */
function checked(body: string): string {
  const figures = Array.from({ length: 97 }, (_, number) => String(number + 2).padStart(2, '0'))
  return body + figures.find((two) => BigInt(body + two) % 97n === 1n)
}

describe('the number of a sheet', () => {
  it('is twelve figures that bring the same sheet again', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const number = numberOfSheet(sheet)
        expect(number).toMatch(/^\d{12}$/)
        expect(number).toBe(checked(number.slice(0, -2)))
        expect(readSheetNumber(number)).toEqual({ kind: 'sheet', sheet })
      }),
    )
  })

  it('stays what it is: these have been printed', () => {
    const sheet: Sheet = { deck: 'world', deckVersion: 1, count: 20, seed: 48_273 }
    expect(numberOfSheet(sheet)).toBe(checked('1101248273'))
    expect(readSheetNumber(checked('1601000007'))).toEqual({
      kind: 'sheet',
      sheet: { deck: 'oceania', deckVersion: 1, count: 6, seed: 7 },
    })
  })

  it('is wrong with a letter in it, and where it is longer than any', () => {
    const number = numberOfSheet(newSheet('twenty', 12, 3))
    for (const text of ['', 'one', `${number}x`]) expect(readSheetNumber(text)).toEqual({ kind: 'wrong' })
    expect(readSheetNumber(checked('9123456789012'))).toEqual({ kind: 'later' })
    // So many that the remainder of some is one.
    for (let more = 0; more < 1000; more++)
      expect(readSheetNumber(`9123456789012${String(more).padStart(3, '0')}`)).toEqual({ kind: 'wrong' })
    expect(readSheetNumber(`0${number}`)).toEqual({ kind: 'wrong' })
    expect(readSheetNumber(checked(`${number.slice(0, -2)}0`))).toEqual({ kind: 'wrong' })
  })

  it('has as many countries as the deck can give where it cannot give as many as were asked for', () => {
    expect(COUNTS.filter((count) => countsOf('oceania').includes(count))).toEqual(countsOf('oceania'))
    expect(newSheet('oceania', Math.max(...COUNTS) as Sheet['count'], 7).count).toBe(
      Math.max(...countsOf('oceania')),
    )
  })

  it('is read as it is printed and as people type it', () => {
    const number = numberOfSheet(newSheet('twenty', 12, 3))
    const wanted = readSheetNumber(number)
    expect(wanted.kind).toBe('sheet')
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
        expect(readSheetNumber(other.join('')).kind).not.toBe('sheet')
        const [one, two] = [figures[place] as string, figures[place + 1]]
        if (two === undefined || one === two) return
        expect(
          readSheetNumber(
            figures
              .with(place, two)
              .with(place + 1, one)
              .join(''),
          ).kind,
        ).not.toBe('sheet')
      }),
    )
  })

  it.each(['', '1', '97', 'twelve', '1001 0482 731x', checked('100100000'), checked('0001000001')])(
    'is none: %s',
    (text) => {
      expect(readSheetNumber(text)).toEqual({ kind: 'wrong' })
    },
  )

  it.each([
    ['a deck that there is not', '1901000001', 'wrong'],
    ['a version of a deck before the first', '1000000001', 'wrong'],
    ['a size that there is not', '1001300001', 'wrong'],
    ['more countries than the deck has', '1601100001', 'wrong'],
    ['a later version of a deck', '1099000001', 'later'],
    ['a later version of numbers', '2001000001', 'later'],
  ])('with %s is told apart', (_, body, kind) => {
    expect(readSheetNumber(checked(body))).toEqual({ kind })
  })

  it('is none for whatever is made up, or one that can be drawn', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,20}$/)), (text) => {
        const reading = readSheetNumber(text)
        if (reading.kind !== 'sheet') return
        expect(readSheetNumber(numberOfSheet(reading.sheet))).toEqual(reading)
      }),
    )
  })
})

describe('the decks that sheets are drawn from', () => {
  it.each(DECKS)('have so many countries in their last version: %s', (deck) => {
    const { version, targets } = deckOf(deck)
    expect(SOUGHT[deck]).toHaveLength(version)
    expect(SOUGHT[deck].at(-1)).toBe(targets.length)
  })

  it('have no sheet that is larger than they are', () => {
    expect(countsOf('oceania')).toEqual([6])
    expect(countsOf('twenty')).toEqual([6, 12, 20])
    expect(newSheet('oceania', 20, 5).count).toBe(6)
    expect(newSheet('europe', 20, SEEDS + 5)).toEqual({ deck: 'europe', deckVersion: 1, count: 20, seed: 5 })
  })
})
