import type { CountryDeckName, DeckName } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { chosenRules, readSettings, writeSettings } from '../../machines/journal/settings'
import { dueIn, repetitionIn } from '../../machines/learning/due'
import type { Repetition } from '../../machines/learning/repetition'
import type { Source } from '../../machines/learning/reviewLog'
import type { Due } from '../../machines/rules/deal'
import type { PracticePuzzle } from '../../machines/rules/puzzle'
import type { UtcDate } from '../../machines/schedule/day'
import type { WatchedStore } from '../../machines/store/store'
import { useBrowser, useLazyApp } from '../contexts'
import { useStored } from '../useStored'
import { useToday } from './useRecord'

/** Repetition due today in a deck, according to the store; by default of which country an outline shows. */
export function useRepetition(deck: DeckName, source?: Source): Repetition {
  return useStored(repetitionOn, useToday(), deck, source)
}

/** Handler of a link to practice that deals one of some countries there, in place of an abandoned round. */
export function useDeal() {
  const { store } = useBrowser()
  const app = useLazyApp()
  return (puzzle: PracticePuzzle, due: () => Due) => {
    const deal = (actor: AppActor) =>
      actor.send({
        type: 'practice.deal',
        puzzle,
        rules: chosenRules(readSettings(store)),
        due: due(),
      })
    // The practice page waits for this module as well, and reports it if the download fails.
    const { content } = app.state()
    if (content) deal(content)
    else app.load().then(deal, () => {})
  }
}

/**
 * Number of countries due in a deck, by default of all that were met, and the handler of a link to practice that asks for them,
 * if any is due.
 */
export function useDue(deck: CountryDeckName = 'world') {
  const { store, now } = useBrowser()
  const deal = useDeal()
  const { due } = useRepetition(deck)
  const begin = () => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck, order: 'due' }
    writeSettings(store, { deck, order: 'due' })
    deal(puzzle, () => dueIn(store, puzzle, now()))
  }
  return { due, begin: due > 0 ? begin : undefined }
}

function repetitionOn(store: WatchedStore, today: UtcDate, deck: DeckName, source?: Source): Repetition {
  return repetitionIn(store, { deck }, Date.parse(today), source)
}
