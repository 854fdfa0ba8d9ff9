import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: daily.twenty.2026-11-21, France', () => {
  const game = new ActorDriver()
  game.start('FR', ['hidden', 'no arrows'], { kind: 'daily', deck: 'twenty', date: '2026-11-21' })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'hidden',
    left: 6,
  })
  expect(game.choose(['hidden', 'arrows'])).toBe(true)
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
    rows: ['1 Italy 870 km ↖ north-west 96%'],
    outline: 'hidden',
    left: 5,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 Japan 9,657 km ↖ north-west 52%'],
    outline: 'hidden',
    left: 4,
  })
  expect(game.guess('BR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 Japan 9,657 km ↖ north-west 52%',
      '3 Brazil 8,422 km ↗ north-east 58%',
    ],
    outline: 'hidden',
    left: 3,
  })
  expect(game.guess('AU')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 5,
    isOpen: true,
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 Japan 9,657 km ↖ north-west 52%',
      '3 Brazil 8,422 km ↗ north-east 58%',
      '4 Australia 15,201 km ↖ north-west 24%',
    ],
    outline: 'hidden',
    left: 2,
  })
  expect(game.guess('US')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 6,
    isOpen: true,
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 Japan 9,657 km ↖ north-west 52%',
      '3 Brazil 8,422 km ↗ north-east 58%',
      '4 Australia 15,201 km ↖ north-west 24%',
      '5 United States 7,655 km ↗ north-east 62%',
    ],
    outline: 'hidden',
    left: 1,
  })
  expect(game.guess('IN')).toBe(true)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'France',
    rows: [
      '1 Italy 870 km ↖ north-west 96%',
      '2 Japan 9,657 km ↖ north-west 52%',
      '3 Brazil 8,422 km ↗ north-east 58%',
      '4 Australia 15,201 km ↖ north-west 24%',
      '5 United States 7,655 km ↗ north-east 62%',
      '6 India 7,216 km ↖ north-west 64%',
    ],
    outline: 'shown',
    left: 0,
  })
})
