import { Link } from 'react-router-dom'
import type { DeckName } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { chosenRules, readSettings, writeSettings } from '../../machines/journal/settings'
import { dueIn } from '../../machines/learning/due'
import type { PracticePuzzle } from '../../machines/puzzle'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser, useLazyApp } from '../contexts'
import { useRepetition } from '../record/useRecord'

/** Number of countries due in a deck, with a link to practise them; empty if none is due. */
export function RepeatLink({ deck }: { readonly deck: DeckName }) {
  const { say } = useLocale()
  const { store, now } = useBrowser()
  const app = useLazyApp()
  const { due } = useRepetition(deck)
  if (due === 0) return null
  const begin = () => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck, order: 'due' }
    writeSettings(store, { deck, order: 'due' })
    // An abandoned round may have another country.
    const deal = (actor: AppActor) =>
      actor.send({
        type: 'practice.deal',
        puzzle,
        rules: chosenRules(readSettings(store)),
        due: dueIn(store, puzzle, now()),
      })
    // The practice page waits for this module as well, and reports it if the download fails.
    const state = app.state()
    if (state.kind === 'there') deal(state.content)
    else app.load().then(deal, () => {})
  }
  return (
    <Link className="button map-repeat" to="/practice" onClick={begin}>
      {say('map.repeat', { due })}
    </Link>
  )
}
