import { createContext, useContext } from 'react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import type { LazyModule } from '../ui/lazyModule'

/** The browser, for every screen. */
export const BrowserContext = createContext<Browser | undefined>(undefined)

/** The root actor. Before the first game, on a page that has none, there is no such thing. */
export const AppContext = createContext<AppActor | undefined>(undefined)

/** The root actor as it is loaded, for pages on which a game is begun that is played on another. */
export const LazyAppContext = createContext<LazyModule<AppActor> | undefined>(undefined)

/** @throws outside of the site's root */
export function useBrowser(): Browser {
  return given(useContext(BrowserContext))
}

/** @throws on a page that has no games */
export function useApp(): AppActor {
  return given(useContext(AppContext))
}

/** @throws outside of a screen */
export function useLazyApp(): LazyModule<AppActor> {
  return given(useContext(LazyAppContext))
}

function given<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A screen is shown without what it needs')
  return thing
}
