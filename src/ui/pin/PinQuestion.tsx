import { useId, useMemo, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Kilometres, Point } from '../../geo/point'
import { WORLD_REGIONS, type WorldRegion, worldRegionOf } from '../../geo/worldRegions'
import type { Units } from '../../machines/journal/settings'
import { type Pin, pointsOf } from '../../machines/pins/pins'
import { pointOfSpot } from '../../machines/pins/pinsMode'
import type { Spot } from '../../machines/series/questions'
import { PinGlobe } from '../globe/PinGlobe'
import { EARTH, type PinGround } from '../globe/pinGround'
import { Button, TextButton } from '../parts/Button'
import { Choice } from '../parts/Field'
import { lengthIn, MILE } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'
import { TextWithName } from '../words/NamedPlace'
import { Answered, type Onwards } from './Answered'
import { placeWords } from './placeWords'
import './pin.css'

type Props = Onwards & {
  readonly country: PlaceId
  /** Ground on which it is, by default the Earth. */
  readonly ground?: PinGround | undefined
  readonly units: Units
  /** Worth of a pin in words, by default that it is right near the place. */
  readonly rule?: string | undefined
  readonly onSet: (spot: Spot) => void
  /** Pin as it was answered, and whether it is right, where it has no points. */
  readonly answer:
    | { readonly pin: Omit<Pin, 'at'> | undefined; readonly isRight?: boolean | undefined }
    | undefined
}

/** The question where a place is, by one pin on the blank globe or, from a list, by a region of the Earth; then its answer. */
export function PinQuestion(props: Props) {
  // The choice of the list stays from question to question.
  const [isList, setList] = useState(false)
  return <Asked key={props.country} isList={isList} onList={setList} {...props} />
}

type AskedProps = Props & { readonly isList: boolean; readonly onList: (isList: boolean) => void }

function Asked({
  country,
  ground = EARTH,
  units,
  rule,
  isList,
  onList,
  onSet,
  answer,
  ...onwards
}: AskedProps) {
  const locale = useLocale()
  const { say } = locale
  const place = placeOf(country)
  const id = useId()
  const [pin, setPin] = useState<Point>()
  const [region, setRegion] = useState<WorldRegion>()
  const spot: Spot | undefined = isList ? region : pin
  /** Number of times that a pin without a place was to be set. */
  const [refusals, setRefusals] = useState(0)
  const set = () => (spot ? onSet(spot) : setRefusals(refusals + 1))
  const heading = (
    <h2 className="pins-title" id={id}>
      <TextWithName
        place={place}
        name={locale.nameInSentence(place)}
        text={(name) => say('pins.where', { name })}
      />
    </h2>
  )
  const given = answer?.pin?.spot
  const shown = useMemo(() => {
    const pin = given && pointOfSpot(given)
    return { pin, answers: [{ country, pin }] }
  }, [country, given])
  if (answer)
    return (
      <>
        {heading}
        <PinGlobe titleId={id} ground={ground} {...shown} />
        <div className="pin-actions">
          <Answered {...onwards}>
            <PinAnswer {...{ country, ground, units }} {...answer} />
          </Answered>
        </div>
      </>
    )
  return (
    <>
      {heading}
      {isList ? (
        <section className="pin-regions" aria-labelledby={id}>
          <p>{say('pins.regionMeans')}</p>
          <Choice<string>
            legend={say('pins.region')}
            options={Object.fromEntries(WORLD_REGIONS.map((each) => [each, say(`regions.${each}`)]))}
            value={region}
            onChange={(chosen) => setRegion(chosen as WorldRegion)}
          />
        </section>
      ) : (
        <PinGlobe titleId={id} ground={ground} pin={pin} onPin={setPin} onSet={set} />
      )}
      <div className="pin-actions">
        <p className={isList ? undefined : 'pin-spot'} role="status">
          {refusals > 0 && spot === undefined ? (
            // Told anew each time.
            <strong key={refusals}>{say('pins.refused')}</strong>
          ) : isList ? undefined : pin ? (
            placeWords(pin, ground, locale, false)
          ) : (
            (rule ?? say('quiz.rule', { distance: lengthOn(ground, ground.near, units, locale), units }))
          )}
        </p>
        <Button look={spot === undefined ? 'quiet' : 'main'} aria-disabled={spot === undefined} onClick={set}>
          {say('pins.set')}
        </Button>
        {!ground.isOwn && (
          <TextButton onClick={() => onList(!isList)}>{say(isList ? 'pins.globe' : 'pins.list')}</TextButton>
        )}
      </div>
    </>
  )
}

type AnswerProps = {
  readonly country: PlaceId
  readonly ground: PinGround
  /** Pin that was set, if it is known. */
  readonly pin: Omit<Pin, 'at'> | undefined
  /** Whether it is right; its points are told where this is `undefined`. */
  readonly isRight?: boolean | undefined
  readonly units: Units
}

/** Outcome of a pin in words: its points, its distance from the place, and what is there. */
function PinAnswer({ country, ground, pin, isRight, units }: AnswerProps) {
  const locale = useLocale()
  const { say } = locale
  const region = ground.isOwn ? '' : say('pins.lies', { region: say(`regions.${worldRegionOf(country)}`) })
  // A question that was skipped.
  if (pin === undefined) return region
  const verdict = isRight !== undefined && say(isRight ? 'quiz.yes' : 'quiz.no')
  const { distance, spot } = pin
  const place = placeOf(country)
  const isRegion = typeof spot === 'string'
  const told = (name: string) =>
    distance > 0
      ? say(isRegion ? 'pins.regionMissed' : 'pins.missed', {
          name,
          distance: lengthOn(ground, distance, units, locale),
          units,
        })
      : say(isRegion ? 'pins.regionHit' : 'pins.hit', { name })
  return (
    <>
      <strong>{verdict || say('pins.points', { count: pointsOf(pin) })}</strong>{' '}
      {/* Somebody's own place is no country; that the pin is in it is told with the pin. */}
      {!(ground.isOwn && distance === 0) && (
        <>
          <TextWithName place={place} name={locale.nameOf(place)} text={told} />{' '}
        </>
      )}
      <small>
        {isRegion ? region : say('pins.yours', { place: placeWords(spot, ground, locale, true) })}
      </small>
    </>
  )
}

/** A distance on some ground; on a map of somebody's own, which may be that of a village, with decimals below ten. */
function lengthOn({ isOwn }: PinGround, distance: Kilometres, units: Units, { tenths }: Locale) {
  const length = lengthIn(distance, units)
  return isOwn && length < 10 ? tenths(units === 'km' ? distance : distance / MILE, 2) : length
}
