import { useEffect, useMemo, useRef } from 'react'
import { countryOf } from '../../geo/countries'
import { atlas } from '../../geo/maps/atlas'
import { areaOf } from '../../geo/maps/band'
import { basemapsOf } from '../../geo/maps/basemap'
import { arcBetween } from '../../geo/maps/vector'
import { barsOf } from '../../geo/proximity'
import type { Units } from '../../machines/journal/settings'
import { hintsOf } from '../../machines/rules/hint'
import type { CountryRound } from '../../machines/rules/round'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { EarthPicture } from './EarthPicture'
import { GlobeDescription } from './GlobeDescription'
import { GlobeFrame } from './GlobeFrame'
import { pickedOf, type SelectionState, togglePin } from './GuessMark'
import { nearestFor, restView, startView, viewOfFit, viewOn } from './globeView'
import { MIN_VISIBLE, marksOn, nearestTo } from './marks'
import { useEarth } from './useEarth'
import { useGlobe } from './useGlobe'
import { useGlobeHands } from './useGlobeHands'
import { useStory } from './useStory'
import { useWritten } from './useWritten'

type Props = {
  readonly round: CountryRound
  readonly units: Units
  readonly picking: SelectionState
}

const basemaps = basemapsOf(atlas)

/** Radius, in pixels, within which a number counts as pointed at with the mouse, and as touched. */
const POINTED = 13
const TOUCHED = 22

/** Shows the guesses and their ways to the answer, on a globe that can be turned or on a flat map. */
export function Globe({ round, units, picking: [picks, onPicks] }: Props) {
  const locale = useLocale()
  const { say } = locale
  const { target } = round
  const { turnedTo, fit } = picks
  const hints = useMemo(() => hintsOf(round), [round])
  const { centroid } = countryOf(target)
  const name = locale.nameOf(countryOf(target))
  const globe = useGlobe(restView(hints, centroid), () => startView(hints, centroid))
  const { picture, width, isDrawn, isRevealed, frame } = globe
  const { turnTo } = globe.handle
  const { id, field, isStill, isFlat } = frame
  const countries = useMemo(() => {
    const guesses = round.guesses.filter((guess) => guess !== target)
    return { target, guesses }
  }, [round, target])
  const sides = useMemo(
    () => (isDrawn ? [target, ...countries.guesses].map(basemaps.sideOf) : []),
    [isDrawn, target, countries],
  )
  const drawn = useMemo(() => {
    const { guesses } = countries
    const areas = fit
      ? [...[fit.ruledOut, fit.left].map(basemaps.areaOf), ...(fit.band ? [areaOf(fit.band)] : [])]
      : []
    return { target, guesses: turnedTo ? [...guesses, turnedTo] : guesses, areas }
  }, [countries, target, turnedTo, fit])
  const { chart, height, degrees, furthest } = useEarth(basemaps, drawn, globe)

  const lengths = useMemo(
    () =>
      hints.map(
        ({ distance }) => `${locale.whole(lengthIn(distance, units))} ${locale.say('row.unit', { units })}`,
      ),
    [hints, units, locale],
  )
  const ways = useMemo(
    () =>
      hints
        .filter(({ isCorrect }) => !isCorrect)
        .map(({ country, proximity }, index) => ({
          index,
          bars: barsOf(proximity),
          from: country.centroid,
          way: isDrawn ? arcBetween(country.centroid, centroid) : [],
        })),
    [hints, centroid, isDrawn],
  )
  const starts = ways.map(({ from }) => from)
  const { moment, action, press } = useStory(globe, starts)
  const told = moment && moment.index + 1
  const written = useWritten(picture, { name, lengths }, width, isStill)
  const marks = useMemo(() => {
    const [own = Number.POSITIVE_INFINITY, ...others] = sides.map((side) => side / degrees)
    const wrong = ways
      .slice(0, told)
      .map((way, index) => ({ ...way, across: others[index] ?? 0 }))
      // While one guess's remaining countries are shown, the other guesses are hidden.
      .filter(({ index }) => fit === undefined || fit.index === index)
    return marksOn(chart, { width, height }, { at: centroid, across: own }, wrong, written)
  }, [chart, width, height, degrees, sides, centroid, ways, written, told, fit])

  // Countries that are still possible but too small to be seen get a dot.
  const dots = useMemo(
    () =>
      (fit?.left ?? [])
        .filter((code) => basemaps.sideOf(code) / degrees < MIN_VISIBLE)
        .map((code) => chart.spotOf(countryOf(code).centroid))
        .filter((spot) => spot !== undefined),
    [fit, chart, degrees],
  )
  useEffect(() => {
    if (fit === undefined) return
    const left = fit.left.map((country) => countryOf(country).centroid)
    turnTo(viewOfFit(left, centroid))
    field.current?.scrollIntoView?.({ block: 'nearest' })
  }, [fit, centroid, turnTo, field])

  useEffect(() => {
    const show = (isShown: boolean) => onPicks((before) => ({ ...before, isShown }))
    show(true)
    return () => show(false)
  }, [onPicks])

  const wasTurned = useRef(turnedTo !== undefined)
  useEffect(() => {
    if (turnedTo) {
      turnTo(viewOn(countryOf(turnedTo).centroid, basemaps.sideOf(turnedTo)))
      field.current?.scrollIntoView?.({ block: 'nearest' })
    } else if (wasTurned.current) turnTo(restView(hints, centroid))
    wasTurned.current = turnedTo !== undefined
  }, [turnedTo, turnTo, hints, centroid, field])

  const pin = (index: number) => onPicks((before) => togglePin(before, index))
  const { onKeyDown, zoomBy } = useGlobeHands(globe, {
    chart,
    furthest,
    nearest: nearestFor(sides, furthest),
    onPoint(at) {
      const pointed = at && nearestTo(at, marks, POINTED)
      if (pointed !== picks.pointed) onPicks((before) => ({ ...before, pointed }))
    },
    onTap(at) {
      const index = nearestTo(at, marks, TOUCHED)
      if (index !== undefined) pin(index)
      return index !== undefined
    },
    onNumber(number) {
      if (number <= hints.length) pin(number - 1)
    },
  })

  return (
    <GlobeFrame
      help={say('globe.help')}
      story={ways.length > 0 ? action : undefined}
      onStory={() => {
        if (fit) onPicks(({ fit: _, ...others }) => others)
        press()
        field.current?.scrollIntoView?.({ block: 'nearest' })
      }}
      onZoom={zoomBy}
      {...{ ...frame, onKeyDown }}
      picture={
        <EarthPicture
          {...{ picture, width, height, chart, marks, dots, lengths, name, told }}
          isFit={fit !== undefined}
          isDrawing={isRevealed}
          bars={ways.map(({ bars }) => bars)}
          turnedTo={
            turnedTo && moment === undefined
              ? {
                  name: locale.nameOf(countryOf(turnedTo)),
                  at: chart.spotOf(countryOf(turnedTo).centroid),
                }
              : undefined
          }
          flight={moment?.flight}
          picked={moment?.index ?? pickedOf(picks)}
          label={isFlat ? say('globe.mapOf', { answer: name }) : say('globe.globeOf', { answer: name })}
          descriptionId={`${id}ways`}
        />
      }
    >
      {isDrawn && (
        <GlobeDescription id={`${id}ways`} hints={hints} centroid={centroid} name={name} units={units} />
      )}
    </GlobeFrame>
  )
}
