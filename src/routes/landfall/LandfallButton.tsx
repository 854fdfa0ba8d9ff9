import { useState } from 'react'
import type { Units } from '../../machines/journal/settings'
import type { Landfall } from '../../machines/landfall/landfall'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { MissingModule } from '../../ui/parts/Notice'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStars } from '../game/useStars'

const landfall = new LazyModule(() => import('./LandfallDialog'))

type Props = { readonly puzzle: Landfall['puzzle']; readonly units: Units }

/** Button that asks the questions about the country of a finished round, with the stars of what was answered. */
export function LandfallButton({ puzzle, units }: Props) {
  const { say } = useLocale()
  const stars = useStars(puzzle)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="button button-quiet landfall-open"
        aria-haspopup="dialog"
        onClick={() => {
          landfall.ask()
          setOpen(true)
        }}
      >
        <span>
          {say('landfall.open')} <span aria-hidden="true">{stars}</span>
        </span>
      </button>
      {isOpen && (
        <LazyBoundary
          module={landfall}
          missing={(retry, attempts) => <MissingModule attempts={attempts} onRetry={retry} onClose={close} />}
        >
          {({ LandfallDialog }) => <LandfallDialog {...{ puzzle, units }} onClose={close} />}
        </LazyBoundary>
      )}
    </>
  )
}
