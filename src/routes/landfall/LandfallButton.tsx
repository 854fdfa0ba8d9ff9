import type { Units } from '../../machines/journal/settings'
import type { Landfall } from '../../machines/landfall/landfall'
import { LazyModule } from '../../ui/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStars } from '../game/useStars'
import { LazyDialog, useDialogIn } from '../LazyDialog'

const landfall = new LazyModule(() => import('./LandfallDialog'))

type Props = { readonly puzzle: Landfall['puzzle']; readonly units: Units }

/** Button that asks the questions about the country of a finished round, with the stars of what was answered. */
export function LandfallButton({ puzzle, units }: Props) {
  const { say } = useLocale()
  const stars = useStars(puzzle)
  const dialog = useDialogIn(landfall)
  return (
    <>
      <button
        type="button"
        className="button button-quiet landfall-open"
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <span>
          {say('landfall.open')} <span aria-hidden="true">{stars}</span>
        </span>
      </button>
      <LazyDialog of={dialog}>
        {({ LandfallDialog }) => <LandfallDialog {...{ puzzle, units }} onClose={dialog.close} />}
      </LazyDialog>
    </>
  )
}
