import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { ErrorScreen } from '../ui/ErrorScreen'
import { About } from './About'
import { ErrorBoundary } from './ErrorBoundary'
import { HowToPlay } from './HowToPlay'
import { Landing } from './Landing'
import { Loading } from './Loading'
import { NotFound } from './NotFound'
import { usePageArrival } from './usePageArrival'

const Daily = lazy(() => import('./Daily'))
const Practice = lazy(() => import('./Practice'))

export type AppProps = {
  readonly browser: Browser
  /** Gives the root actor, the same at every call, started when the first game opens. */
  readonly startApp: () => Promise<AppActor>
}

/** Every screen of the game by its path. */
export function App({ browser, startApp }: AppProps) {
  usePageArrival()
  return (
    <ErrorBoundary fallback={<ErrorScreen home={import.meta.env.BASE_URL} />}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route path="/daily" element={<Daily browser={browser} startApp={startApp} />} />
          <Route path="/practice" element={<Practice browser={browser} startApp={startApp} />} />
          <Route path="/how-to-play" element={<HowToPlay />} />
          <Route path="/about" element={<About />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
