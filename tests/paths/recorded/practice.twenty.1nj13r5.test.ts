import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: practice.twenty, France', () => {
  const game = new ActorDriver()
  game.start('FR', ['shown', 'arrows'], { kind: 'practice', deck: 'twenty' })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.choose(['hidden', 'arrows'])).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('IN')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 India 7,216 km ↖ north-west 64%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('GB')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 India 7,216 km ↖ north-west 64%',
      '3 United Kingdom 914 km ↘ south-east 95%',
    ],
    outline: 'shown',
    left: 3,
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 India 7,216 km ↖ north-west 64%',
      '3 United Kingdom 914 km ↘ south-east 95%',
      '4 France ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
  })
  game.deal('JP', ['hidden', 'no arrows'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'hidden',
    left: 6,
  })
  expect(game.choose(['hidden', 'no arrows', 'fit'])).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'hidden',
    left: 6,
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 9,531 km 52%'],
    outline: 'hidden',
    left: 5,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Italy 9,531 km 52%', '2 Japan ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
})
