import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import {
  canTell,
  challengeAgain,
  challengeOf,
  challengeTo,
  linkToDay,
  openLink,
  outcomeOf,
  scoreOf,
} from '../../src/machines/challenge/challenge'
import { challengeLink } from '../../src/machines/challenge/challengeLink'
import { firstRoundOf } from '../../src/machines/journal/dealt'
import { puzzleAt } from '../../src/machines/journal/puzzleAt'
import { keyOf } from '../../src/machines/rules/puzzle'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardChoice, standardRules } from '../../src/machines/rules/rules'
import { dailyOf, practice } from '../../tools/puzzles'
import { roundOf } from './rounds'
import { fakeWorld, openTab } from './world'

const africa = { kind: 'practice', deck: 'africa' } as const
const world = { kind: 'daily', deck: 'world', date: '2026-11-21' } as const
/** What a link that opens leads to. */
function opened(token: string) {
  const opening = openLink(token)
  if (opening.kind !== 'open') throw new Error(`It is ${opening.kind}`)
  return opening
}

function challengeIn(token: string) {
  const { puzzle } = opened(token)
  if (puzzle.kind !== 'challenge') throw new Error('It is a day')
  return puzzle
}

describe('a challenge', () => {
  it('from practice leads to the same country of the same deck, and is stored by its token', () => {
    const round = newRound(africa, 'TD', 5, ['EG'])
    const token = challengeTo(round, 7, false)
    const puzzle = challengeIn(token)
    expect(puzzle).toEqual({ kind: 'challenge', deck: 'africa', token })
    expect(keyOf(puzzle)).toBe(`challenge.${token}`)
    expect(puzzleAt(keyOf(puzzle))).toEqual(puzzle)
    expect(firstRoundOf(puzzle, standardChoice)).toEqual({ ...newRound(puzzle, 'TD'), rules: standardRules })
  })

  it.each([dailyOf('2026-11-21'), world])('from a day leads to that day, so that it counts: %o', (puzzle) => {
    const token = challengeTo(firstRoundOf(puzzle, standardChoice), 7, true)
    expect(opened(token)).toMatchObject({ puzzle, link: { result: undefined } })
    expect(challengeOf(token)).toBeUndefined()
    expect(puzzleAt(`challenge.${token}`)).toBeUndefined()
  })

  it('from a day brings its rules to that day of that deck alone', () => {
    const hard = { ...standardRules, outline: 'hidden', arrows: false } as const
    const day = dailyOf('2026-11-21')
    const token = challengeTo({ ...firstRoundOf(day, standardChoice), rules: hard }, 7, false)
    expect(linkToDay(token, day)?.rules).toMatchObject({ outline: 'hidden', arrows: false })
    for (const other of [dailyOf('2026-11-20'), world]) expect(linkToDay(token, other)).toBeUndefined()
    const practised = challengeTo({ ...newRound(practice, 'TH'), rules: hard }, 7, false)
    for (const text of [practised, '', 'x']) expect(linkToDay(text, day)).toBeUndefined()
  })

  it('from a challenge leads to the same country, with one’s own result in place of the other', () => {
    const first = challengeIn(challengeTo(newRound(practice, 'TH'), 7, false))
    const played: Round = { ...firstRoundOf(first, standardChoice), guesses: ['JP', 'TH'] }
    const { puzzle, link } = opened(challengeTo(played, 8, true))
    expect(puzzle.kind === 'challenge' && firstRoundOf(puzzle, standardChoice).target).toBe('TH')
    expect(link.result).toEqual({ isFound: true, bars: [4, 5] })
  })

  it('has one’s own result only where that is wanted and the round is over', () => {
    const round: Round = { ...newRound(practice, 'TH'), guesses: ['JP'] }
    const won: Round = { ...round, guesses: ['JP', 'TH'] }
    expect(opened(challengeTo(round, 7, true)).link.result).toBeUndefined()
    expect(opened(challengeTo(won, 7, false)).link.result).toBeUndefined()
    expect(opened(challengeTo(won, 7, true)).link.result).toEqual({ isFound: true, bars: [4, 5] })
  })

  it('is the same when it is made again in the same page, and another in another', () => {
    const round = newRound(practice, 'TH')
    expect(challengeTo(round, 7, false)).toBe(challengeTo(round, 7, false))
    expect(challengeTo(round, 8, false)).not.toBe(challengeTo(round, 7, false))
    // By what they are sealed: with the same letters the difference of two countries would show.
    expect(challengeTo(newRound(practice, 'FR'), 7, false).slice(1, 6)).not.toBe(
      challengeTo(round, 7, false).slice(1, 6),
    )
  })

  it('can be played again as often as one likes, each time as a round of its own', () => {
    let puzzle = challengeIn(challengeTo(newRound(practice, 'TH'), 7, false))
    const tokens = new Set([puzzle.token])
    for (let time = 0; time < 30; time++) {
      puzzle = challengeIn(challengeAgain(puzzle, opened(puzzle.token).link, 7))
      expect(firstRoundOf(puzzle, standardChoice).target).toBe('TH')
      tokens.add(puzzle.token)
    }
    expect(tokens.size).toBe(31)
  })

  it('has the rules of its link, whatever is chosen here', () => {
    const hard = { ...standardRules, outline: 'hidden', arrows: false } as const
    const puzzle = challengeIn(challengeTo({ ...newRound(practice, 'TH'), rules: hard }, 7, false))
    const tab = openTab(fakeWorld().world)
    expect(tab.round(puzzle).rules).toEqual(hard)
    tab.game(puzzle).send({ type: 'choose', rules: standardChoice })
    expect(tab.round(puzzle).rules).toEqual(hard)
    tab.guess(puzzle, 'FR')
    expect(tab.round(puzzle).rules).toEqual(hard)
    const plain = challengeIn(challengeTo(newRound(practice, 'TH'), 7, false))
    tab.game(plain).send({ type: 'choose', rules: { ...hard, aids: [] } })
    expect(tab.round(plain).rules).toEqual(standardRules)
  })
})

