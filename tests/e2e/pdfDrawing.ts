import { inflateSync } from 'node:zlib'

/** A thing that a PDF paints, in mm on its page: the box around its spots, and how wide its line is where it is one. */
export type Painted = {
  readonly kind: 'line' | 'area'
  readonly spots: readonly (readonly [x: number, y: number])[]
  readonly wide: number
  readonly colour: string
}

type Matrix = readonly [number, number, number, number, number, number]

const MM = 25.4 / 72

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/

/** How many pages a PDF has. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The sizes of its pages, in mm. */
export function sizesOf(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width) * MM, Number(height) * MM] as const,
  )
}

/** What the pages of a PDF paint, by the operators of their content: paths under the matrices that hold for them. */
export function paintedIn(pdf: Buffer): readonly Painted[] {
  const text = pdf.toString('latin1')
  // Chromium keeps the width of a line in a state that the content calls by name.
  const states = new Map(
    [...text.matchAll(/\/(G\d+) (\d+) 0 R/g)].map(([, name = '', object = '']) => {
      const dictionary = new RegExp(`\\n${object} 0 obj\\n(.*?)endobj`, 's').exec(text)?.[1] ?? ''
      return [`/${name}`, Number(/\/LW ([\d.]+)/.exec(dictionary)?.[1] ?? 1)] as const
    }),
  )
  return [...text.matchAll(/\/FlateDecode[^>]*>> stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((content) => /^[\d.\s-]+cm/m.test(content))
    .flatMap((content) => paintedBy(content, states))
}

function paintedBy(content: string, states: ReadonlyMap<string, number>): readonly Painted[] {
  const painted: Painted[] = []
  const kept: {
    readonly matrix: Matrix
    readonly wide: number
    readonly colours: readonly [string, string]
  }[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let wide = 1
  let [stroke, fill] = ['0 0 0', '0 0 0']
  let numbers: number[] = []
  let spots: (readonly [number, number])[] = []
  const at = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix
    spots.push([(a * x + c * y + e) * MM, (b * x + d * y + f) * MM])
  }
  const paint = (kind: Painted['kind']) => {
    const [a, b] = matrix
    painted.push({ kind, spots, wide: wide * Math.hypot(a, b) * MM, colour: kind === 'line' ? stroke : fill })
    spots = []
  }
  for (const word of content.split(/\s+/)) {
    if (NUMBER.test(word)) {
      numbers.push(Number(word))
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (word === 'q') kept.push({ matrix, wide, colours: [stroke, fill] })
    else if (word === 'Q') {
      const last = kept.pop()
      if (last) {
        matrix = last.matrix
        wide = last.wide
        ;[stroke, fill] = last.colours
      }
    } else if (word === 'cm') {
      const [A, B, C, D, E, F] = matrix
      matrix = [
        a * A + b * C,
        a * B + b * D,
        c * A + d * C,
        c * B + d * D,
        e * A + f * C + E,
        e * B + f * D + F,
      ]
    } else if (word === 'w') wide = a
    else if (states.has(word)) wide = states.get(word) as number
    else if (word === 'RG') stroke = numbers.join(' ')
    else if (word === 'rg') fill = numbers.join(' ')
    else if (word === 'm' || word === 'l') at(a, b)
    else if (word === 'c') at(e, f)
    else if (word === 're') {
      at(a, b)
      at(a + c, b + d)
    } else if (word === 'S' || word === 's') paint('line')
    else if (word === 'f' || word === 'f*') paint('area')
    else if (word === 'n') spots = []
    numbers = []
  }
  return painted
}
