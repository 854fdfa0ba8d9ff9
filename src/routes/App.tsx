import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Browser } from '../browser'
import { ErrorScreen } from '../ui/pages/ErrorScreen'
import { LanguageFoot } from '../ui/pages/LanguageFoot'
import { LanguagesContext, useLocale } from '../ui/words/LocaleContext'
import { BrowserContext, useBrowser } from './contexts'
import { Languages } from './languages/Languages'
import { useLanguageOffer } from './languages/useLanguageOffer'
import { pageAt } from './pages'
import { ReportButton } from './report/ReportButton'
import { Screen } from './Screen'
import type { Screens } from './screens'
import { useChosenLook } from './useChosenLook'
import { useEarlyInput } from './useEarlyInput'
import { useFetchAhead } from './useFetchAhead'
import { usePageArrival } from './usePageArrival'
import { useShownLocation } from './useShownLocation'

export type AppProps = { readonly browser: Browser; readonly screens: Screens }

/** The whole site in a browser. */
export function App({ browser, screens }: AppProps) {
  return (
    <BrowserContext value={browser}>
      <Site screens={screens} />
    </BrowserContext>
  )
}

/** Every screen of the game by its path. */
function Site({ screens }: Pick<AppProps, 'screens'>) {
  const browser = useBrowser()
  const { say } = useLocale()
  const shown = useShownLocation(screens)
  const page = pageAt(shown.pathname, '/')
  const offer = useLanguageOffer()
  const isUnderway = useLocation() !== shown
  usePageArrival(shown, browser)
  useChosenLook()
  useFetchAhead()
  useEarlyInput()
  return (
    <LanguagesContext value={<Languages />}>
      {/* A line along the top, should the next page take longer than a moment. */}
      {isUnderway && <div className="underway" role="progressbar" aria-label={say('shell.loading')} />}
      <ErrorBoundary
        fallback={
          <ErrorScreen>
            {/* Above it is no other boundary. */}
            <ErrorBoundary fallback={null}>
              <ReportButton />
            </ErrorBoundary>
          </ErrorScreen>
        }
        // What failed on one page is no reason not to show another.
        resetKeys={[shown.key]}
      >
        <Routes location={shown}>
          {/* Which page an address leads to, is for the list of pages alone to say. */}
          <Route path="*" element={<Screen key={page} module={screens[page]} />} />
        </Routes>
      </ErrorBoundary>
      <LanguageFoot>
        <Languages />
      </LanguageFoot>
      {offer}
    </LanguagesContext>
  )
}
