import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { gameMachine } from '../../src/machines/game'
import { type Rules, standardRules } from '../../src/machines/rules'
import { viewOf } from '../../src/machines/view'
import { dailyOf } from '../../tools/puzzles'
import { roundOf } from './rounds'

const misses: readonly PlaceId[] = ['BR', 'AU', 'US', 'IN', 'ES', 'AR']
const plays = {
  'before the first guess': [],
  'in the middle': misses.slice(0, 2),
  'before the last guess': misses.slice(0, 5),
  won: ['BR', 'FR'],
  'won with the last guess': [...misses.slice(0, 5), 'FR'],
  lost: misses,
} as const satisfies Record<string, readonly PlaceId[]>
const outlines = ['shown', 'turned', 'hidden'] as const
const cases = Object.entries(plays).flatMap(([play, guesses]) =>
  outlines.flatMap((outline) => [true, false].map((arrows) => ({ play, guesses, outline, arrows }))),
)

const view = (guesses: readonly PlaceId[], rules: Partial<Rules> = {}, puzzle = dailyOf('2026-11-21')) => {
  const input = { ...roundOf('FR', guesses, puzzle), rules: { ...standardRules, ...rules } }
  return viewOf(createActor(gameMachine, { input }).start().getSnapshot())
}

describe('what is to be seen of a game', () => {
  it.each(cases)('$play, its outline $outline, with arrows: $arrows', ({ guesses, outline, arrows }) => {
    const isWon = guesses.at(-1) === 'FR'
    const isOver = isWon || guesses.length === 6
    const seen = view(guesses, { outline, arrows })
    expect(seen.play).toBe(isWon ? 'won' : isOver ? 'lost' : 'playing')
    expect(seen.guesses).toEqual(guesses)
    expect(seen.hints.map(({ country }) => country.id)).toEqual(guesses)
    expect(seen.hints.every(({ direction }) => (direction !== undefined) === arrows)).toBe(true)
    expect(seen.left).toBe(isOver ? 0 : 6 - guesses.length)
    expect(seen.outline).toBe(isOver ? 'shown' : outline)
    expect(seen.angle > 0).toBe(outline === 'turned')
    expect(seen.answer?.id).toBe(isOver && !isWon ? 'FR' : undefined)
    expect(seen.over?.target).toBe(isOver ? 'FR' : undefined)
  })

  it('is turned by the angle of its puzzle', () => {
    const angles = (['2026-11-21', '2026-11-22', '2026-11-23'] as const).map(
      (date) => view([], { outline: 'turned' }, dailyOf(date)).angle,
    )
    expect(new Set(angles).size).toBe(3)
  })
})
