import { createContext, useContext } from 'react'
import type { Browser } from '../entry/browser'
import type { AppActor } from '../machines/app'
import { type LazyModule, useLazyModule } from '../ui/lazyModule'

/** Context with the browser APIs, for every screen. */
export const BrowserContext = createContext<Browser | undefined>(undefined)

/** Context with the root actor, which starts when the first game opens. */
export const AppContext = createContext<LazyModule<AppActor> | undefined>(undefined)

/**
 * Returns the browser APIs.
 * @throws outside the root of the site
 */
export function useBrowser(): Browser {
  return given(useContext(BrowserContext))
}

/**
 * Returns the lazy module of the root actor.
 * @throws outside a screen
 */
export function useLazyApp(): LazyModule<AppActor> {
  return given(useContext(AppContext))
}

/** Returns the root actor, or `undefined` if no game has been opened in this page. */
export function useOpenApp(): AppActor | undefined {
  return useLazyModule(useLazyApp(), false).content
}

/**
 * Returns the root actor.
 * @throws on a page without games
 */
export function useApp(): AppActor {
  return given(useOpenApp())
}

function given<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A screen is shown without what it needs')
  return thing
}
