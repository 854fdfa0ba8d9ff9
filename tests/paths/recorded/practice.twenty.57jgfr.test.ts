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
  game.deal('IT', ['shown', 'arrows', 'size', 'more'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Japan 9,531 km ↖ north-west 52%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('BR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Japan 9,531 km ↖ north-west 52%', '2 Brazil 8,887 km ↗ north-east 56%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('AU')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: [
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
    ],
    outline: 'shown',
    left: 3,
  })
  expect(game.guess('US')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 5,
    isOpen: true,
    rows: [
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
      '4 United States 8,511 km ↗ north-east 57%',
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
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
      '4 United States 8,511 km ↗ north-east 57%',
      '5 India 6,494 km ↖ north-west 68%',
    ],
    outline: 'shown',
    left: 1,
  })
  expect(game.guess('ES')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 7,
    isOpen: true,
    rows: [
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
      '4 United States 8,511 km ↗ north-east 57%',
      '5 India 6,494 km ↖ north-west 68%',
      '6 Spain 1,332 km → east 93%',
    ],
    outline: 'shown',
    left: 0,
  })
  expect(game.guess('AR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 8,
    isOpen: true,
    rows: [
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
      '4 United States 8,511 km ↗ north-east 57%',
      '5 India 6,494 km ↖ north-west 68%',
      '6 Spain 1,332 km → east 93%',
      '7 Argentina 11,616 km ↗ north-east 42%',
    ],
    outline: 'shown',
    left: 0,
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'Italy',
    rows: [
      '1 Japan 9,531 km ↖ north-west 52%',
      '2 Brazil 8,887 km ↗ north-east 56%',
      '3 Australia 14,485 km ↖ north-west 28%',
      '4 United States 8,511 km ↗ north-east 57%',
      '5 India 6,494 km ↖ north-west 68%',
      '6 Spain 1,332 km → east 93%',
      '7 Argentina 11,616 km ↗ north-east 42%',
      '8 Italy ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
  })
  game.deal('GB', ['shown', 'arrows'])
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
    rows: ['1 Italy 1,665 km ↖ north-west 92%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 1,665 km ↖ north-west 92%', '2 Japan 9,158 km ↑ north 54%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.giveUp()).toBe(true)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'United Kingdom',
    rows: ['1 Italy 1,665 km ↖ north-west 92%', '2 Japan 9,158 km ↑ north 54%'],
    outline: 'shown',
    left: 0,
  })
})
