import * as v from 'valibot'
import { DECK_NAMES, type PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { choiceSchema } from '../rules/rules'
import { country, readJson, whole } from '../store/schemas'
import { SET_DRAFT, type Store, unlessRefused } from '../store/store'
import { ASKS, type ClassRules, MOST_GUESSES_IN_CLASS, plainClassRules } from './classSet'

/** Class set being prepared. */
export type SetDraft = {
  readonly deck: PublishedDeckName
  /** Chosen countries, each once, of this deck and of decks shown before. */
  readonly picked: readonly PlaceId[]
  readonly rules: ClassRules
}

const schema = v.object({
  deck: v.picklist(DECK_NAMES),
  picked: v.pipe(
    v.array(country),
    v.transform((codes) => [...new Set(codes)]),
  ),
  rules: v.object({
    ...choiceSchema.entries,
    asks: v.picklist(ASKS),
    guesses: whole(1, MOST_GUESSES_IN_CLASS),
    region: v.boolean(),
    shuffled: v.boolean(),
  }),
})

const newDraft: SetDraft = { deck: 'world', picked: [], rules: plainClassRules }

/** Reads the draft kept in a tab; an empty draft if there is none or the tab's storage is unavailable. */
export function readDraft(tab: Pick<Store, 'get'>): SetDraft {
  return unlessRefused(() => readJson(schema, tab.get(SET_DRAFT))) ?? newDraft
}

/** Keeps the draft across reloads; `undefined` removes it once the set is made. */
export function writeDraft(tab: Pick<Store, 'set'>, draft: SetDraft | undefined): void {
  unlessRefused(() => tab.set(SET_DRAFT, draft === undefined ? '' : JSON.stringify(draft)))
}
