import { useSelector } from '@xstate/react'
import { useCallback, useEffectEvent, useLayoutEffect } from 'react'
import type { Browser } from '../../browser'
import type { Deed, Mode } from '../../machines/series/mode'
import { openingOf } from '../../machines/series/opening'
import { useBrowser } from '../contexts'
import { useSeries } from './useGame'

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
  const open = useCallback((browser: Browser) => openingOf(mode, browser), [mode])
  const { actor } = useSeries(mode, open)
  const id = idOf(blank)
  const own = (progress: Progress | undefined) => (progress && idOf(progress) === id ? progress : undefined)
  const progress = own(useSelector(actor, (snapshot) => snapshot?.context.progress))
  const begin = useEffectEvent(() => {
    if (!progress) actor?.send({ type: 'begin', progress: own(mode.read(store, blank)) ?? blank, at: now() })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the progress
  useLayoutEffect(() => begin(), [actor, id])
  const act = (deed: Omit<Deed, 'at'>) => actor?.send({ type: 'do', at: now(), ...deed })
  return progress && { progress, act }
}
