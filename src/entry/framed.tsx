import type { ComponentProps } from 'react'
import { type BrowserRouter, createPath, Router as Host, type Navigator, type To } from 'react-router-dom'
import { writeSettings } from '../machines/journal/settings'
import { unstored } from '../machines/journal/unstored'
import { languageAt } from '../ui/words/languages'
import { type Browser, browser as ofSite } from './browser'

const storage = unstored()
// The language is that of the address, so no other one is offered.
writeSettings(storage.store, { lang: languageAt(location.pathname, import.meta.env.BASE_URL) })

/** Browser APIs that store nothing, so that a reload begins anew. */
const browser: Browser = {
  ...ofSite,
  ...storage,
  keepOffline: () => {},
  takeShared: async () => undefined,
  reloadOnce: () => {},
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** Navigator that opens every other page outside the frame. */
const outwards: Navigator = {
  createHref: hrefOf,
  push: (to) => void window.open(hrefOf(to), '_blank', 'noopener'),
  replace: () => {},
  go: () => {},
}

/** Router of a page that stays where it is. */
function Router({ basename = '/', children }: ComponentProps<typeof BrowserRouter>) {
  return (
    <Host basename={basename} location={location.pathname} navigator={outwards}>
      {children}
    </Host>
  )
}

/** Browser APIs and router of a page in a frame of another site. */
export const framed = { browser, Router }
