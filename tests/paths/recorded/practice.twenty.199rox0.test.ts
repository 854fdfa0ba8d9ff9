import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: practice.twenty, France', () => {
  const game = new ActorDriver()
  game.start('FR', ['hidden', 'no arrows'], { kind: 'practice', deck: 'twenty' })
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
    helped: ['fit 0'],
  })
  expect(game.help('size')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'hidden',
    left: 6,
    helped: ['fit 0'],
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'hidden',
    left: 5,
    helped: ['fit 0'],
    told: ['fit'],
  })
  expect(game.help('continent')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'hidden',
    left: 5,
    helped: ['continent 1', 'fit 0'],
    told: ['fit'],
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Italy 870 km 96%', '2 France ✓ Correct!'],
    outline: 'shown',
    left: 0,
    helped: ['continent 1', 'fit 0'],
  })
  game.deal('JP', ['shown', 'arrows', 'size', 'more'])
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
    helped: ['size 0', 'more 0'],
  })
  expect(game.choose(['hidden', 'arrows', 'size', 'more'])).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
    helped: ['size 0', 'more 0'],
  })
  expect(game.guess('IT')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 9,531 km ↗ north-east 52%'],
    outline: 'shown',
    left: 5,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2'],
  })
  expect(game.guess('BR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 9,531 km ↗ north-east 52%', '2 Brazil 16,832 km ↑ north 16%'],
    outline: 'shown',
    left: 4,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23'],
  })
  expect(game.guess('AU')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km ↗ north-east 52%',
      '2 Brazil 16,832 km ↑ north 16%',
      '3 Australia 7,047 km ↑ north 65%',
    ],
    outline: 'shown',
    left: 3,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23', 'size AU 1/21'],
  })
  expect(game.guess('US')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 5,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km ↗ north-east 52%',
      '2 Brazil 16,832 km ↑ north 16%',
      '3 Australia 7,047 km ↑ north 65%',
      '4 United States 9,656 km ↖ north-west 52%',
    ],
    outline: 'shown',
    left: 2,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23', 'size AU 1/21', 'size US 1/21'],
  })
  expect(game.guess('IN')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 6,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km ↗ north-east 52%',
      '2 Brazil 16,832 km ↑ north 16%',
      '3 Australia 7,047 km ↑ north 65%',
      '4 United States 9,656 km ↖ north-west 52%',
      '5 India 5,735 km ↗ north-east 71%',
    ],
    outline: 'shown',
    left: 1,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23', 'size AU 1/21', 'size US 1/21', 'size IN 0.12'],
  })
  expect(game.guess('ES')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 7,
    isOpen: true,
    rows: [
      '1 Italy 9,531 km ↗ north-east 52%',
      '2 Brazil 16,832 km ↑ north 16%',
      '3 Australia 7,047 km ↑ north 65%',
      '4 United States 9,656 km ↖ north-west 52%',
      '5 India 5,735 km ↗ north-east 71%',
      '6 Spain 10,497 km ↗ north-east 48%',
    ],
    outline: 'shown',
    left: 0,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23', 'size AU 1/21', 'size US 1/21', 'size IN 0.12', 'size ES 0.74'],
  })
  expect(game.guess('JP')).toBe(true)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'Japan',
    rows: [
      '1 Italy 9,531 km ↗ north-east 52%',
      '2 Brazil 16,832 km ↑ north 16%',
      '3 Australia 7,047 km ↑ north 65%',
      '4 United States 9,656 km ↖ north-west 52%',
      '5 India 5,735 km ↗ north-east 71%',
      '6 Spain 10,497 km ↗ north-east 48%',
      '7 Japan ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
    helped: ['size 0', 'more 0'],
    told: ['size IT 1.2', 'size BR 1/23', 'size AU 1/21', 'size US 1/21', 'size IN 0.12', 'size ES 0.74'],
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
  expect(game.giveUp()).toBe(false)
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
  expect(game.giveUp()).toBe(true)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'Italy',
    rows: ['1 Japan 9,531 km ↖ north-west 52%'],
    outline: 'shown',
    left: 0,
  })
  expect(game.guess('IT')).toBe(false)
  expect(game.look()).toEqual({
    play: 'lost',
    isOpen: false,
    answer: 'Italy',
    rows: ['1 Japan 9,531 km ↖ north-west 52%'],
    outline: 'shown',
    left: 0,
  })
})
