import { useEffect, useEffectEvent, useState } from 'react'
import type { Attempt } from '../../machines/classroom/attempt'
import { readAttempts } from '../../machines/journal/storedAttempt'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLazyModule } from '../../ui/parts/useLazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import { AppContext, useBrowser, useLazyApp } from '../contexts'

type Props = {
  /** Names the set, and the attempt at it. */
  readonly token: string
  readonly id: number
  /** Attempt that was begun on this page. */
  readonly begun: Attempt | undefined
  /** Goes back to the start of the set. */
  readonly onLeave: () => void
}

/** A set as it is played, with what all games need. */
export function PlayedSet({ token, id, begun, onLeave }: Props) {
  const { store } = useBrowser()
  const [attempt] = useState(() => {
    const stored = readAttempts(store, token)
    // One that was begun in another tab at once may have taken its place.
    return begun?.id === id
      ? begun
      : (stored.find((each) => each.id === id) ?? stored.find(({ isDone }) => !isDone))
  })
  const { game } = useLocale().sections
  const app = useLazyApp()
  const [module] = useState(
    () =>
      new LazyModule(async () => {
        const [loaded] = await Promise.all([import('./PupilGame'), app.load(), game.load()])
        return loaded
      }),
  )
  const root = useLazyModule(app)
  useEffect(() => {
    // Some browsers give a promise back.
    window.scrollTo(0, 0)
  }, [])
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // It has been erased.
    if (attempt === undefined) leave()
  }, [attempt])
  if (attempt === undefined) return null
  return (
    <LazyBoundary module={module}>
      {({ PupilGame }) =>
        root.kind === 'there' && (
          <AppContext value={root.content}>
            <PupilGame attempt={attempt} onLeave={onLeave} />
          </AppContext>
        )
      }
    </LazyBoundary>
  )
}
