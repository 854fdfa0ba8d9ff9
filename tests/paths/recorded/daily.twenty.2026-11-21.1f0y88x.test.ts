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
  expect(game.choose(['turned', 'no arrows'])).toBe(true)
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
  expect(game.choose(['shown', 'arrows'])).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'turned',
    left: 5,
  })
  expect(game.help('globe')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'turned',
    left: 5,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.help('fit')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'turned',
    left: 5,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.giveUp()).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Italy 870 km 96%'],
    outline: 'turned',
    left: 5,
    helped: ['globe 1'],
    told: ['globe'],
  })
  game.sync(['IT', 'JP'], undefined, undefined, { globe: 1 })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%'],
    outline: 'turned',
    left: 4,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('QQ')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%'],
    outline: 'turned',
    left: 4,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('IT')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%'],
    outline: 'turned',
    left: 4,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('BR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 4,
    isOpen: true,
    rows: ['1 Italy 870 km 96%', '2 Japan 9,657 km 52%', '3 Brazil 8,422 km 58%'],
    outline: 'turned',
    left: 3,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('AU')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 5,
    isOpen: true,
    rows: [
      '1 Italy 870 km 96%',
      '2 Japan 9,657 km 52%',
      '3 Brazil 8,422 km 58%',
      '4 Australia 15,201 km 24%',
    ],
    outline: 'turned',
    left: 2,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('US')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 6,
    isOpen: true,
    rows: [
      '1 Italy 870 km 96%',
      '2 Japan 9,657 km 52%',
      '3 Brazil 8,422 km 58%',
      '4 Australia 15,201 km 24%',
      '5 United States 7,655 km 62%',
    ],
    outline: 'turned',
    left: 1,
    helped: ['globe 1'],
    told: ['globe'],
  })
  expect(game.guess('FR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: [
      '1 Italy 870 km 96%',
      '2 Japan 9,657 km 52%',
      '3 Brazil 8,422 km 58%',
      '4 Australia 15,201 km 24%',
      '5 United States 7,655 km 62%',
      '6 France ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
    helped: ['globe 1'],
  })
  expect(game.guess('IN')).toBe(false)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: [
      '1 Italy 870 km 96%',
      '2 Japan 9,657 km 52%',
      '3 Brazil 8,422 km 58%',
      '4 Australia 15,201 km 24%',
      '5 United States 7,655 km 62%',
      '6 France ✓ Correct!',
    ],
    outline: 'shown',
    left: 0,
    helped: ['globe 1'],
  })
})
