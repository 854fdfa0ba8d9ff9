import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: daily.world.2026-11-21, Taiwan', () => {
  const game = new ActorDriver()
  game.start('TW', ['shown', 'arrows'], { kind: 'daily', deck: 'world', date: '2026-11-21' })
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 1,
    isOpen: true,
    rows: [],
    outline: 'shown',
    left: 6,
  })
  expect(game.guess('TR')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 2,
    isOpen: true,
    rows: ['1 Turkey 8,024 km → east 60%'],
    outline: 'shown',
    left: 5,
  })
  expect(game.guess('CI')).toBe(true)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Turkey 8,024 km → east 60%', '2 Ivory Coast 13,245 km ↗ north-east 34%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('AQ')).toBe(false)
  expect(game.look()).toEqual({
    play: 'playing',
    guessNumber: 3,
    isOpen: true,
    rows: ['1 Turkey 8,024 km → east 60%', '2 Ivory Coast 13,245 km ↗ north-east 34%'],
    outline: 'shown',
    left: 4,
  })
  expect(game.guess('TW')).toBe(true)
  expect(game.look()).toEqual({
    play: 'won',
    isOpen: false,
    rows: ['1 Turkey 8,024 km → east 60%', '2 Ivory Coast 13,245 km ↗ north-east 34%', '3 Taiwan ✓ Correct!'],
    outline: 'shown',
    left: 0,
  })
})
