import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PINS_FROM } from '../../machines/pins/pinnedCountries'
import { isUtcDate, type UtcDate } from '../../machines/schedule/day'
import { DayLinks } from '../../ui/archive/DayLinks'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { Footer } from '../contents/Footer'
import { useBrowser } from '../contexts'
import { GameTop } from '../game/GameTop'
import { Notices } from '../game/Notices'
import { useCheckedDay } from '../record/useRecord'
import '../../ui/pin/pin.css'

/** The game with its globe and the borders, which nothing else on the page needs. */
const game = new LazyModule(() => import('./PinsGame'))

/** Page of Five Pins: the day of today or, by the query `?day=2026-11-20`, a past one. */
export default function Pins() {
  const locale = useLocale()
  const { say } = locale
  const { reload } = useBrowser()
  const isHydrating = useHydrating()
  const { search } = useLocation()
  const [message, setMessage] = useState<ToastMessage>()
  const today = useCheckedDay()
  // A day that was opened stays until the page is left.
  const [opened] = useState(today)
  const asked = isHydrating ? null : new URLSearchParams(search).get('day')
  const date = asked ?? opened
  const isDay = isUtcDate(date) && date >= PINS_FROM && date <= today
  const day = isDay && !isHydrating ? date : undefined
  const refusal = !isUtcDate(date)
    ? say('archive.invalid')
    : date > today
      ? say('archive.future')
      : say('archive.early', { date: locale.date(PINS_FROM) })
  return (
    <>
      <GameTop
        title={say('pins.heading')}
        subtitle={<DayLinks date={day} addressOf={addressOn(today)} />}
        onReload={asked === null && today > opened ? reload : undefined}
      />
      <main className="pins">
        {isHydrating || day ? (
          <div className="pins-game">
            {day && (
              <LazyBoundary module={game}>
                {({ PinsGame }) => <PinsGame key={day} date={day} today={today} onMessage={setMessage} />}
              </LazyBoundary>
            )}
          </div>
        ) : (
          <p>{refusal}</p>
        )}
        <p className="pins-rules">{say('pins.help')}</p>
      </main>
      <Footer />
      <Notices message={message} />
    </>
  )
}

/** Address of the page of a day, if that day can be played. */
function addressOn(today: UtcDate) {
  return (date: UtcDate) => {
    if (date < PINS_FROM || date > today) return undefined
    return date === today ? '/pins' : `/pins?day=${date}`
  }
}
