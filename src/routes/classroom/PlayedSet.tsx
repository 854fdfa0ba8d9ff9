import { useEffect, useState } from 'react'
import type { Attempt } from '../../machines/classroom/attempt'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLazyModule } from '../../ui/parts/useLazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import { AppContext, useLazyApp } from '../contexts'

type Props = {
  readonly attempt: Attempt
  /** Goes back to the start of the set. */
  readonly onLeave: () => void
}

/** A set as it is played, with what all games need. */
export function PlayedSet({ attempt, onLeave }: Props) {
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
