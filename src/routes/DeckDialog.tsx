import { useState } from 'react'
import type { Browser } from '../browser'
import type { DeckName } from '../geo/decks'
import { Dialog } from '../ui/dialogs/Dialog'
import { useLocale } from '../ui/words/LocaleContext'
import type { PlainId } from '../ui/words/say'
import { loadDeck } from './world'

/** The decks in the order in which they are offered, and what they are called. */
const NAMES = [
  ['twenty', 'decks.twenty'],
  ['world', 'decks.world'],
  ['africa', 'decks.africa'],
  ['americas', 'decks.americas'],
  ['asia', 'decks.asia'],
  ['europe', 'decks.europe'],
  ['oceania', 'decks.oceania'],
] as const satisfies readonly (readonly [DeckName, PlainId])[]

type Props = {
  readonly deck: DeckName
  readonly browser: Browser
  /** The deck was chosen and is there. */
  readonly onChoose: (deck: DeckName) => void
  readonly onClose: () => void
}

/** With which countries practice is played. */
export function DeckDialog({ deck, browser, onChoose, onClose }: Props) {
  const locale = useLocale()
  const { say } = locale
  const [isFailed, setFailed] = useState(false)
  const choose = async (name: DeckName, dialog: HTMLDialogElement | null) => {
    setFailed(false)
    try {
      await loadDeck(name, browser, locale)
      onChoose(name)
      dialog?.close()
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog title={say('decks.title')} onClose={onClose}>
      <div className="game-decks">
        {NAMES.map(([name, words]) => (
          <button
            key={name}
            type="button"
            className={name === deck ? 'button' : 'button button-quiet'}
            aria-pressed={name === deck}
            onClick={({ currentTarget }) => choose(name, currentTarget.closest('dialog'))}
          >
            {say(words)}
          </button>
        ))}
      </div>
      <p aria-live="polite">{isFailed && say('decks.failed')}</p>
    </Dialog>
  )
}
