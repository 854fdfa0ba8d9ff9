// What practice fetches when somebody asks for other countries or another order, as one.
export { DeckDialog } from './DeckDialog'
export { RepetitionNote } from './RepetitionNote'
