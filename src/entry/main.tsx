import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startApp } from '../machines/startApp'
import { App } from '../routes/App'
import { type PagePath, pageAt } from '../routes/pages'
import { screensOf } from '../routes/screens'
import { LazyModule } from '../ui/lazyModule'
import { LocaleContext } from '../ui/words/LocaleContext'
import { languageAt } from '../ui/words/languages'
import { localeOf } from '../ui/words/locale'
import { browser as ofSite } from './browser'
// Bundles today's game with the program instead of loading it lazily.
import '../routes/day/Daily'
import '../ui/tokens.css'
import '../ui/base.css'

const root = document.getElementById('root') as HTMLElement
const locale = localeOf(languageAt(location.pathname, import.meta.env.BASE_URL))

/** Whether this is the page that other sites may show in a frame. */
const isFramed = pageAt(location.pathname, locale.home) === '/embed'

/** Deck of somebody's own that the address names. */
const OWN_DECK = /[?&]deck=(own_\w+)/.exec(location.search)?.[1]

/** Browser APIs and router: in a frame nothing is stored, and other pages open outside. */
const surroundings = isFramed
  ? import('./framed').then(({ framed }) => framed)
  : { browser: ofSite, Router: BrowserRouter }

/** Root actor, started when the first game opens and then running until the page is closed. */
const app = new LazyModule(async () =>
  startApp((await surroundings).browser, import.meta.env.DEV ? await inspect : undefined),
)

/** Inspector of the machines, offered in development on any page with `?inspect`; builds do not contain it. */
const inspect =
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
    ? import('../../tools/inspector/offer').then(({ offerInspector }) =>
        offerInspector(
          `${import.meta.env.BASE_URL}tools/inspected/index.html`,
          import.meta.env.VITE_INSPECTOR_URL,
        ),
      )
    : undefined

/**
 * After a release the parts of an older program are gone from the host. When one is missing for that reason the page is
 * loaded anew; the journal has the game. Not while somebody types, who would lose what is written and can play on without
 * the part; and only once, so that a host which mixes two releases causes no loop.
 */
ofSite.onPartMissing(async () => {
  const { browser } = await surroundings
  if ((await browser.isOutdated().catch(() => false)) && !browser.isTyping()) browser.reloadOnce()
})

// The router recognizes a language's first page only by the slash at the end of its address.
if (`${location.pathname}/` === locale.home)
  history.replaceState(history.state, '', locale.home + location.search + location.hash)

const { dataset } = document.documentElement
const screens = screensOf(app, locale, dataset.round === 'over' || dataset.day !== undefined)

/** Whether the browser moved through its history before the router could listen. */
let hasGone = false

function noteGoing(): void {
  hasGone = true
}

addEventListener('popstate', noteGoing)

/** Replays a history navigation that happened before the router began to listen. */
function Followed({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    removeEventListener('popstate', noteGoing)
    if (hasGone) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
  return children
}

/** Renders the page in place of the prerendered one, which belongs to another page or language. */
function replace(tree: ReactNode): void {
  Object.assign(document.documentElement, { lang: locale.lang, dir: locale.dir })
  for (const made of document.head.querySelectorAll('title, meta[name="description"]')) made.remove()
  createRoot(root).render(tree)
}

/**
 * Starts the page. The prerendered one stays on the screen until the program can take over: by hydration, which keeps any
 * text typed meanwhile, or by replacing it.
 */
async function start(): Promise<void> {
  const { screen, isThere } = await screenOfAddress()
  const { browser, Router } = await surroundings
  // A deck of somebody's own must be open before the page asks for its game; without it the page has its usual one.
  if (OWN_DECK) await import('./ownMaps').then((maps) => maps.openKeptDeck(OWN_DECK)).catch(() => {})
  if (import.meta.env.PROD) browser.keepOffline(locale.home)
  const tree = (
    <StrictMode>
      <Followed>
        <Router basename={locale.home}>
          <LocaleContext value={locale}>
            <App browser={browser} screens={screens} />
          </LocaleContext>
        </Router>
      </Followed>
    </StrictMode>
  )
  // A transition hydrates in slices, so the page stays responsive.
  const { lang } = document.documentElement
  // A page with a day is prerendered without it, and hidden.
  const isMade = root.dataset.page === screen && lang === locale.lang && dataset.day === undefined
  if (isThere && isMade) startTransition(() => void hydrateRoot(root, tree))
  else replace(tree)
}

/**
 * Returns what the current address shows, and whether its code could be loaded. Starts again if the address changes
 * meanwhile.
 */
async function screenOfAddress(): Promise<{ readonly screen: PagePath; readonly isThere: boolean }> {
  hasGone = false
  const screen = pageAt(location.pathname, locale.home)
  const isThere = await screens[screen].load().then(
    () => true,
    () => false,
  )
  return hasGone ? screenOfAddress() : { screen, isThere }
}

// No header may be there that forbids to show other pages in a frame: there they are not played.
if (isFramed || window === window.top) start()
else root.inert = true
