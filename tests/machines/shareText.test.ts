import { describe, expect, it } from 'vitest'
import { hintOf } from '../../src/machines/hint'
import { shareTextOf } from '../../src/machines/shareText'

const ADDRESS = 'https://example.org/daily'

describe('share text', () => {
  it('of a won round has the title with date and score, a line per guess, and the way to play', () => {
    const text = shareTextOf({ target: 'DE', guesses: ['AU', 'PL', 'DE'] }, '2026-11-21', ADDRESS)
    expect(text).toBe(
      [
        'The World Outline Game 2026-11-21 3/6',
        '🟩⬜⬜⬜⬜ ↖',
        '🟩🟩🟩🟩🟩 ←',
        '🟩🟩🟩🟩🟩 ↑',
        'Play at https://example.org/daily #WorldOutline',
      ].join('\n'),
    )
  })

  it('of a lost round scores X', () => {
    const guesses = ['AU', 'PL', 'FR', 'IT', 'ES', 'GB'] as const
    const lines = shareTextOf({ target: 'DE', guesses }, '2026-11-21', ADDRESS).split('\n')
    expect(lines[0]).toBe('The World Outline Game 2026-11-21 X/6')
    expect(lines).toHaveLength(8)
  })

  it('shows in its cells and arrow what the rows show', () => {
    const { proximity, direction } = hintOf('BR', 'JP')
    const line =
      shareTextOf({ target: 'JP', guesses: ['BR', 'JP'] }, '2026-11-21', ADDRESS).split('\n')[1] ?? ''
    const [cells = '', arrow] = line.split(' ')
    expect([...cells].filter((cell) => cell === '🟩')).toHaveLength(Math.round(proximity / 20))
    expect([...cells]).toHaveLength(5)
    expect(arrow).toBe(direction.arrow)
  })
})
