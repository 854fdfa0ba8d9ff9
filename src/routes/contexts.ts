import { createContext, useContext } from 'react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import type { LazyModule } from '../ui/lazyModule'
import { useLazyModule } from '../ui/lazyModule'

/** The browser, for every screen. */
export const BrowserContext = createContext<Browser | undefined>(undefined)

/** The root actor, which is started when the first game opens. */
export const AppContext = createContext<LazyModule<AppActor> | undefined>(undefined)

/** @throws outside of the site's root */
export function useBrowser(): Browser {
  return given(useContext(BrowserContext))
}

/** @throws outside of a screen */
export function useLazyApp(): LazyModule<AppActor> {
  return given(useContext(AppContext))
}

/** The root actor where it has been started: before that, no game has been played in this page. */
export function useOpenApp(): AppActor | undefined {
  const app = useLazyModule(useLazyApp(), false)
  return app.kind === 'there' ? app.content : undefined
}

/** @throws on a page that has no games */
export function useApp(): AppActor {
  return given(useOpenApp())
}

function given<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A screen is shown without what it needs')
  return thing
}
