import { useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { NavigationType, UNSAFE_LocationContext, useLocation } from 'react-router-dom'
import type { Browser } from '../entry/browser'
import { ErrorScreen } from '../ui/pages/ErrorScreen'
import { QuietButton } from '../ui/parts/Button'
import { LanguagesContext, useLocale } from '../ui/words/LocaleContext'
import { BrowserContext, useBrowser } from './contexts'
import { LazyDialog, useDialog } from './LazyDialog'
import { LanguageOffer } from './languages/LanguageOffer'
import { LanguageFoot, Languages } from './languages/Languages'
import { pageAt } from './pages'
import { Screen, type Screens, useFetchAhead, useShownLocation } from './screens'
import { usePageArrival } from './usePageArrival'
import { useSettings } from './useStored'

type AppProps = { readonly browser: Browser; readonly screens: Screens }

/** Root component of the site in a browser. */
export function App({ browser, screens }: AppProps) {
  return (
    <BrowserContext value={browser}>
      <Site screens={screens} />
    </BrowserContext>
  )
}

/** Screens of the site, keyed by path. */
function Site({ screens }: Pick<AppProps, 'screens'>) {
  const browser = useBrowser()
  const { say } = useLocale()
  const shown = useShownLocation(screens)
  const name = pageAt(shown.pathname, '/')
  const isUnderway = useLocation() !== shown
  usePageArrival(shown, browser)
  // Also after a change in another tab. The script in the head does the same before the first paint.
  const { theme, contrast } = useSettings().settings
  useEffect(() => browser.mark({ theme, contrast }), [browser, theme, contrast])
  useFetchAhead()
  return (
    <LanguagesContext value={<Languages />}>
      {/* Progress bar along the top, shown if the next page takes longer than a moment. */}
      {isUnderway && <div className="underway" role="progressbar" aria-label={say('shell.loading')} />}
      <ErrorBoundary
        fallback={
          <ErrorScreen>
            {/* No error boundary lies above this one, so the button needs its own. */}
            <ErrorBoundary fallback={null}>
              <ReportButton />
            </ErrorBoundary>
          </ErrorScreen>
        }
        // An error on one page does not prevent another page from being shown.
        resetKeys={[shown.key]}
      >
        {/* The page knows its own address until the next page is there. */}
        <UNSAFE_LocationContext value={{ location: shown, navigationType: NavigationType.Pop }}>
          <Screen key={name} module={screens[name]} />
        </UNSAFE_LocationContext>
      </ErrorBoundary>
      <LanguageFoot />
      <LanguageOffer />
      <EarlyInput />
    </LanguagesContext>
  )
}

/** Opens a report of what has happened in this tab, ready to copy. */
function ReportButton() {
  const { say } = useLocale()
  const dialog = useDialog()
  return (
    <>
      <QuietButton onClick={dialog.open}>{say('report.title')}</QuietButton>
      <LazyDialog of={dialog}>
        {({ ReportDialog }) => <ReportDialog round={undefined} onClose={dialog.close} />}
      </LazyDialog>
    </>
  )
}

/**
 * Replays early input, made before the program arrived, once React has hydrated the page and redrawn what depends on
 * the date and on stored data. A component of its own, so that its state renders nothing else.
 */
function EarlyInput() {
  const { takeEarlyInput } = useBrowser()
  const [repeat, setRepeat] = useState<() => void>()
  useLayoutEffect(() => {
    const taken = takeEarlyInput()
    if (taken) setRepeat(() => taken)
  }, [takeEarlyInput])
  useLayoutEffect(() => {
    if (repeat === undefined) return
    // Runs outside the current React update, so that each replayed step is rendered before the next.
    queueMicrotask(() => {
      repeat()
      setRepeat(undefined)
    })
  }, [repeat])
  return null
}
