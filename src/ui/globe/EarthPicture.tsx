import type { ReactNode, RefObject } from 'react'
import { type Chart, FINE, type ScreenPoint } from '../../geo/maps/chart'
import { TURN } from './globeView'
import type { MapLabels, MarkedGuess } from './marks'
import { FLIGHT, type Moment } from './useStory'
import { useWritten } from './useWritten'

/** A country that the map was turned to: its name, and its place in the picture, `undefined` if it is out of sight. */
type TurnedTo = { readonly name: string; readonly at: ScreenPoint | undefined }

type Props = {
  readonly picture: RefObject<SVGSVGElement | null>
  readonly width: number
  readonly height: number
  readonly chart: Chart
  readonly marks: MapLabels
  /**
   * Whether the chart's areas are drawn: the countries ruled out by a guess, those still possible, and its hint's
   * direction.
   */
  readonly isFit?: boolean
  /** Whether the ways are drawn one after another, once; they are there from the first by default. */
  readonly isDrawing?: boolean
  /** Centres of the countries that were still possible after a guess but are too small to be seen. */
  readonly dots?: readonly ScreenPoint[]
  /** Number of filled bars, 0 to 5, of each wrong guess. */
  readonly bars: readonly number[]
  /** Grade of each guess, 0 to 2, by which its number is coloured; all alike by default. */
  readonly grades?: readonly number[] | undefined
  /** Distances of the guesses, formatted with their unit. */
  readonly lengths?: readonly string[]
  /** Name of the answer. */
  readonly name?: string | undefined
  /** A further country that the map was turned to. */
  readonly turnedTo?: TurnedTo | undefined
  /** Number of guesses shown; all of them by default. */
  readonly told?: number | undefined
  /** Progress of drawing the picked guess's way; drawn as a whole by default. */
  readonly flight?: Moment['flight'] | undefined
  /** Index of the highlighted guess. */
  readonly picked?: number | undefined
  readonly label: string
  /** Id of the element that describes the map in words. */
  readonly descriptionId: string
  /** Further marks, drawn over all others and under the names. */
  readonly children?: ReactNode
}

