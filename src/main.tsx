import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { browser } from './browser'
import { startApp } from './machines/startApp'
import { App } from './routes/App'
import { type Page, pageAt } from './routes/pages'
import { screensOf } from './routes/screens'
import { takeReleases } from './routes/takeReleases'
import { LazyModule } from './ui/lazyModule'
import { LocaleContext } from './ui/words/LocaleContext'
import { languageAt } from './ui/words/languages'
import { localeOf } from './ui/words/locale'
// The game of the day comes with the program.
import './routes/day/World'
import './ui/tokens.css'
import './ui/base.css'

/** The machines are started when the first game opens, and then live as long as the page. */
const app = new LazyModule(async () => startApp(browser, import.meta.env.DEV ? await inspect : undefined))

/** In development, `?inspect` on any page offers a look into the machines. A build has nothing of it. */
const inspect =
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
    ? import('../tools/inspector/offer').then(({ offerInspector }) => offerInspector())
    : undefined

takeReleases(browser)

const root = document.getElementById('root') as HTMLElement
const locale = localeOf(languageAt(location.pathname, import.meta.env.BASE_URL))

// The router knows the first page of a language by the slash at the end of its address alone.
if (`${location.pathname}/` === locale.home)
  history.replaceState(history.state, '', locale.home + location.search + location.hash)

if (import.meta.env.PROD) browser.keepOffline(locale.home)

const screens = screensOf(app, locale)
const tree = (
  <StrictMode>
    <Followed>
      <BrowserRouter basename={locale.home}>
        <LocaleContext value={locale}>
          <App browser={browser} screens={screens} />
        </LocaleContext>
      </BrowserRouter>
    </Followed>
  </StrictMode>
)

/** Whether the browser went to another address of this document before the router could hear of it. */
let hasGone = false

function noteGoing(): void {
  hasGone = true
}

addEventListener('popstate', noteGoing)

/** Tells the router, which hears from now on, where the browser went before. */
function Followed({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    removeEventListener('popstate', noteGoing)
    if (hasGone) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
  return children
}

/** Puts the page in the place of what was made at build, which is another page, or one in another language. */
function replace(): void {
  Object.assign(document.documentElement, { lang: locale.lang, dir: locale.dir })
  for (const made of document.head.querySelectorAll('title, meta[name="description"]')) made.remove()
  createRoot(root).render(tree)
}

/**
 * What was made at build stays on the screen until all that takes it over is there: the page that it was made for, with
 * whatever has been typed meanwhile, or another in its place.
 */
async function start(): Promise<void> {
  const { page, isThere } = await pageOfAddress()
  // In slices, between which the page answers.
  const isMade = root.dataset.page === page && document.documentElement.lang === locale.lang
  if (isThere && isMade) startTransition(() => void hydrateRoot(root, tree))
  else replace()
}

/** The page at the address of the document, and whether its program could be had. The address may change meanwhile. */
async function pageOfAddress(): Promise<{ readonly page: Page; readonly isThere: boolean }> {
  hasGone = false
  const page = pageAt(location.pathname, locale.home)
  const isThere = await screens[page].load().then(
    () => true,
    () => false,
  )
  return hasGone ? pageOfAddress() : { page, isThere }
}

start()
