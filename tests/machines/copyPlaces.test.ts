import { describe, expect, it } from 'vitest'
import { PLACES, placeOf } from '../../src/machines/journal/copyPlaces'

describe('the places of copies', () => {
  it('are one for each daily puzzle, for practice of each deck, and for challenges', () => {
    expect(PLACES).toEqual([
      'daily',
      'daily.world',
      'practice',
      ...['world', 'africa', 'americas', 'asia', 'europe', 'oceania'].map((deck) => `practice.${deck}`),
      'challenge',
    ])
    expect(placeOf({ kind: 'challenge', deck: 'world' })).toBe('challenge')
  })
})