describe('two results', () => {
  const found = (guesses: number) => ({ isFound: true, bars: new Array<number>(guesses).fill(5) })
  const lost = { isFound: false, bars: [1, 2, 3, 4, 4, 4] }

  it.each([
    [found(2), found(4), 'fewer'],
    [found(5), found(4), 'more'],
    [found(4), found(4), 'same'],
    [found(6), lost, 'you'],
    [lost, found(6), 'friend'],
    [lost, lost, 'neither'],
  ] as const)('%o beside %o: %s', (own, other, outcome) => {
    expect(outcomeOf(own, other)).toBe(outcome)
  })

  it('are told with the number of guesses, or an X', () => {
    expect([scoreOf(found(4)), scoreOf(lost)]).toEqual(['4/6', 'X/6'])
    // A link has room for six guesses.
    const round = { ...roundOf('FR', ['FR']), rules: { ...standardRules, guesses: 7 } }
    expect([canTell(round), canTell(roundOf('FR', ['FR'])), canTell(roundOf('FR', ['BR']))]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a link', () => {
  it('works after its deck has grown, and one of the grown deck asks an older program for a later one', () => {
    const { codes } = decks.twenty
    const tokens = codes.map((code) => challengeTo(newRound(practice, code), 7, false))
    const more = [...codes, 'NP'] as const
    const { twenty } = decks
    Object.assign(decks, { twenty: { ...twenty, version: 2, codes: more, targets: more } })
    try {
      for (const [index, token] of tokens.entries())
        expect(firstRoundOf(challengeIn(token), standardChoice).target).toBe(codes[index])
      const later = challengeTo(newRound(practice, 'NP'), 7, false)
      expect(firstRoundOf(challengeIn(later), standardChoice).target).toBe('NP')
      Object.assign(decks, { twenty })
      expect(openLink(later)).toEqual({ kind: 'later' })
      expect(challengeOf(later)).toBeUndefined()
    } finally {
      Object.assign(decks, { twenty })
    }
  })

  it('to a day of a deck that has none is damaged', () => {
    const token = challengeTo(newRound(dailyOf('2026-11-21'), 'TH'), 7, false)
    const reading = challengeLink.read(token)
    if (reading.kind !== 'link') throw new Error(`It is ${reading.kind}`)
    const [daily, africa] = (['world', 'africa'] as const).map((deck) =>
      challengeLink.write({ ...reading.link, deck }, 7),
    )
    expect(openLink(daily as string)).toMatchObject({
      kind: 'open',
      puzzle: { kind: 'daily', deck: 'world' },
    })
    expect(openLink(africa as string)).toEqual({ kind: 'damaged' })
  })

  it('that is none of ours is neither a puzzle nor an error', () => {
    for (const text of ['', 'x', 'TH', '%E0%A4%A', 'challenge', '1'.repeat(23), '../../etc'])
      expect([openLink(text).kind, puzzleAt(`challenge.${text}`)]).toEqual(['damaged', undefined])
  })
})
