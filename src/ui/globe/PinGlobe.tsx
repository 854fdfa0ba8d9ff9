import { type KeyboardEvent, useMemo } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import { atlas } from '../../geo/maps/atlas'
import { basemapsOf } from '../../geo/maps/basemap'
import { closeShapeOf } from '../../geo/maps/borders'
import { nearestPoint } from '../../geo/maps/nearestPoint'
import { arcBetween, pointAlong } from '../../geo/maps/vector'
import { type Point, radians } from '../../geo/point'
import { useLocale } from '../words/LocaleContext'
import { EarthPicture } from './EarthPicture'
import { GlobeFrame } from './GlobeFrame'
import { type GlobeView, nearTo, viewAt } from './globeView'
import { wayPathOf } from './marks'
import { useEarth } from './useEarth'
import { useGlobe } from './useGlobe'
import { TURNS, useGlobeHands } from './useGlobeHands'

/** Coarse land, and the border of an answer as it is measured. */
const basemaps = basemapsOf({ ...atlas, landOf: closeShapeOf })

/** View of the blank globe, and its largest zoom: Luxembourg is as large as a fingertip. */
const START = viewAt([15, 15], 1)
const CLOSE = 30

/** Part of a turn that an arrow key moves the pin by with Shift. */
const SLIGHT = 1 / 15

const nothing = { guesses: [], answer: undefined, isRinged: false, name: undefined }

type Props = {
  readonly title: string
  readonly pin: Point | undefined
  /** Called with another place of the pin; absent while it stays. */
  readonly onPin?: ((place: Point) => void) | undefined
  /** Called when the Enter key asks to set the pin, if there is one. */
  readonly onSet?: () => void
  /** Country that is shown with the way from the pin to its border. */
  readonly answer?: CountryCode | undefined
}

/**
 * Globe or flat map without names, on which a pin is put by a tap or by keys, and dragged. Until it is given an answer, it
 * knows none.
 */
export function PinGlobe({ title, pin, onPin, onSet, answer }: Props) {
  const { say, nameOf } = useLocale()
  const globe = useGlobe(useMemo(() => viewOfAnswer(answer, pin), [answer, pin]))
  const { picture, width, frame } = globe
  const { view, set } = globe.handle
  const drawn = useMemo(() => ({ target: answer, guesses: [], areas: [] }), [answer])
  const { chart, height, furthest } = useEarth(basemaps, drawn, globe)
  const spot = pin && chart.spotOf(pin)
  const put = (at: readonly [number, number]) => {
    const place = chart.pointAt(at)
    if (place) onPin?.(place)
    return place !== undefined && onPin !== undefined
  }
  const hands = useGlobeHands(globe, {
    ...{ chart, nearest: CLOSE, furthest, onTap: put },
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
    const moved = viewAt([latitude + north * step, longitude + east * step], view.zoom, CLOSE)
    onPin(moved.middle)
    set(moved)
  }
  const way = useMemo(() => {
    if (!answer || !pin) return []
    const { point, distance } = nearestPoint(pin, closeShapeOf(answer))
    return distance > 0 ? arcBetween(pin, point) : []
  }, [answer, pin])
  const path = wayPathOf(way.map(chart.spotOf), width)
  const name = answer && nameOf(countryOf(answer))
  return (
    <GlobeFrame
      className={onPin ? 'globe-pin globe-pin-open' : 'globe-pin'}
      help={say(onPin ? 'pins.help' : 'pins.turned')}
      onZoom={hands.zoomBy}
      {...{ ...frame, title, onKeyDown }}
      picture={
        <EarthPicture
          {...{ picture, width, height, chart }}
          marks={nothing}
          bars={[]}
          turnedTo={answer && name ? { name, at: chart.spotOf(countryOf(answer).centroid) } : undefined}
          label={name ? (pin ? say('pins.shown', { name }) : name) : say('pins.blank')}
          descriptionId={`${frame.id}title`}
        >
          {path && (
            <>
              <path className="earth-halo" d={path} />
              <path className="earth-way" d={path} />
            </>
          )}
          {spot && (
            <g className="pin" transform={`translate(${spot})`}>
              <path className="pin-halo" d={CROSS} />
              <path d={CROSS} />
              <circle r={6} />
            </g>
          )}
        </EarthPicture>
      }
    />
  )
}

/** Lines of the cross of a pin. */
const CROSS = 'M-16 0h9M7 0h9M0-16v9M0 7v9'

/** Least part of the Earth around an answer that is in sight, in kilometres. */
const AROUND = 900

/** View with an answer and the pin, if any, in sight, halfway between them, or of the blank globe. */
function viewOfAnswer(answer: CountryCode | undefined, set: Point | undefined): GlobeView {
  if (answer === undefined) return START
  const { centroid } = countryOf(answer)
  const pin = set ?? centroid
  const half = greatCircleDistance(pin, centroid) / 2
  const side = radians(basemaps.sideOf(answer)) / 2
  const furthest = Math.min(Math.PI / 2, Math.max(half, AROUND) / EARTH_RADIUS + side)
  return viewAt(pointAlong(pin, centroid, 0.5), nearTo(furthest))
}
