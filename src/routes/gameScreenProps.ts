import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import type { Part } from '../ui/parts/part'

/** What a game screen is given. */
export type GameScreenProps = {
  /** The root actor. */
  readonly app: AppActor
  readonly browser: Browser
}

/** What any other page is given. */
export type PageProps = {
  /** The root actor, for a page on which a game may be opened later. */
  readonly app: Part<AppActor>
  readonly browser: Browser
}
