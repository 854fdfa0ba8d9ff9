import { type CSSProperties, type KeyboardEvent, useMemo } from 'react'
import { closeShapeOf } from '../../geo/maps/borders'
import { nearestPoint } from '../../geo/maps/nearestPoint'
import { arcBetween } from '../../geo/maps/vector'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { type Point, radians } from '../../geo/point'
import { Neatline } from '../plate/Neatline'
import { useLocale } from '../words/LocaleContext'
import { EarthPicture } from './EarthPicture'
import { GlobeFrame } from './GlobeFrame'
import { type GlobeView, NEAREST, viewAt } from './globeView'
import { marksOn } from './marks'
import { EARTH, type PinGround, viewAround } from './pinGround'
import { useEarth } from './useEarth'
import { useGlobe } from './useGlobe'
import { TURNS, useGlobeHands } from './useGlobeHands'
import { useWritten } from './useWritten'

/** Largest zoom, in that of the first view: Luxembourg is as large as a fingertip. */
const CLOSE = 30

/** Part of a turn that an arrow key moves the pin by with Shift. */
const SLIGHT = 1 / 15

/** Place that is shown, with the pin that was set for it, if any. */
type Pinned = { readonly country: PlaceId; readonly pin: Point | undefined }

const none: readonly Pinned[] = []

type Props = {
  /** Id of the heading that it stands beside. */
  readonly titleId: string
  /** Ground that is shown, by default the Earth. */
  readonly ground?: PinGround
  readonly pin?: Point | undefined
  /** Called with another place of the pin; absent while it stays. */
  readonly onPin?: ((place: Point) => void) | undefined
  /** Called when the Enter key asks to set the pin, if there is one. */
  readonly onSet?: () => void
  /** Places that are shown, each with the way from its pin to its border, and numbered where there are several. */
  readonly answers?: readonly Pinned[]
  /** Grade of each pin, 0 to 2, by which its number is coloured. */
  readonly grades?: readonly number[]
  /** Index of the answer that the globe is turned to and that is named, if there are several. */
  readonly picked?: number | undefined
}

/**
 * Globe or flat map without names on a plate, on which a pin is put by a tap or by keys, and dragged. Until it is given an
 * answer, it knows none.
 */
export function PinGlobe({ ground = EARTH, answers = none, ...props }: Props) {
  const { titleId, pin, onPin, onSet, grades, picked } = props
  const { basemaps, start, isOwn } = ground
  const nearest = CLOSE * start.zoom
  const { say, nameOf } = useLocale()
  const isOne = answers.length === 1
  const named = isOne ? answers[0] : picked === undefined ? undefined : answers[picked]
  const globe = useGlobe(useMemo(() => viewOf(named ? [named] : answers, ground), [named, answers, ground]))
  const { picture, width, frame } = globe
  const { view, set } = globe.handle
  const drawn = useMemo(
    () => ({ target: undefined, guesses: answers.map(({ country }) => country), areas: [] }),
    [answers],
  )
  const { chart, height, degrees, furthest } = useEarth(basemaps, drawn, globe, true)
  const spot = pin && chart.spotOf(pin)
  const put = (at: readonly [number, number]) => {
    const place = chart.pointAt(at)
    if (place) onPin?.(place)
    return place !== undefined && onPin !== undefined
  }
  const hands = useGlobeHands(globe, {
    chart,
    nearest,
    furthest,
    onTap: put,
    mark: { at: onPin && spot, onDrag: put },
  })
  /** Arrow keys move the pin, which comes into the middle, and Enter sets it; other keys move the globe. */
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = TURNS[event.key]
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!onPin || !isPlain || !(turn || event.key === 'Enter')) return hands.onKeyDown(event)
    event.preventDefault()
    if (turn === undefined) return onSet?.()
    const [latitude, longitude] = pin ?? view.middle
    const [north, east] = turn
    const step = (event.shiftKey ? SLIGHT : 1) / view.zoom
    const moved = viewAt([latitude + north * step, longitude + east * step], view.zoom, nearest)
    onPin(moved.middle)
    set(moved)
  }
  const ways = useMemo(() => answers.map(wayOf), [answers])
  const name = named && nameOf(placeOf(named.country))
  const written = useWritten(picture, { name: name ?? '', lengths: unwritten }, width, frame.isStill)
  const { guesses, ...marks } = marksOn(
    chart,
    { width, height },
    named && { at: placeOf(named.country).centroid, across: basemaps.sideOf(named.country) / degrees },
    ways.flatMap((way, index) => (way.length > 0 ? [{ index, way, across: Number.POSITIVE_INFINITY }] : [])),
    name === undefined ? undefined : written,
  )
  return (
    <GlobeFrame
      className={`globe-pin plate${onPin ? ' globe-pin-open' : ''}${isOwn ? ' globe-pin-own' : ''}`}
      help={say(onPin ? 'pins.help' : 'pins.turned')}
      style={{ '--nearer': view.zoom / start.zoom } as CSSProperties}
      onZoom={hands.zoomBy}
      {...{ ...frame, titleId, onKeyDown }}
      // So small a part of the Earth is flat, and the whole of it would be a picture of kilometres.
      onFlat={start.zoom < CLOSE ? frame.onFlat : undefined}
      picture={
        <EarthPicture
          {...{ picture, width, height, chart, name }}
          marks={{
            ...marks,
            guesses: isOne ? guesses.map((mark) => ({ ...mark, tag: undefined })) : guesses,
          }}
          bars={[]}
          grades={grades}
          picked={picked}
          label={name ? (pin || !isOne ? say('pins.shown', { name }) : name) : say('pins.blank')}
          descriptionId={titleId}
        >
          {spot && (
            <g className="pin" transform={`translate(${spot})`}>
              <path className="pin-halo" d={CROSS} />
              <path d={CROSS} />
              <circle r={6} />
            </g>
          )}
        </EarthPicture>
      }
    >
      <Neatline />
      <Neatline sheet="tall" />
    </GlobeFrame>
  )
}

const unwritten: readonly string[] = []

/** Way from a pin to the nearest point of a place: the pin alone if it is in the place, and nothing without one. */
function wayOf({ country, pin }: Pinned): readonly Point[] {
  if (!pin) return []
  const { point, distance } = nearestPoint(pin, closeShapeOf(country))
  return distance > 0 ? arcBetween(pin, point) : [pin]
}

/** Lines of the cross of a pin. */
const CROSS = 'M-16 0h9M7 0h9M0-16v9M0 7v9'

/** Least part of the Earth around an answer that is in sight, in kilometres at zoom 1. */
const AROUND = 900

/** View with some answers and their pins in sight, or of the blank globe. */
function viewOf(answers: readonly Pinned[], { basemaps, start }: PinGround): GlobeView {
  const points = answers.flatMap(({ country, pin }) => {
    const { centroid } = placeOf(country)
    return [centroid, pin ?? centroid]
  })
  if (points.length === 0) return start
  const side = Math.max(...answers.map(({ country }) => radians(basemaps.sideOf(country)))) / 2
  return viewAround(points, AROUND / start.zoom, side, NEAREST * start.zoom)
}
