import type { OutlinePoint } from '../outlineRings'

/**
 * Dimensions of braille as in books, in mm: distance between dots, distance between cells, and diameter of a dot
 * ("Marburg Medium": 2.5 and 6.0; Library of Congress, Specification 800: 2.34 and 6.2, diameter 1.44).
 */
export const BRAILLE = { dots: 2.5, cells: 6, diameter: 1.5 } as const

/**
 * Notation of digits: in most countries the letters a to j after a number sign; in French, the Antoine notation with
 * dot 6.
 */
export type BrailleDigits = 'letters' | 'antoine'

/** Dot numbers of the letters a to j and some others. */
const LETTERS: Readonly<Record<string, string>> = {
  a: '1',
  b: '12',
  c: '14',
  d: '145',
  e: '15',
  f: '124',
  g: '1245',
  h: '125',
  i: '24',
  j: '245',
  k: '13',
  m: '134',
  n: '1345',
}

/** Positions of the dots in a cell, in units of the distance between dots. */
const PLACES: Readonly<Record<string, OutlinePoint>> = {
  1: [0, 0],
  2: [0, 1],
  3: [0, 2],
  4: [1, 0],
  5: [1, 1],
  6: [1, 2],
}

/**
 * Converts a text of digits, spaces and the letters k, m and n to cells of uncontracted braille, each as its dot
 * numbers.
 * @throws on any other character
 */
export function cellsOf(text: string, digits: BrailleDigits): readonly string[] {
  return text.split(' ').flatMap((word, index) => {
    const sign = /^\d/.test(word) ? [digits === 'letters' ? '3456' : '6'] : []
    return [...(index > 0 ? [''] : []), ...sign, ...[...word].map((letter) => cellOf(letter, digits))]
  })
}

/** Centres of a text's dots, in mm from the first dot, from left to right in any language. */
export function dotsOf(text: string, digits: BrailleDigits): readonly OutlinePoint[] {
  return cellsOf(text, digits).flatMap((cell, index) =>
    [...cell].map((dot): OutlinePoint => {
      const [x, y] = PLACES[dot] as OutlinePoint
      return [index * BRAILLE.cells + x * BRAILLE.dots, y * BRAILLE.dots]
    }),
  )
}

function cellOf(letter: string, digits: BrailleDigits): string {
  const asLetter = /\d/.test(letter) ? 'jabcdefghi'[Number(letter)] : letter
  const dots = LETTERS[asLetter ?? '']
  if (dots === undefined) throw new Error(`There is no braille for “${letter}” here.`)
  if (!/\d/.test(letter) || digits === 'letters') return dots
  return letter === '0' ? '3456' : `${dots}6`
}
