import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'

/** What a game screen is given. */
export type GameScreenProps = {
  /** The root actor. */
  readonly app: AppActor
  readonly browser: Browser
}

/** What any other page is given. */
export type PageProps = { readonly browser: Browser }
