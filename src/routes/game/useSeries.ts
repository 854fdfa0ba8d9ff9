import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { ActorRefFrom, AnyActorLogic } from 'xstate'
import { seriesIn } from '../../machines/app'
import type { Mode } from '../../machines/series/mode'
import { openingOf } from '../../machines/series/opening'
import type { Given, QuestionsActor, QuestionsMachine } from '../../machines/series/questions'
import type { SeriesActor } from '../../machines/series/series'
import { useApp, useBrowser } from '../contexts'

type Acquired<Progress, Played extends AnyActorLogic> = {
  readonly series: SeriesActor<Progress, Played> | undefined
  /** Actor that plays the progress, once it has begun. */
  readonly player: ActorRefFrom<Played> | undefined
  readonly hasFailed: boolean
}

/**
 * Acquires the actor of a mode with several rounds. Returns no actor on the first render, since a layout effect
 * requests it before the first paint, and none after a failure until it is retried.
 */
export function useSeries<Progress, Played extends AnyActorLogic>(
  mode: Mode<Progress, Played>,
): Acquired<Progress, Played> {
  const app = useApp()
  const browser = useBrowser()
  useLayoutEffect(
    () => app.send({ type: 'series.wanted', opening: openingOf<Progress>(mode, browser) }),
    [app, browser, mode],
  )
  const series = useSelector(app, (snapshot) => seriesIn<Progress, Played>(snapshot, mode))
  const player = useSelector(series, (snapshot): ActorRefFrom<Played> | undefined => snapshot?.context.player)
  const hasFailed = useSelector(app, ({ context }) => context.failed.includes(mode.id))
  return { series, player, hasFailed }
}

/** Questions as they stand, and what the player can do. */
export type Asked<Progress> = {
  readonly progress: Progress
  /** Index of the question that is shown, from 0. */
  readonly place: number
  readonly onReply: (reply: Omit<Given, 'at'>) => void
  readonly onNext: () => void
}

/** Questions that an actor asks; `undefined` while there is none. A screen that comes back goes on to the open one. */
export function useAsked<Progress>(
  player: QuestionsActor<Progress> | undefined,
): Asked<Progress> | undefined {
  const { now } = useBrowser()
  const context = useSelector(player, (snapshot) => snapshot?.context)
  useLayoutEffect(() => player?.send({ type: 'next' }), [player])
  if (player === undefined || context === undefined) return undefined
  return {
    ...context,
    onReply: (reply) => player.send({ type: 'reply', at: now(), ...reply }),
    onNext: () => player.send({ type: 'next' }),
  }
}

/**
 * Acquires the questions of a mode that has some for each identity: those stored with that of a blank one, or the blank one
 * itself; `undefined` until they are there.
 */
export function useQuestions<Progress>(
  mode: Mode<Progress, QuestionsMachine<Progress>>,
  blank: Progress,
): Asked<Progress> | undefined {
  const { now, store } = useBrowser()
  const { identityOf: idOf = mode.keyOf } = mode
  const { series, player } = useSeries(mode)
  const asked = useAsked(player)
  const id = idOf(blank)
  const isMissing = asked === undefined || idOf(asked.progress) !== id
  const begin = useEffectEvent(() => {
    const stored = mode.read(store, blank)
    const progress = stored && idOf(stored) === id ? stored : blank
    if (isMissing) series?.send({ type: 'begin', progress, at: now() })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the progress, which may be erased
  useLayoutEffect(() => begin(), [series, id, isMissing])
  return isMissing ? undefined : asked
}
