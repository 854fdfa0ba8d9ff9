import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOf } from '../../src/machines/result/resultCard'
import { shareTextOf } from '../../src/machines/result/shareText'
import { dailyOf } from '../../tools/puzzles'
import { dayOf, rounds } from './rounds'

describe('the result card', () => {
  it('of a won round has the date, the score, the streak, and of each guess the cells and the arrow, or a tick', () => {
    expect(cardOf(dayOf('2026-11-21', 'DE', ['AU', 'PL', 'DE']), 12)).toEqual({
      date: '2026-11-21',
      deck: 'twenty',
      score: '3/6',
      streak: 12,
      modifiers: [],
      rows: [
        { filled: 1, mark: '↖' },
        { filled: 5, mark: '←' },
        { filled: 5, mark: '✓' },
      ],
    })
  })

  it('of a round without arrows has a dot for each', () => {
    const round = dayOf('2026-11-21', 'DE', ['AU', 'DE'])
    const { rows } = cardOf({ ...round, rules: { ...round.rules, arrows: false } }, 0)
    expect(rows.map(({ mark }) => mark)).toEqual(['·', '✓'])
  })

  it('says what the share text says', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const [title, ...lines] = shareTextOf(round, 'https://example.org').split('\n')
        const { date, score, rows } = cardOf({ ...round, puzzle: dailyOf('2026-11-21') }, 0)
        expect(title).toBe(`The World Outline Game ${date} ${score}`)
        const marks = rows.map(
          ({ filled, mark }) => (mark === '✓' ? '🟩' : '🟨').repeat(filled) + '⬜'.repeat(5 - filled) + mark,
        )
        expect(marks).toEqual(
          lines
            .slice(0, -1)
            .map((line) => line.replace(' ', ''))
            .map(ticked(round)),
        )
      }),
    )
  })
})

/** The text has the arrow of bearing 0 where the card has a tick. */
function ticked({ target, guesses }: { target: string; guesses: readonly string[] }) {
  return (line: string, index: number) => (guesses[index] === target ? line.replace('↑', '✓') : line)
}
