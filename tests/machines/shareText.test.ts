import { describe, expect, it } from 'vitest'
import { shareTextOf } from '../../src/machines/result/shareText'
import { type Help, type Rules, standardRules } from '../../src/machines/rules/rules'
import { dailies } from '../../src/machines/schedule/dailies'
import { roundOf } from './rounds'

const ADDRESS = 'https://example.org/daily'

describe('share text', () => {
  it('of a won round has the title with date and score, a line per guess, and the way to play', () => {
    const text = shareTextOf(roundOf('DE', ['AU', 'PL', 'DE']), ADDRESS)
    expect(text).toBe(
      [
        'The World Outline Game 2026-11-21 3/6',
        '🟨⬜⬜⬜⬜ ↖',
        '🟨🟨🟨🟨🟨 ←',
        '🟩🟩🟩🟩🟩 ↑',
        'Play at https://example.org/daily #WorldOutline',
      ].join('\n'),
    )
  })

  it('of a lost round scores X', () => {
    const guesses = ['AU', 'PL', 'FR', 'IT', 'ES', 'GB'] as const
    const lines = shareTextOf(roundOf('DE', guesses), ADDRESS).split('\n')
    expect(lines[0]).toBe('The World Outline Game 2026-11-21 X/6')
    expect(lines).toHaveLength(8)
  })

  it('has a dot for each arrow where the rules have none', () => {
    const rules = { ...standardRules, arrows: false }
    const text = shareTextOf({ ...roundOf('DE', ['AU', 'PL', 'DE']), rules }, ADDRESS)
    expect(text.split('\n').slice(1, -1)).toEqual(['🟨⬜⬜⬜⬜ ·', '🟨🟨🟨🟨🟨 ·', '🟩🟩🟩🟩🟩 ·'])
  })

  it.each([
    ['3/6', {}],
    ['3/6 🙈', { outline: 'hidden' }],
    ['3/6 🌀', { outline: 'turned' }],
    ['3/6 🛟', {}, { size: 0 }],
    ['3/6 🙈🧭🛟', { outline: 'hidden', arrows: false }, { globe: 2, more: 1 }],
    ['3/6 🧭', { arrows: false }],
    ['3/6 🙈🧭', { outline: 'hidden', arrows: false }],
    ['3/6 🌀🧭', { outline: 'turned', arrows: false }],
  ] as readonly [string, Partial<Rules>, Help?][])(
    'has the score %s, with a sign for each rule that is harder, and one for help, for %o',
    (score, changes, help = {}) => {
      const rules = { ...standardRules, ...changes }
      const round = { ...roundOf('DE', ['AU', 'PL', 'DE']), rules, help }
      expect(shareTextOf(round, ADDRESS).split('\n')[0]).toBe(`The World Outline Game 2026-11-21 ${score}`)
    },
  )

  it.each([
    ['twenty', '2026-11-21', null, 'outline-'],
    ['world', '· World 2026-11-21', 'World', 'outline-world-'],
    ['US', '· US states 2026-11-21', 'US states', 'outline-us-'],
  ] as const)('of a day of %s says %s, as the picture and its file do', (deck, name, card, file) => {
    const puzzle = { kind: 'daily', deck, date: '2026-11-21' } as const
    expect(shareTextOf(roundOf('DE', ['DE'], puzzle), ADDRESS)).toContain(
      `The World Outline Game ${name} 1/6\n`,
    )
    expect(dailies[deck]).toMatchObject({ card, file })
  })
})
