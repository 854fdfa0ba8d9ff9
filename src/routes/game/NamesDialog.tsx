import type { CountryCode } from '../../geo/countries'
import { Dialog } from '../../ui/dialogs/Dialog'
import { NumberedMaps } from '../../ui/map/NumberedMaps'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly codes: readonly CountryCode[]
  readonly onClose: () => void
}

/** Dialog with the countries of which one is the answer. */
export function NamesDialog({ codes, onClose }: Props) {
  return (
    <Dialog title={useLocale().say('guesses.twenty')} onClose={onClose}>
      <NumberedMaps codes={codes} />
    </Dialog>
  )
}
