import type { CountryCode } from '../../geo/countries'
import { Fits } from '../../ui/aid/Fits'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  /** What still fits. */
  readonly countries: readonly CountryCode[]
  readonly onClose: () => void
}

/** Shows which countries still fit the hints of a round. */
export function FitDialog({ countries, onClose }: Props) {
  return (
    <Dialog title={useLocale().say('aid.title')} onClose={onClose}>
      <Fits countries={countries} />
    </Dialog>
  )
}
