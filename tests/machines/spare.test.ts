import { describe, expect, it } from 'vitest'
import { encodeRound } from '../../src/machines/record'
import { decodeSpare, encodeSpare } from '../../src/machines/spare'

const won = { target: 'PL', guesses: ['DE', 'PL'] } as const

describe('the spare text', () => {
  it('is read back as the day that it was', () => {
    for (const round of [won, { target: 'PL', guesses: ['DE'] }] as const)
      expect(decodeSpare(encodeSpare({ date: '2026-11-21', round }))).toEqual({ date: '2026-11-21', round })
  })

  it.each([[undefined], [null], [5], [''], ['scribble'], ['2026-11-21 scribble']])(
    'is nothing where it is %j',
    (text) => {
      expect(decodeSpare(text)).toBeUndefined()
    },
  )

  it('is nothing for a day that is not in the calendar', () => {
    expect(decodeSpare(`2026-02-30 ${encodeRound(won, '2026-02-30')}`)).toBeUndefined()
  })
})
