import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'

/** What a game screen is given. */
export type GameScreenProps = {
  readonly browser: Browser
  /** Gives the root actor, the same at every call. */
  readonly startApp: () => Promise<AppActor>
}