/** A map of the Earth with the answer, the guesses, and the way from each guess to the answer. */
export function EarthPicture(props: Props) {
  const { picture, width, height, chart, marks, bars, name, label, descriptionId } = props
  const { isFit = false, isDrawing = false, dots = [], lengths = [] } = props
  const { turnedTo, told, flight = 'landed', picked, grades } = props
  const tag = (index: number) => (grades ? `earth-tag earth-grade-${grades[index]}` : 'earth-tag')
  const drawing = isDrawing ? ' earth-drawing' : ''
  const look = (kind: string, index: number) =>
    picked === undefined && turnedTo === undefined
      ? kind
      : `${kind} earth-${index === picked ? 'picked' : 'other'}`
  // The chart's list of guesses may end with one more country: the one that the map was turned to.
  const fillOf = (index: number) =>
    index < bars.length ? look(`earth-guess earth-bars-${bars[index]}`, index) : 'earth-turned-to'
  const written = useWritten(
    picture,
    { name: turnedTo?.name ?? '', lengths: NONE },
    turnedTo ? width : 0,
    true,
  )
  /** Middle of the name under a country that the map was turned to, within the frame. */
  const nameUnder = ([x, y]: ScreenPoint) => {
    const room = Math.max(0, (width - (written?.name.width ?? 0)) / 2)
    return { x: Math.min(Math.max(x, -room), room), y: y + 26 > height / 2 ? y - 12 : y + 18 }
  }
  // The highlighted guess is drawn over all others.
  const guesses = [...marks.guesses].sort((a, b) => Number(a.index === picked) - Number(b.index === picked))
  const rest = waysOf(guesses.filter(({ index }) => index !== picked))
  const own = waysOf(guesses.filter(({ index }) => index === picked))
  return (
    <svg
      ref={picture}
      className="earth"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-describedby={descriptionId}
    >
      <g transform={`translate(${chart.shift[0]} ${chart.shift[1]}) scale(${1 / FINE})`}>
        <path className="earth-sea" d={chart.edge} />
        <path className="earth-graticule" d={chart.graticule} />
        <path className="earth-land" d={chart.land} />
        {isFit &&
          AREAS.map((name, index) => (
            <path key={name} className={`earth-${name}`} d={chart.areas[index] ?? ''} />
          ))}
        {chart.guesses.slice(0, told).map((guess, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guess is identified by its index
          <path key={index} className={fillOf(index)} d={guess} />
        ))}
        <path className="earth-border" d={chart.borders} />
        <path className="earth-country" d={chart.country} />
        <path className="earth-edge" d={chart.edge} />
      </g>
      {dots.map((dot) => (
        <circle key={`${dot}`} className="earth-dot" r={2.5} {...centre(dot)} />
      ))}
      <path className={`earth-halo${drawing}`} d={flight === 'landed' ? rest + own : rest} {...drawn} />
      <path className={look(`earth-way${drawing}`, -1)} d={rest} {...drawn} />
      {flight !== 'awaited' && (
        <path className={look(`earth-way earth-${flight}`, picked ?? -1)} d={own} {...flown} />
      )}
      {guesses.map(
        ({ index, ring }) =>
          ring && <circle key={index} className={look('earth-ring', index)} r={7} {...centre(ring)} />,
      )}
      {marks.answer && (
        <circle
          className={marks.isRinged ? 'earth-answer earth-ring' : 'earth-answer'}
          r={marks.isRinged ? 7 : 4.5}
          {...centre(marks.answer)}
        />
      )}
      {flight === 'flying' && <path className="earth-flying earth-head" d={own} {...flown} />}
      {guesses.map((mark) => (
        <Leader key={mark.index} className={look('earth-leader', mark.index)} mark={mark} />
      ))}
      {guesses.map((mark) => (
        <Tag key={mark.index} className={look(tag(mark.index), mark.index)} mark={mark} />
      ))}
      {guesses.map(({ index, label, middle }) => {
        const at = label ?? (index === picked && flight === 'landed' && !isFit ? middle : undefined)
        return (
          at && (
            <text key={index} className={look('earth-length', index)} x={at[0]} y={at[1]}>
              {lengths[index]}
            </text>
          )
        )
      })}
      {props.children}
      {marks.name && (
        <text className="earth-name" x={marks.name[0]} y={marks.name[1]}>
          {name}
        </text>
      )}
      {turnedTo?.at && (
        <>
          <circle className="earth-answer" r={4.5} {...centre(turnedTo.at)} />
          <text className="earth-name" {...nameUnder(turnedTo.at)}>
            {turnedTo.name}
          </text>
        </>
      )}
    </svg>
  )
}

const NONE: readonly string[] = []

/** Class names of the chart's areas, in the chart's order. */
const AREAS = ['ruled-out', 'left', 'band']

/** Attributes of a way in flight: `pathLength` scales its length to 1, the unit in which the CSS animation draws it. */
const flown = { pathLength: 1, style: { animationDuration: `${FLIGHT}ms` } }

/** The same for the ways that are drawn while the globe turns. */
const drawn = { pathLength: 1, style: { animationDuration: `${TURN}ms` } }

/** Joins several ways into the data of one path. */
function waysOf(marks: readonly MarkedGuess[]): string {
  return marks.map(({ way }) => way).join('')
}

type MarkProps = { readonly className: string; readonly mark: MarkedGuess }

/** A line from a number to its guess, drawn where the number had no room at the guess itself. */
function Leader({ className, mark: { spot, tag } }: MarkProps) {
  if (!spot || !tag || Math.hypot(spot[0] - tag[0], spot[1] - tag[1]) < 1) return null
  return (
    <g className={className}>
      <path d={`M${spot}L${tag}`} />
      <circle r={2.5} {...centre(spot)} />
    </g>
  )
}

/** The number of a guess; its disc is hollow while the guess itself is out of sight. */
function Tag({ className, mark: { index, spot, tag } }: MarkProps) {
  if (tag === undefined) return null
  return (
    <g className={spot ? className : `${className} earth-beyond`} transform={`translate(${tag})`}>
      <circle className="earth-disc" r={9} />
      <text className="earth-number">{index + 1}</text>
    </g>
  )
}

function centre([cx, cy]: ScreenPoint) {
  return { cx, cy }
}
