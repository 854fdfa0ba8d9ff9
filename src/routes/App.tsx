import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { ErrorScreen } from '../ui/ErrorScreen'
import { Loading } from './Loading'
import { useChosenLook } from './useChosenLook'
import { useFetchAhead } from './useFetchAhead'
import { usePageArrival } from './usePageArrival'

const Landing = lazy(() => import('./Landing'))
const Daily = lazy(() => import('./play').then(({ Daily }) => ({ default: Daily })))
const Practice = lazy(() => import('./play').then(({ Practice }) => ({ default: Practice })))
const HowToPlay = lazy(() => import('./HowToPlay'))
const About = lazy(() => import('./About'))
const NotFound = lazy(() => import('./NotFound'))

export type AppProps = {
  readonly browser: Browser
  /** Gives the root actor, the same at every call, started when the first game opens. */
  readonly startApp: () => Promise<AppActor>
}

/** Every screen of the game by its path. */
export function App({ browser, startApp }: AppProps) {
  usePageArrival()
  useChosenLook(browser)
  useFetchAhead()
  const game = { browser, startApp }
  return (
    <ErrorBoundary fallback={<ErrorScreen home={import.meta.env.BASE_URL} />}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route path="/daily" element={<Daily {...game} />} />
          <Route path="/practice" element={<Practice {...game} />} />
          <Route path="/how-to-play" element={<HowToPlay />} />
          <Route path="/about" element={<About />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
