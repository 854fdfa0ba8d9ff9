import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_DECKS, decks } from '../../src/geo/decks'
import { type ReportedEvent, reportOf } from '../../src/machines/report/report'
import { newRound, type Round, withAid, withGuesses } from '../../src/machines/rules/round'
import { AIDS } from '../../src/machines/rules/rules'
import { utcDateOf } from '../../src/machines/schedule/day'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import { readReport } from '../../tools/readReport'
import { PLACE } from './reporting'

const code = fc.constantFrom(...decks.twenty.codes)
const date = fc.nat(999).map((day) => utcDateOf(Date.UTC(2026, 0, 1) + day * 86_400_000))
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => arbitrary
const event: fc.Arbitrary<ReportedEvent> = fc.record(
  {
    at: fc.nat(),
    actor: fc.string(),
    event: fc.string(),
    country: some(code),
    on: some(date),
    rules: fc.record({
      outline: fc.constantFrom('shown', 'turned', 'hidden'),
      arrows: fc.boolean(),
      aids: fc.subarray([...AIDS]),
    }),
    aid: fc.constantFrom(...AIDS),
    kind: fc.constantFrom('sprint', 'streak'),
    deck: fc.constantFrom(...COUNTRY_DECKS),
    clock: fc.constantFrom('plain', 'long', 'off'),
    day: date,
  },
  { requiredKeys: ['at', 'actor', 'event'] },
)
const line = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/\s/g, ' ')}x`)
const place = fc.record({ version: line, browser: line, language: line, size: line })

/** A round of each kind of puzzle, after some guesses. */
const round: fc.Arbitrary<Round> = fc
  .tuple(fc.constantFrom('daily', 'practice', 'challenge'), code, fc.uniqueArray(code, { maxLength: 6 }))
  .map(([kind, target, guesses]) => {
    const puzzle = { daily: dailyOf('2026-11-21'), practice, challenge: challengeOf(target) }[kind]
    return withGuesses(newRound(puzzle, target), guesses)
  })

const begun = withGuesses(newRound(dailyOf('2026-11-21'), 'FR'), ['IT', 'JP', 'GB'])
const lost = withGuesses(withAid(begun, 'size'), ['BR', 'AU', 'US'])

describe('a report', () => {
  it('says where it was made, and then a line for each event and each round that is over', () => {
    const events = [{ at: 1, actor: 'app', event: 'day.shown' }]
    expect(reportOf({ ...PLACE, events, rounds: [lost] })).toBe(
      [
        'The World Outline Game, a report',
        'version: /assets/aBcDeFgH.js',
        'browser: A browser',
        'language: en',
        'size: 360×640',
        '{"at":1,"actor":"app","event":"day.shown"}',
        '{"round":"daily.twenty.2026-11-21","deck":"twenty","target":"FR","guesses":["IT","JP","GB","BR","AU","US"],' +
          '"help":{"size":3},"rules":{"outline":"shown","arrows":true,"guesses":6}}',
        '',
      ].join('\n'),
    )
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(place, fc.array(event), fc.array(round, { maxLength: 3 }), (where, events, rounds) => {
        const text = reportOf({ ...where, events, rounds })
        const reading = readReport(text)
        expect(reading).toMatchObject({ kind: 'report', ...where, events })
        expect(readReport(`\n${text.replaceAll('\n', '\r\n')}\n`)).toEqual(reading)
      }),
    )
  })

  it('tells a round that is over, so that it can be played once more, and no other', () => {
    fc.assert(
      fc.property(round, ({ ...played }) => {
        const isOver = played.guesses.includes(played.target) || played.guesses.length === 6
        const reading = readReport(reportOf({ ...PLACE, events: [], rounds: [played] }))
        const { target, guesses, rules } = played
        const told = isOver ? [expect.objectContaining({ target, guesses, rules, deck: 'twenty' })] : []
        expect(reading).toMatchObject({ kind: 'report', rounds: told })
      }),
    )
  })

  it('tells a round once that was handed to it twice, and no token of a challenge', () => {
    const puzzle = challengeOf('FR')
    const won = withGuesses(newRound(puzzle, 'FR'), ['FR'])
    const text = reportOf({ ...PLACE, events: [], rounds: [won, won] })
    expect(text.match(/"round"/g)).toHaveLength(1)
    expect(text).toContain('"round":"challenge"')
    expect(text).not.toContain(puzzle.token)
  })

  it('is damaged where anything is missing or is something else', () => {
    const text = reportOf({ ...PLACE, events: [{ at: 1, actor: 'app', event: 'x' }], rounds: [lost] })
    const lines = text.trim().split('\n')
    for (const [index, cut] of lines.entries()) {
      const without = lines.filter((_, place) => place !== index).join('\n')
      if (index < 5) expect(readReport(without), `without ${cut}`).toEqual({ kind: 'damaged' })
      const broken = lines.with(index, cut.slice(1)).join('\n')
      expect(readReport(broken), `broken ${cut}`).toEqual({ kind: 'damaged' })
    }
    for (const other of ['', 'hello', '{}', 'The World Outline Game, a report'])
      expect(readReport(other)).toEqual({ kind: 'damaged' })
  })
})
