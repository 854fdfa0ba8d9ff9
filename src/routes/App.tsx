import { useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Browser } from '../browser'
import { ErrorScreen } from '../ui/pages/ErrorScreen'
import { LanguageFoot } from '../ui/pages/LanguageFoot'
import { LanguagesContext, useLocale } from '../ui/words/LocaleContext'
import { BrowserContext, useBrowser } from './contexts'
import { LazyDialog, useDialog } from './LazyDialog'
import { LanguageOffer } from './languages/LanguageOffer'
import { Languages } from './languages/Languages'
import { pageAt } from './pages'
import { Screen, type Screens, useFetchAhead, useShownLocation } from './screens'
import { usePageArrival } from './usePageArrival'
import { useSettings } from './useStored'

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
      <LanguageOffer />
    </LanguagesContext>
  )
}

/** Shows a report of what has happened in this tab, to be copied. */
function ReportButton() {
  const { say } = useLocale()
  const dialog = useDialog()
  return (
    <>
      <button type="button" className="button button-quiet" onClick={dialog.open}>
        {say('report.title')}
      </button>
      <LazyDialog of={dialog}>
        {({ ReportDialog }) => <ReportDialog round={undefined} onClose={dialog.close} />}
      </LazyDialog>
    </>
  )
}

/** Marks the document with the look that is chosen, here or in another tab, as the script in the head has done before. */
function useChosenLook(): void {
  const { mark } = useBrowser()
  const { theme, contrast } = useSettings().settings
  useEffect(() => mark({ theme, contrast }), [mark, theme, contrast])
}

/**
 * Has what was done on the page before the program was there done once more: as soon as React has the page, and has drawn
 * it again with what depends on the day and on what is stored.
 */
function useEarlyInput(): void {
  const { takeEarlyInput } = useBrowser()
  const [repeat, setRepeat] = useState<() => void>()
  useLayoutEffect(() => {
    const taken = takeEarlyInput()
    if (taken) setRepeat(() => taken)
  }, [takeEarlyInput])
  useLayoutEffect(() => {
    if (repeat === undefined) return
    // Outside of what React is just doing, so that each step of it is drawn before the next.
    queueMicrotask(() => {
      repeat()
      setRepeat(undefined)
    })
  }, [repeat])
}
