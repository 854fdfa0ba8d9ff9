import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: practice.twenty, France', () => {
  const game = new ActorDriver()
  game.start('FR', ['turned', 'no arrows'], { kind: 'practice', deck: 'twenty' })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'turned',
    left: 6,
  })
  expect(game.choose(['hidden', 'no arrows'])).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'turned',
    left: 6,
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'turned',
    left: 5,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%'],
    outline: 'turned',
    left: 4,
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%', '3 France ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
})
