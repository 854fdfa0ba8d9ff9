import { useEffect, useRef, useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { UtcDate } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'
import { pinnedOn } from '../../machines/pins/pinnedCountries'
import {
  FULL,
  isBegunLate,
  PINS,
  type PinsDay,
  pinsStreakOf,
  pointsOf,
  totalOf,
} from '../../machines/pins/pins'
import { pointOfSpot } from '../../machines/pins/pinsMode'
import { pinsTextOf } from '../../machines/pins/pinsShare'
import { readPinsDays } from '../../machines/pins/storedPins'
import { PinGlobe } from '../../ui/globe/PinGlobe'
import { PinAnswer } from '../../ui/pin/PinAnswer'
import { Countdown } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { NextLink } from '../contents/NextLink'
import { useBrowser } from '../contexts'
import { ShareText } from '../game/ShareText'
import { useStored } from '../useStored'
import '../../ui/result/ResultPanel.css'

type Props = {
  /** Day with all its pins. */
  readonly day: PinsDay
  readonly today: UtcDate
  readonly units: Units
}

/** Result of a day: its points, the text to share, and each country with its pin. */
export function PinsEnd({ day, today, units }: Props) {
  const { now, onTick, localMidnight, addressOf } = useBrowser()
  const { say, nameOf, whole } = useLocale()
  const [place, choose] = useState(0)
  const streak = pinsStreakOf(useStored(readPinsDays), today)
  const heading = useRef<HTMLHeadingElement>(null)
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const show = (index: number) => {
    choose(index)
    board.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const countries = pinnedOn(day.date)
  const [pin, country] = [day.pins[place], countries[place]]
  const isLate = isBegunLate(day)
  return (
    <div className="pins-end">
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('pins.total', { points: totalOf(day), all: PINS * FULL })}
        </h2>
        <p className="result-text">
          {isLate ? say('archive.later') : streak > 0 && say('today.streak', { count: streak })}
        </p>
        <div className="result-actions">
          <ShareText text={pinsTextOf(day, addressOf(isLate ? `pins?day=${day.date}` : 'pins'))} />
          <div className="result-onwards">
            <NextLink after="pins" />
          </div>
        </div>
        {day.date === today && <Countdown {...{ now, onTick, localMidnight }} />}
      </section>
      <ol className="pins-list">
        {countries.map((each, index) => {
          const own = day.pins[index]
          return (
            <li key={each}>
              <button type="button" aria-pressed={index === place} onClick={() => show(index)}>
                <span>{nameOf(countryOf(each))}</span> <b>{own && whole(pointsOf(own))}</b>
              </button>
            </li>
          )
        })}
      </ol>
      {pin && country && (
        <div className="pins-board" ref={board}>
          <PinGlobe title={nameOf(countryOf(country))} pin={pointOfSpot(pin.spot)} answer={country} />
          <p className="pin-answer" role="status">
            <PinAnswer {...{ pin, country, units }} />
          </p>
        </div>
      )}
    </div>
  )
}
