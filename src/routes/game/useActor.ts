import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Browser } from '../../browser'
import type { AppActor } from '../../machines/app'
import type { AttemptActor } from '../../machines/classroom/attemptMachine'
import type { RunActor } from '../../machines/sprint/runMachine'
import { useApp, useBrowser } from '../contexts'

/** The actor of its kind that the root has: none once it has failed, and its successor once it is tried again. */
export function useActor<Actor extends RunActor | AttemptActor>(
  actorOf: (app: AppActor, browser: Browser) => Actor,
): Actor | undefined {
  const app = useApp()
  const browser = useBrowser()
  const [actor, setActor] = useState(() => actorOf(app, browser))
  const hasFailed = useSelector(app, ({ context }) => context.failed.includes(actor.id))
  useEffect(() => {
    if (!hasFailed) setActor(actorOf(app, browser))
  }, [hasFailed, actorOf, app, browser])
  // Until the effect the one that has failed is known, which nobody may look at.
  return hasFailed || actor.getSnapshot().status === 'error' ? undefined : actor
}
