import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: daily.twenty.2026-11-21, France', () => {
  const game = new ActorDriver()
  game.start('FR', ['shown', 'arrows'], { kind: 'daily', deck: 'twenty', date: '2026-11-21' })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('QQ')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('VA')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 France ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
})
