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
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 France ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
  expect(game.guess('JP')).toBe(false)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 France ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
  game.deal('JP', ['shown', 'no arrows'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.choose(['shown', 'arrows', 'what fits'])).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.choose(['shown', 'no arrows', 'what fits'])).toBe(true)
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
    rows: ['1 Italy 9,531 km 52%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('BR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 9,531 km 52%', '2 Brazil 16,832 km 16%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('AU')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: ['1 Italy 9,531 km 52%', '2 Brazil 16,832 km 16%', '3 Australia 7,047 km 65%'],
    outline: 'shown',
    left: 3,
  })
  expect(game.guess('US')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 5,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km 52%',
      '2 Brazil 16,832 km 16%',
      '3 Australia 7,047 km 65%',
      '4 United States 9,656 km 52%',
    ],
    outline: 'shown',
    left: 2,
  })
  expect(game.guess('IN')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 6,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km 52%',
      '2 Brazil 16,832 km 16%',
      '3 Australia 7,047 km 65%',
      '4 United States 9,656 km 52%',
      '5 India 5,735 km 71%',
    ],
    outline: 'shown',
    left: 1,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: [
      '1 Italy 9,531 km 52%',
      '2 Brazil 16,832 km 16%',
      '3 Australia 7,047 km 65%',
      '4 United States 9,656 km 52%',
      '5 India 5,735 km 71%',
      '6 Japan ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
  })
  game.deal('IT', ['shown', 'arrows'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
})
