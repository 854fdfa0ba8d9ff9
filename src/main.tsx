import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { browser } from './browser'
import type { AppActor } from './machines/app'
import { App } from './routes/App'
import { pageAt } from './routes/pages'
import './ui/tokens.css'
import './ui/base.css'

let app: Promise<AppActor> | undefined

/** The machines are fetched when the first game opens, and then live as long as the page. */
function startApp(): Promise<AppActor> {
  app ??= import('./machines/startApp').then(async (machines) => {
    await browser.pause()
    return machines.startApp(browser, import.meta.env.DEV ? await inspect : undefined)
  })
  return app
}

/** In development, `?inspect` on any page offers a look into the machines. A build has nothing of it. */
const inspect =
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
    ? import('./inspector').then(({ offerInspector }) => offerInspector())
    : undefined

// After a release the parts of an older program are gone. The page is loaded anew, and the journal has the game.
browser.onPartMissing(() => {
  browser.isOutdated().then(
    (isOutdated) => isOutdated && browser.reload(),
    () => {},
  )
})

if (import.meta.env.PROD) browser.keepOffline()

const root = document.getElementById('root') as HTMLElement
const page = pageAt(location.pathname, import.meta.env.BASE_URL)
const tree = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App browser={browser} startApp={startApp} />
    </BrowserRouter>
  </StrictMode>
)

/** Puts the page in the place of what was made at build, which is another page or only its frame. */
function replace(): void {
  for (const made of document.head.querySelectorAll('title, meta[name="description"]')) made.remove()
  startTransition(() => createRoot(root).render(tree))
}

/** Reading the program, starting a game and drawing are tasks of their own: on a slow phone each takes its time. */
async function start(): Promise<void> {
  await browser.pause()
  if (root.dataset.page === page && root.dataset.frame === undefined) {
    hydrateRoot(root, tree)
    return
  }
  // The frame stays until the game can take its place at once.
  if (root.dataset.page === page) await import('./routes/play').then(startApp).then(browser.pause, () => {})
  replace()
}

start()
