import type { Landfall } from '../../machines/landfall/landfall'
import { keyOf } from '../../machines/puzzle'
import { PREFIX, unlessRefused, type WatchedStore } from '../../machines/store/store'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { LazyDialog, useDialogIn } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useStored } from '../useStored'

const questions = new LazyModule(() => import('./LandfallDialog'))
const answers = new LazyModule(() => import('../../machines/landfall/storedLandfalls'))

/** Room for a button that loads late. */
export const waiting = <span className="button result-waiting">&nbsp;</span>

type Props = { readonly puzzle: Landfall['puzzle'] }

/**
 * Button that asks the questions about the country of a finished round, with the stars of what was answered; its texts come
 * with the end of the game.
 */
export function QuizButton({ puzzle }: Props) {
  const { say } = useLocale()
  const stars = useStars(puzzle)
  const dialog = useDialogIn(questions)
  return (
    <>
      <LazyBoundary module={endings} placeholder={waiting} missing={() => waiting}>
        {() => (
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
        )}
      </LazyBoundary>
      <LazyDialog of={dialog}>
        {({ LandfallDialog }) => <LandfallDialog puzzle={puzzle} onClose={dialog.close} />}
      </LazyDialog>
    </>
  )
}

/** Stars of the questions after a round as a text; empty until all are answered. Fetched only if one is. */
export function useStars(puzzle: Landfall['puzzle']): string {
  const { store } = useBrowser()
  // Read as a text, so that a page without answers needs no parser.
  const stored = useStored(textAt, `${PREFIX}landfall.${keyOf(puzzle)}`)
  const state = useLazyModule(answers, stored !== null)
  return stored !== null && state.kind === 'there' ? state.content.starsIn(store, puzzle) : ''
}

function textAt(store: WatchedStore, key: string): string | null {
  return unlessRefused(() => store.get(key)) ?? null
}
