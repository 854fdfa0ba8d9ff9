import { describe, expect, it } from 'vitest'
import { sample } from '../amount'
import { objectionsTo } from './objections'
import { wrongGames } from './wrongGames'

describe('a game in which', () => {
  it.each(sample(Object.keys(wrongGames), 15))(
    '%s is caught by the oracle, which says what it expected',
    async (fault) => {
      const objections = await objectionsTo(wrongGames[fault] ?? {})
      expect(objections).not.toEqual([])
      for (const { expected, found } of objections) expect(found).not.toBe(expected)
    },
  )

  it('nothing is wrong is not objected to', async () => {
    expect(await objectionsTo({})).toEqual([])
  })
})
