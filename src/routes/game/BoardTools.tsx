import { deckOf, FIRST_DECK } from '../../geo/decks'
import { hasPlayed } from '../../machines/journal/played'
import type { Puzzle } from '../../machines/puzzle'
import type { Heard } from '../../ui/board/useOutlineTools'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useStored } from '../useStored'

const panel = new LazyModule(() => import('../../ui/listen/ListenPanel'))

/** Plays an outline. The code for sound is downloaded on first use. */
export function ListenTool(heard: Heard) {
  const browser = useBrowser()
  return (
    <LazyBoundary module={panel}>
      {({ ListenPanel }) => <ListenPanel {...heard} device={browser} />}
    </LazyBoundary>
  )
}

/** Line for somebody who has never played: the hints of a guess, and in the daily puzzle a way to the list of its countries. */
export function Lead({ puzzle: { kind, deck } }: { readonly puzzle: Puzzle }) {
  const { say } = useLocale()
  const dialog = useDialog()
  const isKnown = useStored(hasPlayed)
  if (isKnown) return null
  return (
    <div className="guess-lead">
      <p>
        {say('guesses.lead')}{' '}
        {kind === 'daily' && deck === FIRST_DECK && (
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={dialog.open}>
            {say('guesses.twenty')}
          </button>
        )}
      </p>
      <LazyDialog of={dialog}>
        {({ NamesDialog }) => <NamesDialog codes={deckOf(deck).countries ?? []} onClose={dialog.close} />}
      </LazyDialog>
    </div>
  )
}
