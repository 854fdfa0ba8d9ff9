import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { tokenIn } from '../../machines/links/codec'
import { runMode } from '../../machines/sprint/runMode'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { titleOfDeck } from '../../ui/words/lists'
import { Footer } from '../contents/Footer'
import { GameTop } from '../game/GameTop'
import { JournalNotice, Notices } from '../game/Notices'
import { useSeries } from '../game/useSeries'
import { endings } from '../lazyEndings'
import { useSettings } from '../useStored'
import { RunBoard } from './RunBoard'
import { RaceStart, RunStart } from './RunStart'
import '../../ui/sprint/Sprint.css'

/** Page of the sprint: one outline after another, against the clock or until the first miss; that of a race opens a friend's link. */
export default function Sprint({ page }: { readonly page: string }) {
  const { series, player, hasFailed } = useSeries(runMode)
  const isRace = page === '/race'
  const { say } = useLocale()
  const { hash } = useLocation()
  const { units } = useSettings().settings
  const [message, setMessage] = useState<ToastMessage>()
  const isHydrating = useHydrating()
  const state = useSelector(player, (snapshot) => snapshot?.value)
  const plan = useSelector(player, (snapshot) => snapshot?.context.progress.plan)
  const token = tokenIn(hash)
  if (hasFailed) return <JournalNotice />
  if (isRace && !isHydrating && token === '') return <Navigate to="/friends" replace />
  const isReady = player === undefined || isHydrating
  return (
    <>
      <GameTop
        title={say(isRace ? 'race.heading' : 'sprint.heading')}
        subtitle={isReady || plan === undefined ? undefined : titleOfDeck(plan.deck, say)}
      />
      {isReady && (isHydrating || token === '') && <RunStart series={series} isMade={isHydrating} />}
      {isReady && !isHydrating && token !== '' && <RaceStart series={series} token={token} />}
      {!isReady && state === 'playing' && plan && (
        <WithPlaces deck={plan.deck}>{() => <RunBoard actor={player} units={units} />}</WithPlaces>
      )}
      {!isReady && state === 'over' && plan && series && (
        <LazyBoundary module={endings}>
          {({ RunEnd }) => (
            <WithPlaces deck={plan.deck}>
              {() => <RunEnd {...{ series, token }} actor={player} onMessage={setMessage} />}
            </WithPlaces>
          )}
        </LazyBoundary>
      )}
      {(isReady || state === 'over') && <Footer />}
      <Notices message={message} />
    </>
  )
}
