import { useId, useMemo, useRef, useState } from 'react'
import { arcBetween } from '../../geo/arc'
import { countryOf } from '../../geo/countries'
import { hintsOf } from '../../machines/hint'
import type { Round } from '../../machines/round'
import type { Units } from '../../machines/settings'
import { useLocale } from '../words/LocaleContext'
import { lengthIn } from '../words/length'
import { EarthPicture } from './EarthPicture'
import { viewAfter, viewBefore } from './firstViews'
import { GlobeTools } from './GlobeTools'
import { onGlobeKey } from './globeKeys'
import { marksOn, nearestTo } from './marks'
import { kept, type Picking, pickedOf } from './picks'
import { useEarth } from './useEarth'
import { useHandling } from './useHandling'
import { useView } from './useView'
import { useWidth } from './useWidth'
import { useWritten } from './useWritten'
import { viewOf } from './view'
import { Ways } from './Ways'

export type GlobePanelProps = {
  readonly round: Round
  readonly units: Units
  readonly picking: Picking
}

/** From how far in pixels a number is pointed at, and touched. */
const POINTED = 13
const TOUCHED = 22

/** Where the guesses lie and which way each pointed: on a globe that is turned, or on a flat map. */
export function GlobePanel({ round, units, picking: [picks, onPicks] }: GlobePanelProps) {
  const locale = useLocale()
  const { say } = locale
  const { target } = round
  const hints = useMemo(() => hintsOf(round), [round])
  const { centroid } = countryOf(target)
  const name = locale.nameOf(countryOf(target).name)
  const field = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const grabbed = useRef(centroid)
  const id = useId()
  const width = useWidth(field)
  const [isFlat, setFlat] = useState(false)
  const last = viewAfter(hints, centroid)
  const { view, isStill, set, turnTo } = useView(field, () => viewBefore(hints, centroid), last)
  const { middle, zoom } = view
  const { chart, height, degrees } = useEarth(target, isFlat, view, width, isStill)

  const lengths = useMemo(
    () =>
      hints.map(
        ({ distance }) => `${lengthIn(distance, units, locale)} ${locale.say('row.unit', { units })}`,
      ),
    [hints, units, locale],
  )
  const wrong = useMemo(
    () =>
      hints.flatMap(({ country, isCorrect }, index) => {
        const way = arcBetween(country.centroid, centroid)
        return isCorrect ? [] : [{ index, way }]
      }),
    [hints, centroid],
  )
  const written = useWritten(picture, { name, lang: locale.namesLang, lengths }, width, isStill)
  const marks = useMemo(
    () => marksOn(chart, { width, height }, centroid, wrong, written),
    [chart, width, height, centroid, wrong, written],
  )

  const keep = (index: number) => onPicks((before) => kept(before, index))
  // A flat map goes no further than its sheet, whatever was to be in the middle.
  const inSight = () => chart.pointAt([0, 0]) ?? middle
  const zoomBy = (factor: number) => set(viewOf(middle, zoom * factor), true)
  useHandling(field, {
    grab() {
      grabbed.current = inSight()
    },
    drag([right, down]) {
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
  const onKeyDown = onGlobeKey({
    turnBy(north, east) {
      const [latitude, longitude] = inSight()
      set(viewOf([latitude + north / zoom, longitude + east / zoom], zoom), true)
    },
    zoomBy,
    goBack: () => turnTo(last),
    pick(number) {
      const isThere = number >= 1 && number <= hints.length
      if (isThere) keep(number - 1)
      return isThere
    },
  })

  return (
    <section className="globe" aria-labelledby={`${id}title`}>
      <h2 className="guesses-title" id={`${id}title`}>
        {say('globe.title')}
      </h2>
      <div
        className={isStill ? 'globe-field' : 'globe-field globe-turning'}
        ref={field}
        role="application"
        aria-label={isFlat ? say('globe.map') : say('globe.globe')}
        aria-describedby={`${id}help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what takes keys must take the focus.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <EarthPicture
          picture={picture}
          width={width}
          height={height}
          chart={chart}
          marks={marks}
          lengths={lengths}
          name={name}
          lang={locale.namesLang}
          picked={pickedOf(picks)}
          label={isFlat ? say('globe.mapOf', { answer: name }) : say('globe.globeOf', { answer: name })}
          descriptionId={`${id}ways`}
        />
      </div>
      <GlobeTools helpId={`${id}help`} isFlat={isFlat} onFlat={setFlat} onZoom={zoomBy} />
      <Ways id={`${id}ways`} hints={hints} centroid={centroid} name={name} units={units} />
    </section>
  )
}
