import { describe, expect, it } from 'vitest'
import { BRAILLE, cellsOf, dotsOf } from '../../../src/geo/touch/braille'
import { brailleDigitsOf, LANGUAGES } from '../../../src/ui/words/languages'

/** A cell as Unicode has it, where dot n is bit n − 1. */
const written = (cells: readonly string[]) =>
  cells
    .map((cell) =>
      String.fromCodePoint(0x2800 + [...cell].reduce((bits, dot) => bits + 2 ** (Number(dot) - 1), 0)),
    )
    .join('')

describe('braille', () => {
  it('writes figures as the letters a to j behind a sign, and letters without one', () => {
    expect(written(cellsOf('1234567890', 'letters'))).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(written(cellsOf('500 km', 'letters'))).toBe('⠼⠑⠚⠚⠀⠅⠍')
    expect(written(cellsOf('n', 'letters'))).toBe('⠝')
  })

  it('writes French figures with dot 6, and their nought as the sign elsewhere', () => {
    expect(written(cellsOf('1234567890', 'antoine'))).toBe('⠠⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼')
    expect(LANGUAGES.filter((lang) => brailleDigitsOf(lang) === 'antoine')).toEqual(['fr'])
  })

  it('is as large as books have it: dots 2.3 to 2.5 mm apart, cells 6.0 to 6.2', () => {
    expect(BRAILLE.dots).toBeGreaterThanOrEqual(2.3)
    expect(BRAILLE.dots).toBeLessThanOrEqual(2.5)
    expect(BRAILLE.cells).toBeGreaterThanOrEqual(6)
    expect(BRAILLE.cells).toBeLessThanOrEqual(6.2)
    // ⠼⠃: dots 3, 4, 5 and 6, and then 1 and 2.
    expect(dotsOf('2', 'letters')).toEqual([
      [0, 5],
      [2.5, 0],
      [2.5, 2.5],
      [2.5, 5],
      [6, 0],
      [6, 2.5],
    ])
  })

  it('refuses what it has no cell for', () => {
    expect(() => cellsOf('x', 'letters')).toThrow('no braille for “x”')
  })
})
