import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { browser } from './browser'
import type { AppActor } from './machines/app'
import { App } from './routes/App'
import './ui/tokens.css'
import './ui/base.css'

let app: Promise<AppActor> | undefined

/** The machines are fetched when the first game opens, and then live as long as the page. */
function startApp(): Promise<AppActor> {
  app ??= import('./machines/startApp').then(async (machines) =>
    machines.startApp(browser, import.meta.env.DEV ? await inspect : undefined),
  )
  return app
}

/** In development, `?inspect` on any page offers a look into the machines. A build has nothing of it. */
const inspect =
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
    ? import('./inspector').then(({ offerInspector }) => offerInspector())
    : undefined

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App browser={browser} startApp={startApp} />
    </BrowserRouter>
  </StrictMode>,
)
