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
  expect(game.choose(['hidden', 'no arrows'])).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.choose(['shown', 'arrows'])).toBe(true)
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
  expect(game.choose(['shown', 'no arrows'])).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%'],
    outline: 'shown',
    left: 5,
  })
  game.sync(['IT', 'JP'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 Japan 9,657 km ↖ north-west 52%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('JP')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km ↖ north-west 96%', '2 Japan 9,657 km ↖ north-west 52%'],
    outline: 'shown',
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
    outline: 'shown',
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
    outline: 'shown',
    left: 2,
  })
  expect(game.guess('IT')).toBe(false)
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
    outline: 'shown',
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
    outline: 'shown',
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
  expect(game.guess('FR')).toBe(false)
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
