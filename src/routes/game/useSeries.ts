import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { Browser } from '../../browser'
import { seriesIn } from '../../machines/app'
import type { Mode } from '../../machines/series/mode'
import type { Opening } from '../../machines/series/opening'
import type { SeriesActor } from '../../machines/series/series'
import { useApp, useBrowser } from '../contexts'

/**
 * The actor of a mode of many rounds. It is asked for once the screen is drawn and before that is painted: the first time that
 * it is drawn there is none, and none once it has failed until it is tried again.
 */
export function useSeries<Progress>(
  mode: Mode<Progress>,
  open: (browser: Browser) => Opening,
): { readonly actor: SeriesActor<Progress> | undefined; readonly hasFailed: boolean } {
  const app = useApp()
  const browser = useBrowser()
  useLayoutEffect(() => app.send({ type: 'series.wanted', opening: open(browser) }), [app, browser, open])
  const actor = useSelector(app, (snapshot): SeriesActor<Progress> | undefined => seriesIn(snapshot, mode))
  const hasFailed = useSelector(app, ({ context }) => context.failed.includes(mode.id))
  return { actor, hasFailed }
}
