import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { arcBetween } from '../geo/arc'
import { countryOf } from '../geo/countries'
import { FLAT_RATIO, flatSheet } from '../geo/flat'
import { globeChart } from '../geo/globe'
import { bareGround, groundOf, sheetOf } from '../geo/ground'
import { hintsOf } from '../machines/hint'
import type { Round } from '../machines/round'
import type { Units } from '../machines/settings'
import { EarthPicture } from './EarthPicture'
import { row, globe as texts } from './english'
import { viewAfter, viewBefore } from './firstViews'
import { InTongue } from './InTongue'
import { lengthIn } from './length'
import { marksOn, nearestTo } from './marks'
import { kept, type Picking, pickedOf } from './picks'
import type { Tongue } from './tongue'
import { useHandling } from './useHandling'
import { useView } from './useView'
import { useWidth } from './useWidth'
import { viewOf } from './view'

export type GlobePanelProps = {
  readonly round: Round
  readonly units: Units
  readonly tongue: Tongue
  readonly picking: Picking
}

/** How much of its picture the whole globe takes. */
const SHARE = 0.94

/** How near to each other in pixels places are drawn apart while the globe rests, and while it turns. */
const FINEST = 0.6
const COARSE = 1.5

/** From how far in pixels a number is pointed at, and touched. */
const POINTED = 13
const TOUCHED = 22

/** How much nearer one step of the zoom is, and how many degrees one of a turn, seen from furthest away. */
const NEARER = 1.4
const STEP = 15

const turns: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
}
const zooms: Readonly<Record<string, number>> = { '+': NEARER, '=': NEARER, '-': 1 / NEARER, _: 1 / NEARER }

/** Where the guesses lie and which way each pointed: on a globe that is turned, or on a flat map. */
export function GlobePanel({ round, units, tongue, picking: [picks, onPicks] }: GlobePanelProps) {
  const { target } = round
  const hints = useMemo(() => hintsOf(round), [round])
  const { centroid } = countryOf(target)
  const name = tongue.nameOf(countryOf(target).name)
  const field = useRef<HTMLDivElement>(null)
  const grabbed = useRef(centroid)
  const id = useId()
  const width = useWidth(field)
  const [isFlat, setFlat] = useState(false)
  const last = viewAfter(hints, centroid)
  const { view, isStill, set, turnTo } = useView(field, () => viewBefore(hints, centroid), last)
  const { middle, zoom } = view
  const height = Math.round(isFlat ? width * FLAT_RATIO : width)
  const radius = (width / 2) * SHARE * zoom

  const isMeasured = width > 0
  const ground = useMemo(() => (isMeasured ? groundOf(target) : bareGround), [isMeasured, target])
  const sheet = useMemo(
    () => (isFlat ? flatSheet(width * zoom, width, sheetOf(target)) : undefined),
    [isFlat, width, zoom, target],
  )
  const chart = useMemo(
    () => sheet?.(middle) ?? globeChart(middle, radius, ground, isStill ? FINEST : COARSE),
    [sheet, middle, radius, ground, isStill],
  )
  const lengths = useMemo(
    () => hints.map(({ distance }) => `${lengthIn(distance, units, tongue)} ${row.units[units]}`),
    [hints, units, tongue],
  )
  const wrong = useMemo(
    () =>
      hints.flatMap(({ country, isCorrect }, index) => {
        const way = arcBetween(country.centroid, centroid)
        return isCorrect ? [] : [{ index, way, length: lengths[index] ?? '' }]
      }),
    [hints, centroid, lengths],
  )
  const marks = useMemo(
    () => marksOn(chart, { width, height }, { point: centroid, name }, wrong, isStill),
    [chart, width, height, centroid, name, wrong, isStill],
  )

  const keep = (index: number) => onPicks((before) => kept(before, index))
  const zoomBy = (factor: number) => set(viewOf(middle, zoom * factor), true)
  useHandling(field, {
    grab() {
      // A flat map goes no further than its sheet, whatever was to be in the middle.
      grabbed.current = chart.pointAt([0, 0]) ?? middle
    },
    drag([right, down]) {
      const degrees = isFlat ? 360 / (width * zoom) : 180 / Math.PI / radius
      const [latitude, longitude] = grabbed.current
      set(viewOf([latitude + down * degrees, longitude - right * degrees], zoom), false)
    },
    drop: () => set(view, true),
    point(at) {
      const pointed = at && nearestTo(at, marks, POINTED)
      if (pointed !== picks.pointed) onPicks((before) => ({ ...before, pointed }))
    },
    tap(at) {
      const index = nearestTo(at, marks, TOUCHED)
      const point = chart.pointAt(at)
      if (index !== undefined) keep(index)
      else if (point) turnTo(viewOf(point, zoom))
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turns[event.key]
    const factor = zooms[event.key]
    const number = Number(event.key)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (turn) {
      const [latitude, longitude] = chart.pointAt([0, 0]) ?? middle
      set(viewOf([latitude + turn[0] / zoom, longitude + turn[1] / zoom], zoom), true)
    } else if (factor !== undefined) zoomBy(factor)
    else if (event.key === 'Home') turnTo(last)
    else if (number >= 1 && number <= hints.length) keep(number - 1)
    else return
    event.preventDefault()
  }

  return (
    <section className="globe" aria-labelledby={`${id}title`}>
      <h2 className="guesses-title" id={`${id}title`}>
        {texts.title}
      </h2>
      <div
        className={isStill ? 'globe-field' : 'globe-field globe-turning'}
        ref={field}
        role="application"
        aria-label={isFlat ? texts.map : texts.globe}
        aria-describedby={`${id}help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what takes keys must take the focus.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <EarthPicture
          width={width}
          height={height}
          chart={chart}
          marks={marks}
          lengths={lengths}
          name={name}
          lang={tongue.lang}
          picked={pickedOf(picks)}
          label={isFlat ? texts.mapOf(name) : texts.globeOf(name)}
          descriptionId={`${id}ways`}
        />
      </div>
      <div className="globe-tools">
        <p className="globe-help" id={`${id}help`}>
          {texts.help}
        </p>
        <button type="button" className="globe-tool" aria-pressed={isFlat} onClick={() => setFlat(!isFlat)}>
          {texts.flat}
        </button>
        <button
          type="button"
          className="globe-tool"
          aria-label={texts.further}
          onClick={() => zoomBy(1 / NEARER)}
        >
          −
        </button>
        <button type="button" className="globe-tool" aria-label={texts.closer} onClick={() => zoomBy(NEARER)}>
          +
        </button>
      </div>
      <div className="visually-hidden" id={`${id}ways`}>
        {hints.map(({ country, distance, direction, isCorrect }) => {
          const guess = <InTongue tongue={tongue}>{tongue.nameOf(country.name)}</InTongue>
          const answer = <InTongue tongue={tongue}>{name}</InTongue>
          const length = lengthIn(distance, units, tongue)
          return (
            <p key={country.id}>
              {isCorrect
                ? texts.answer(guess)
                : texts.way(guess, answer, length, units, row.winds[direction.word])}
            </p>
          )
        })}
      </div>
    </section>
  )
}
