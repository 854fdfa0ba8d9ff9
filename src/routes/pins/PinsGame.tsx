import { useEffect, useMemo, useRef, useState } from 'react'
import { countryOf } from '../../geo/countries'
import { pinnedOn } from '../../machines/pins/pinnedCountries'
import {
  FULL,
  isBegunLate,
  PINS,
  type Pin,
  type PinsDay,
  pinGradeOf,
  pinsStreakOf,
  pointsOf,
  totalOf,
} from '../../machines/pins/pins'
import { pinsMode, pointOfSpot } from '../../machines/pins/pinsMode'
import { pinsTextOf } from '../../machines/pins/pinsShare'
import { readPinsDays } from '../../machines/pins/storedPins'
import type { UtcDate } from '../../machines/schedule/day'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { PinGlobe } from '../../ui/globe/PinGlobe'
import { Countdown } from '../../ui/record/Countdown'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import { NextLink } from '../contents/NextLink'
import { useBrowser } from '../contexts'
import { ShareText } from '../game/ShareText'
import { useQuestions } from '../game/useSeries'
import { useSettings, useStored } from '../useStored'
import { Turns } from './Turns'
import '../../ui/result/ResultPanel.css'

type Props = {
  readonly date: UtcDate
  readonly today: UtcDate
  /** Reports that the result was copied, or could not be. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Five Pins of a day: one country after another, then the result. */
export function PinsGame({ date, ...props }: Props) {
  const asked = useQuestions(pinsMode, { date, pins: [] })
  if (asked === undefined) return null
  const { progress: day } = asked
  return (
    <Turns {...asked} countries={pinnedOn(date)} answers={day.pins} hasPoints>
      <PinsEnd day={day} {...props} />
    </Turns>
  )
}

type EndProps = Omit<Props, 'date'> & { readonly day: PinsDay }

/** Result of a day: its points, the text to share, and each country with its pin. */
function PinsEnd({ day, today, onMessage }: EndProps) {
  const { now, onTick, localMidnight, addressOf } = useBrowser()
  const locale = useLocale()
  const { say } = locale
  const { units } = useSettings().settings
  /** Index of the country that the globe is turned to. */
  const [picked, pick] = useState<number>()
  const streak = pinsStreakOf(useStored(readPinsDays), today)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const places = useMemo(
    () =>
      pinnedOn(day.date).map((country, index) => {
        const { spot, distance } = day.pins[index] as Pin
        return { country, distance, pin: pointOfSpot(spot) }
      }),
    [day],
  )
  const isLate = isBegunLate(day)
  return (
    <div className="pins-end">
      <PinGlobe titleId="result-title" answers={places} grades={day.pins.map(pinGradeOf)} picked={picked} />
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('pins.total', { points: totalOf(day), all: PINS * FULL })}
        </h2>
        <p className="result-text">
          {isLate ? say('archive.later') : streak > 0 && say('today.streak', { count: streak })}
        </p>
        <ol className="pins-list">
          {places.map(({ country, distance }, index) => (
            <li key={country}>
              <button
                type="button"
                aria-pressed={index === picked}
                onClick={() => pick(index === picked ? undefined : index)}
              >
                <span>
                  <span aria-hidden="true">{index + 1}</span> {locale.nameOf(countryOf(country))}
                </span>{' '}
                {distance > 0 && (
                  <small>
                    {locale.whole(lengthIn(distance, units))} {say('row.unit', { units })}
                  </small>
                )}{' '}
                <span className={`pip pip-${pinGradeOf({ distance })}`} aria-hidden="true" />
                <b>{locale.whole(pointsOf({ distance }))}</b>
              </button>
            </li>
          ))}
        </ol>
        <div className="result-actions">
          <ShareText
            text={pinsTextOf(day, addressOf(isLate ? `pins?day=${day.date}` : 'pins'))}
            onMessage={onMessage}
          />
          <NextLink after="pins" />
        </div>
        {day.date === today && <Countdown {...{ now, onTick, localMidnight }} />}
      </section>
    </div>
  )
}
