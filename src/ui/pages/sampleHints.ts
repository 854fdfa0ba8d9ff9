import type { ShownHint } from '../board/GuessRow'

/**
 * What guessing Egypt and then Poland tells when Italy is sought, written out so that the first page
 * does not load the rules. A test compares it with them.
 */
export const sampleHints: readonly ShownHint[] = [
  {
    country: { id: 'EG', name: 'Egypt' },
    distance: 2416,
    direction: { arrow: '↖', word: 'north-west' },
    proximity: 88,
    isCorrect: false,
  },
  {
    country: { id: 'PL', name: 'Poland' },
    distance: 1176,
    direction: { arrow: '↙', word: 'south-west' },
    proximity: 94,
    isCorrect: false,
  },
]
