import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { seriesIn } from '../../machines/app'
import type { Deed, Mode } from '../../machines/series/mode'
import { openingOf } from '../../machines/series/opening'
import type { SeriesActor } from '../../machines/series/series'
import { useApp, useBrowser } from '../contexts'

/**
 * Acquires the actor of a mode with several rounds. Returns no actor on the first render, since a layout effect
 * requests it before the first paint, and none after a failure until it is retried.
 */
export function useSeries<Progress>(mode: Mode<Progress>): {
  readonly actor: SeriesActor<Progress> | undefined
  readonly hasFailed: boolean
} {
  const app = useApp()
  const browser = useBrowser()
  useLayoutEffect(
    () => app.send({ type: 'series.wanted', opening: openingOf(mode, browser) }),
    [app, browser, mode],
  )
  const actor = useSelector(app, (snapshot): SeriesActor<Progress> | undefined => seriesIn(snapshot, mode))
  const hasFailed = useSelector(app, ({ context }) => context.failed.includes(mode.id))
  return { actor, hasFailed }
}

/**
 * Acquires the progress of a mode that has one for each id, by default its key: what is stored with the id of a blank one, or
 * the blank one itself. Returns it with a function that performs a deed of the player; `undefined` until it is there.
 */
export function useProgress<Progress>(
  mode: Mode<Progress>,
  blank: Progress,
  idOf: (progress: Progress) => string = mode.keyOf,
) {
  const { now, store } = useBrowser()
  const { actor } = useSeries(mode)
  const id = idOf(blank)
  const own = (progress: Progress | undefined) => (progress && idOf(progress) === id ? progress : undefined)
  const progress = own(useSelector(actor, (snapshot) => snapshot?.context.progress))
  const isMissing = progress === undefined
  const begin = useEffectEvent(() => {
    if (isMissing) actor?.send({ type: 'begin', progress: own(mode.read(store, blank)) ?? blank, at: now() })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the progress, which may be erased
  useLayoutEffect(() => begin(), [actor, id, isMissing])
  const act = (deed: Omit<Deed, 'at'>) => actor?.send({ type: 'do', at: now(), ...deed })
  return progress && { progress, act }
}
