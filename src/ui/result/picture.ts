import type { ResultCard } from '../../machines/result/resultCard'
import { dailies } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import { SITE_COLOURS } from '../site'
import { dateInWords } from '../words/english'
import { box, type CanvasPoint, frame, line, type Picture, type Stroke, spotsOf } from './strokes'

/** The colours of the light theme, which a picture always has, since it goes to readers whose theme is unknown. */
export const COLOURS = Object.fromEntries(
  Object.entries(SITE_COLOURS).map(([name, [light]]) => [name, light]),
) as Readonly<Record<keyof typeof SITE_COLOURS, string>>

const SIDE = 1080
const MIDDLE = SIDE / 2
/** First and last edge of the neatline, and its breadth, in pixels. */
const [NEAR, FAR, BAND] = [40, 1040, 14]
const DASH = (FAR - NEAR) / 20
/** Bars of a guess: breadth, height, gap, distance between rows, and left edge of the first bar, in pixels. */
const [BREADTH, HEIGHT, GAP, PITCH, LEFT] = [40, 58, 18, 82, 356]
/** Middle and radius of the postmark, in pixels. */
const [STAMP, RADIUS] = [[928, 904], 68] as const
/** Names of the harder rules. */
const MODIFIERS = { hidden: 'hidden outline', turned: 'turned outline', noArrows: 'no arrows' } as const
/** Vertical middle and height of the space for the drawing, in pixels. */
export const [ROWS, ROOM] = [545, 540]

/** A result as an atlas plate. `address` is that of the game. */
export function pictureOf(
  { date, deck, score, streak, modifiers, rows }: ResultCard,
  address: string,
): Picture {
  const pitch = Math.min(PITCH, ROOM / rows.length)
  const top = ROWS - (rows.length * pitch) / 2
  const title = [dailies[deck].card, dateInWords(date), ...modifiers.map((modifier) => MODIFIERS[modifier])]
  return plateWith(
    title.filter((part) => part !== null).join(' · '),
    [
      ...rows.flatMap((row, index) => rowOf(row, top + index * pitch + (pitch - HEIGHT) / 2)),
      ...postmarkOf(date),
    ],
    streak > 1 ? `${score} · Streak ${streak}` : score,
    address,
  )
}

/** An atlas plate with a title, a drawing in the middle, a score, and the address of the game. */
export function plateWith(
  title: string,
  drawing: readonly Stroke[],
  score: string,
  address: string,
): Picture {
  return {
    side: SIDE,
    strokes: [
      box(0, 0, SIDE, SIDE, COLOURS.paper),
      box(NEAR, NEAR, FAR - NEAR, FAR - NEAR, COLOURS.plate),
      ...graticule(),
      ...neatline(),
      words('The World Outline Game', 148, 56, 'serif', COLOURS.ink),
      words(title, 218, 32, 'sans', COLOURS.muted),
      line(spotsOf('140,262 940,262'), COLOURS.ink, 2),
      ...drawing,
      line(spotsOf('140,828 940,828'), COLOURS.ink, 2),
      words(score, 896, 92, 'serif', COLOURS.sea),
      words(address.replace(/^https?:\/\//, ''), 972, 28, 'sans', COLOURS.muted),
    ],
  }
}

/** The bars of a guess, as they stand in its row, and its mark. */
function rowOf({ filled, mark }: ResultCard['rows'][number], top: number): readonly Stroke[] {
  const bars = [0, 1, 2, 3, 4].map((bar) => {
    const x = LEFT + bar * (BREADTH + GAP)
    return bar < filled
      ? box(x, top, BREADTH, HEIGHT, COLOURS.sea)
      : frame(x, top, BREADTH, HEIGHT, COLOURS.rule)
  })
  return [...bars, markOf(mark, [LEFT + 5 * (BREADTH + GAP) + 44, top + HEIGHT / 2])]
}

/** The postmark in the corner of a finished plate, with its date. */
function postmarkOf(date: UtcDate): readonly Stroke[] {
  const [x, y] = STAMP
  const ring = (radius: number, width: number) => {
    const turns = Array.from({ length: 73 }, (_, step) => (step * Math.PI) / 36)
    return line(
      turns.map((turn): CanvasPoint => [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]),
      COLOURS.vermilion,
      width,
    )
  }
  return [
    ring(RADIUS, 5),
    ring(RADIUS - 9, 2.5),
    {
      kind: 'words',
      text: date.slice(2).split('-').reverse().join('.'),
      at: [x, y],
      size: 25,
      face: 'serif',
      colour: COLOURS.vermilion,
    },
  ]
}

const TICK = spotsOf('-22,2 -6,20 24,-20')
const ARROW = spotsOf('0,-30 22,-4 6,-8 6,30 -6,30 -6,-8 -22,-4')

/** The mark of a row, drawn instead of written, since arrows differ between systems. */
function markOf(mark: ResultCard['rows'][number]['mark'], [x, y]: CanvasPoint): Stroke {
  if (mark === '·') return box(x - 6, y - 6, 12, 12, COLOURS.muted)
  const turn = mark === '✓' ? 0 : ('↑↗→↘↓↙←↖'.indexOf(mark) * Math.PI) / 4
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = ([dx, dy]: CanvasPoint): CanvasPoint => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  if (mark === '✓') return line(TICK.map(at), COLOURS.sea, 9)
  return { kind: 'area', spots: ARROW.map(at), colour: COLOURS.vermilion }
}

/** The frame of a map sheet: dashes of ink between two rules. */
function neatline(): readonly Stroke[] {
  const dashes = Array.from({ length: 10 }, (_, pair) => NEAR + 2 * pair * DASH).flatMap((from) => [
    box(from, NEAR, DASH, BAND, COLOURS.ink),
    box(FAR - BAND, from, BAND, DASH, COLOURS.ink),
    box(from + DASH, FAR - BAND, DASH, BAND, COLOURS.ink),
    box(NEAR, from + DASH, BAND, DASH, COLOURS.ink),
  ])
  const inner = FAR - NEAR - 2 * BAND
  return [
    ...dashes,
    frame(NEAR, NEAR, FAR - NEAR, FAR - NEAR, COLOURS.ink),
    frame(NEAR + BAND, NEAR + BAND, inner, inner, COLOURS.ink),
  ]
}

/** Five meridians and five parallels as decoration, the same for every result. */
function graticule(): readonly Stroke[] {
  const steps = Array.from({ length: 25 }, (_, step) => step / 24)
  const inner = FAR - NEAR - 2 * BAND
  return [-2, -1, 0, 1, 2].flatMap((number) => {
    const curve = steps.map((along): CanvasPoint => {
      const bulge = number * 46 * (4 * along * (1 - along) - 0.5)
      return [MIDDLE + number * 165 + bulge, NEAR + BAND + along * inner]
    })
    return [curve, curve.map(([x, y]): CanvasPoint => [y, x])].map((spots) =>
      line(spots, COLOURS.graticule, 1.5),
    )
  })
}

function words(text: string, y: number, size: number, face: 'serif' | 'sans', colour: string): Stroke {
  return { kind: 'words', text, at: [MIDDLE, y], size, face, colour }
}
