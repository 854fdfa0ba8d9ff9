import { useMemo } from 'react'
import { type CountryCode, countryOf, isCountry } from '../../geo/countries'
import { destinationOf, EARTH_RADIUS } from '../../geo/greatCircle'
import { atlas } from '../../geo/maps/atlas'
import { basemapsOf } from '../../geo/maps/basemap'
import { countryAt } from '../../geo/maps/countryAt'
import { pointOf, vectorOf } from '../../geo/maps/vector'
import { degrees as inDegrees, type Point } from '../../geo/point'
import { barsOf } from '../../geo/proximity'
import type { Hint } from '../../machines/rules/hint'
import { Neatline } from '../plate/Neatline'
import { useLocale } from '../words/LocaleContext'
import { EarthPicture } from './EarthPicture'
import { GlobeFrame } from './GlobeFrame'
import { nearestFor, viewAt } from './globeView'
import { marksOn } from './marks'
import { useEarth } from './useEarth'
import { useGlobe } from './useGlobe'
import { useGlobeHands } from './useGlobeHands'

const basemaps = basemapsOf(atlas)

/** Share of the way to the answer that is drawn, and the number of its stretches. */
const SHARE = 1 / 3
const STRETCHES = 24

/** Zoom at which the globe shows the last guess. */
const ZOOM = 1

/** The beginning of the way that a hint tells; only the guess itself under rules without arrows. */
function wayOf({ country, distance, bearing }: Hint): readonly Point[] {
  if (bearing === undefined) return [country.centroid]
  const far = (inDegrees(distance / EARTH_RADIUS) * SHARE) / STRETCHES
  return Array.from({ length: STRETCHES + 1 }, (_, i) =>
    pointOf(vectorOf(destinationOf(country.centroid, bearing, far * i))),
  )
}

/**
 * Shows in place of the plate the guesses of a round in play on a globe or a flat map, and the first third of the way that each hint tells. It is
 * given the hints alone, so that it cannot show more.
 */
export function PlayGlobe({ hints }: { readonly hints: readonly Hint[] }) {
  const { say, nameOf } = useLocale()
  const { country } = hints.at(-1) as Hint
  const codes = useMemo(() => hints.map(({ country: { id } }) => id).filter(isCountry), [hints])
  const globe = useGlobe(useMemo(() => viewAt(country.centroid, ZOOM), [country]))
  const { picture, width, isDrawn, frame } = globe
  const drawn = useMemo(
    () => ({ target: codes.at(-1) as CountryCode, guesses: isDrawn ? codes : [], areas: [] }),
    [codes, isDrawn],
  )
  const { chart, height, degrees, furthest } = useEarth(basemaps, drawn, globe, true)
  const sides = useMemo(() => codes.map(basemaps.sideOf), [codes])
  const ways = useMemo(() => hints.map(wayOf), [hints])
  const wrong = ways.map((way, index) => ({ index, way, across: (sides[index] ?? 0) / degrees }))
  const marks = marksOn(chart, { width, height }, undefined, wrong, undefined)
  const nearest = nearestFor(sides, furthest)
  const { onKeyDown, zoomBy } = useGlobeHands(globe, { chart, furthest, nearest })
  const told = useMemo(
    () =>
      hints.map(({ country, direction }, index) => {
        const own = { number: index + 1, name: nameOf(country) }
        const end = ways[index]?.at(-1)
        if (!direction || !end) return say('help.placed', own)
        const under = countryAt(end)
        const way = { ...own, wind: say(`wind.${direction.word}`) }
        return under
          ? say('help.over', { ...way, place: nameOf(countryOf(under)) })
          : say('help.overSea', way)
      }),
    [hints, ways, say, nameOf],
  )
  return (
    <GlobeFrame
      className="globe-play plate"
      title={say('help.globeTitle')}
      help={say('help.globeHelp')}
      onZoom={zoomBy}
      {...{ ...frame, onKeyDown }}
      picture={
        <EarthPicture
          {...{ picture, width, height, chart, marks }}
          bars={hints.map(({ proximity }) => barsOf(proximity))}
          label={say('help.globeOf')}
          descriptionId={`${frame.id}ways`}
        />
      }
    >
      <Neatline />
      <Neatline sheet="wide" />
      <div className="visually-hidden" id={`${frame.id}ways`}>
        {told.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </GlobeFrame>
  )
}
