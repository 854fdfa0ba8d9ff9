import { useId, useMemo, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { Point } from '../../geo/point'
import { WORLD_REGIONS, type WorldRegion, worldRegionOf } from '../../geo/worldRegions'
import type { Units } from '../../machines/journal/settings'
import { NEAR, type Pin, pointsOf } from '../../machines/pins/pins'
import { pointOfSpot } from '../../machines/pins/pinsMode'
import type { Spot } from '../../machines/series/questions'
import { PinGlobe } from '../globe/PinGlobe'
import { Button, TextButton } from '../parts/Button'
import { Choice } from '../parts/Field'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { Answered, type Onwards } from './Answered'
import { placeWords } from './placeWords'
import './pin.css'

type Props = Onwards & {
  readonly country: CountryCode
  readonly units: Units
  /** Worth of a pin in words, by default that it is right near the country. */
  readonly rule?: string | undefined
  readonly onSet: (spot: Spot) => void
  /** Pin as it was answered, and whether it is right, where it has no points. */
  readonly answer:
    | { readonly pin: Omit<Pin, 'at'> | undefined; readonly isRight?: boolean | undefined }
    | undefined
}

/** The question where a country is, by one pin on the blank globe or, from a list, by a region; then its answer. */
export function PinQuestion(props: Props) {
  // The choice of the list stays from question to question.
  const [isList, setList] = useState(false)
  return <Asked key={props.country} isList={isList} onList={setList} {...props} />
}

type AskedProps = Props & { readonly isList: boolean; readonly onList: (isList: boolean) => void }

function Asked({ country, units, rule, isList, onList, onSet, answer, next, onNext }: AskedProps) {
  const locale = useLocale()
  const { say } = locale
  const id = useId()
  const [pin, setPin] = useState<Point>()
  const [region, setRegion] = useState<WorldRegion>()
  const spot: Spot | undefined = isList ? region : pin
  /** Number of times that a pin without a place was to be set. */
  const [refusals, setRefusals] = useState(0)
  const set = () => (spot ? onSet(spot) : setRefusals(refusals + 1))
  const heading = (
    <h2 className="pins-title" id={id}>
      {say('pins.where', { name: locale.nameInSentence(countryOf(country)) })}
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
        <PinGlobe titleId={id} {...shown} />
        <div className="pin-actions">
          <Answered next={next} onNext={onNext}>
            <PinAnswer country={country} units={units} {...answer} />
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
        <PinGlobe titleId={id} pin={pin} onPin={setPin} onSet={set} />
      )}
      <div className="pin-actions">
        <p className={isList ? undefined : 'pin-spot'} role="status">
          {refusals > 0 && spot === undefined ? (
            // Told anew each time.
            <strong key={refusals}>{say('pins.refused')}</strong>
          ) : isList ? undefined : pin ? (
            placeWords(pin, locale, false)
          ) : (
            (rule ?? say('quiz.rule', { distance: lengthIn(NEAR, units), units }))
          )}
        </p>
        <Button look={spot === undefined ? 'quiet' : 'main'} aria-disabled={spot === undefined} onClick={set}>
          {say('pins.set')}
        </Button>
        <TextButton onClick={() => onList(!isList)}>{say(isList ? 'pins.globe' : 'pins.list')}</TextButton>
      </div>
    </>
  )
}

type AnswerProps = {
  readonly country: CountryCode
  /** Pin that was set, if it is known. */
  readonly pin: Omit<Pin, 'at'> | undefined
  /** Whether it is right; its points are told where this is `undefined`. */
  readonly isRight?: boolean | undefined
  readonly units: Units
}

/** Outcome of a pin in words: its points, its distance from the country, and its place. */
function PinAnswer({ country, pin, isRight, units }: AnswerProps) {
  const locale = useLocale()
  const { say } = locale
  const region = say('pins.lies', { region: say(`regions.${worldRegionOf(country)}`) })
  // A question that was skipped.
  if (pin === undefined) return region
  const verdict = isRight !== undefined && say(isRight ? 'quiz.yes' : 'quiz.no')
  const { distance, spot } = pin
  const name = locale.nameOf(countryOf(country))
  const far = { name, distance: lengthIn(distance, units), units }
  const isRegion = typeof spot === 'string'
  return (
    <>
      <strong>{verdict || say('pins.points', { count: pointsOf(pin) })}</strong>{' '}
      {distance === 0
        ? say(isRegion ? 'pins.regionHit' : 'pins.hit', { name })
        : say(isRegion ? 'pins.regionMissed' : 'pins.missed', far)}{' '}
      <small>{isRegion ? region : say('pins.yours', { place: placeWords(spot, locale, true) })}</small>
    </>
  )
}
