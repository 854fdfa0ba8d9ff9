import type { OutlinePoint } from '../outlineRings'

/**
 * Braille as large as books have it, in mm from middle to middle: dots of a cell, cells, and how wide a dot is ("Marburg
 * Medium" has 2.5 and 6.0; the Library of Congress, Specification 800, has 2.34 and 6.2, and 1.44).
 */
export const BRAILLE = { dots: 2.5, cells: 6, diameter: 1.5 } as const

/** How figures are written: after a sign as the letters a to j, nearly everywhere; in French with dot 6 (Antoine). */
export type Figures = 'letters' | 'antoine'

/** Which dots make the letters a to j, and some more. */
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

/** Where the dots of a cell are, in distances between dots. */
const PLACES: Readonly<Record<string, OutlinePoint>> = {
  1: [0, 0],
  2: [0, 1],
  3: [0, 2],
  4: [1, 0],
  5: [1, 1],
  6: [1, 2],
}

/**
 * The cells of a text of figures, blanks and the letters k, m and n in uncontracted braille, each by the numbers of its dots.
 * @throws where it has another sign.
 */
export function cellsOf(text: string, figures: Figures): readonly string[] {
  return text.split(' ').flatMap((word, index) => {
    const sign = /^\d/.test(word) ? [figures === 'letters' ? '3456' : '6'] : []
    return [...(index > 0 ? [''] : []), ...sign, ...[...word].map((letter) => cellOf(letter, figures))]
  })
}

/** The middles of the dots of a text, in mm from its first dot, from left to right in any language. */
export function dotsOf(text: string, figures: Figures): readonly OutlinePoint[] {
  return cellsOf(text, figures).flatMap((cell, index) =>
    [...cell].map((dot): OutlinePoint => {
      const [x, y] = PLACES[dot] as OutlinePoint
      return [index * BRAILLE.cells + x * BRAILLE.dots, y * BRAILLE.dots]
    }),
  )
}

function cellOf(letter: string, figures: Figures): string {
  const asLetter = /\d/.test(letter) ? 'jabcdefghi'[Number(letter)] : letter
  const dots = LETTERS[asLetter ?? '']
  if (dots === undefined) throw new Error(`There is no braille for “${letter}” here.`)
  if (!/\d/.test(letter) || figures === 'letters') return dots
  return letter === '0' ? '3456' : `${dots}6`
}
