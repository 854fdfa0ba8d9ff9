import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import type { UtcDate } from '../../src/machines/day'
import { decodeRecord, decodeRound, recordOf } from '../../src/machines/journal/record'
import { isOver, type Round } from '../../src/machines/round'
import { type Rules, standardRules } from '../../src/machines/rules'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import version1 from '../fixtures/version1.json'
import { dayOf, roundOf, rounds } from './rounds'

const DAY = dailyOf('2026-11-21')
const codes = decks.twenty.codes

/** Every choice of harder rules. */
const harder: readonly Rules[] = [
  { ...standardRules, outline: 'hidden' },
  { ...standardRules, outline: 'turned' },
  { ...standardRules, arrows: false },
  { ...standardRules, outline: 'hidden', arrows: false },
  { ...standardRules, outline: 'turned', arrows: false },
]

const stored = (changes: object) =>
  JSON.stringify({ version: 2, target: 'FR', guesses: ['BR', 'FR'], ...changes })
const encode = (round: Round) => JSON.stringify(recordOf(round))

describe('a stored round', () => {
  it('is read back as it was, whatever was played', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(decodeRound(encode(round), round.puzzle)).toEqual({ kind: 'round', round })
      }),
      { numRuns: 2000 },
    )
  })

  it('does not show the answer before it is over', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const shown = JSON.parse(encode(round)).target
        expect(shown === round.target).toBe(isOver(round))
      }),
    )
  })

  it('hides the same answer differently on another day', () => {
    expect(encode(dayOf('2026-11-21', 'FR'))).not.toBe(encode(dayOf('2026-11-22', 'FR')))
  })

  it.each([
    ['cut off', stored({}).slice(0, -4), 'damaged'],
    ['empty', '', 'damaged'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['without a version', stored({ version: undefined }), 'foreign'],
    ['of a version in words', stored({ version: '1' }), 'foreign'],
    ['of a later version in words', stored({ version: '9' }), 'foreign'],
    ['of a deck in words', stored({ deck: 'first' }), 'foreign'],
    ['of half a deck', stored({ deck: 0.5 }), 'foreign'],
    ['of no version', stored({ version: 0 }), 'foreign'],
    ['with rules that are none', stored({ rules: { arrows: 7 } }), 'foreign'],
    ['with a deal that is no number', stored({ deal: 'first' }), 'foreign'],
    ['with a target that is no text', stored({ target: 3 }), 'foreign'],
    ['with a target that is no country', stored({ target: 'XX' }), 'target'],
    ['with guesses that are no list', stored({ guesses: 'BRFR' }), 'foreign'],
    ['with a guess that is no country', stored({ guesses: ['XX'] }), 'country'],
    ['with a guess that its deck has not', stored({ guesses: ['NL'] }), 'country'],
    ['with a guess that is no text', stored({ guesses: [null] }), 'country'],
    ['with a guess twice', stored({ guesses: ['BR', 'BR'] }), 'twice'],
    ['with seven guesses', stored({ guesses: ['BR', 'IT', 'JP', 'GB', 'US', 'IN', 'ES'] }), 'long'],
    ['with more guesses than any round has', stored({ guesses: decks.world.codes.slice(0, 21) }), 'long'],
    ['that goes on after its end', stored({ guesses: ['FR', 'BR'] }), 'late'],
    ['that shows its answer too soon', stored({ guesses: ['BR'] }), 'shown'],
  ])('that is %s is refused with its fault', (_what, text, fault) => {
    expect(decodeRound(text, DAY)).toEqual({ kind: 'damaged', fault })
  })

  it('that a later version wrote is told from one that is damaged', () => {
    const text = stored({ version: 6, guesses: { new: true } })
    expect(decodeRound(text, DAY)).toEqual({ kind: 'later', fault: 'later' })
    expect(decodeRound(stored({ deck: 2 }), DAY)).toEqual({ kind: 'later', fault: 'later' })
    expect(decodeRound(stored({ deck: 1 }), DAY).kind).toBe('round')
  })

  it('is read once, and again where something else is stored', () => {
    const reading = decodeRound(stored({}), DAY)
    expect(decodeRound(stored({}), DAY)).toBe(reading)
    const other = decodeRound(stored({ guesses: ['FR'] }), DAY)
    expect(other).toMatchObject({ round: { guesses: ['FR'] } })
    expect(decodeRound(stored({}), DAY)).toEqual(reading)
  })

  it('has dealt nothing of which nobody knows', () => {
    expect(decodeRound(stored({ dealt: ['BR', 'XX', 'FR'] }), practice)).toMatchObject({
      round: { dealt: ['BR', 'FR'] },
    })
  })

  it('has its rules and its deal, which are only written where they are not the usual ones', () => {
    expect(recordOf(roundOf('FR', ['FR']))).toEqual({ version: 2, target: 'FR', guesses: ['FR'] })
    const round = { ...roundOf('FR', ['BR'], practice), rules: { ...standardRules, arrows: false }, deal: 7 }
    expect(decodeRound(encode(round), practice)).toEqual({ kind: 'round', round })
  })

  it('has the date of its first guess where that is later than its day, in version 2', () => {
    const late = { ...dayOf('2026-11-21', 'FR', ['BR', 'FR']), begun: '2026-12-24' } as const
    expect(recordOf(late)).toEqual({ version: 2, target: 'FR', guesses: ['BR', 'FR'], begun: '2026-12-24' })
    expect(decodeRound(encode(late), DAY)).toEqual({ kind: 'round', round: late })
    for (const begun of ['2026-11-21', '2026-01-01'])
      expect(decodeRound(stored({ begun }), DAY)).toMatchObject({ round: { begun: undefined } })
    for (const begun of ['2026-02-30', 'soon', 7])
      expect(decodeRound(stored({ begun }), DAY)).toEqual({ kind: 'damaged', fault: 'foreign' })
    const bare = stored({ target: JSON.parse(encode(dayOf('2026-11-21', 'FR'))).target, guesses: [] })
    const unplayed = JSON.stringify({ ...JSON.parse(bare), begun: '2026-12-24' })
    expect(decodeRound(unplayed, DAY)).toEqual({ kind: 'round', round: dayOf('2026-11-21', 'FR') })
  })

  it('is of a version that earlier programs leave alone where its rules are harder, and of theirs where they are not', () => {
    for (const rules of harder) {
      const { aid: _, ...written } = rules
      expect(JSON.parse(encode({ ...roundOf('FR', ['BR']), rules }))).toEqual({
        ...{ version: 3, target: expect.any(String), guesses: ['BR'] },
        rules: written,
      })
      const round = { ...roundOf('FR', ['BR']), rules }
      expect(decodeRound(encode(round), DAY)).toEqual({ kind: 'round', round })
    }
    expect(recordOf(roundOf('FR', ['BR']))).toMatchObject({ version: 2 })
    expect(recordOf(roundOf('FR', ['BR']))).not.toHaveProperty('rules')
  })

  it('of another number of guesses is of a version of its own, and has no more guesses than that', () => {
    const rules = { ...standardRules, guesses: 7 }
    const seven = ['BR', 'AU', 'US', 'IN', 'ES', 'AR', 'EG'] as const
    const round = { ...roundOf('FR', seven), rules }
    expect(recordOf(round)).toMatchObject({ version: 4, rules: { guesses: 7 } })
    expect(decodeRound(encode(round), DAY)).toEqual({ kind: 'round', round })
    expect(decodeRound(encode({ ...round, rules: standardRules }), DAY)).toEqual({
      kind: 'damaged',
      fault: 'long',
    })
  })

  it('that tells what fits is of a version that earlier programs leave alone, and no other says anything of it', () => {
    const round = (rules: Partial<Rules>): Round => ({
      ...roundOf('FR', ['BR', 'FR'], practice),
      rules: { ...standardRules, ...rules },
    })
    expect(encode(round({ aid: true }))).toBe(
      '{"version":5,"target":"FR","guesses":["BR","FR"],' +
        '"rules":{"outline":"shown","arrows":true,"guesses":6,"aid":true}}',
    )
    expect(encode(round({ aid: true, outline: 'turned', guesses: 7 }))).toContain('{"version":5,')
    // As the programs before wrote them.
    expect(encode(round({}))).toBe('{"version":2,"target":"FR","guesses":["BR","FR"]}')
    expect(encode(round({ arrows: false }))).toBe(
      '{"version":3,"target":"FR","guesses":["BR","FR"],"rules":{"outline":"shown","arrows":false,"guesses":6}}',
    )
    expect(encode(round({ guesses: 8 }))).toBe(
      '{"version":4,"target":"FR","guesses":["BR","FR"],"rules":{"outline":"shown","arrows":true,"guesses":8}}',
    )
    for (const rules of [{}, { aid: true }, { aid: true, arrows: false }])
      expect(decodeRound(encode(round(rules)), practice)).toEqual({ kind: 'round', round: round(rules) })
  })

  it('tells what fits in practice and in nothing else, whatever was stored', () => {
    const aided = { version: 5, target: 'FR', guesses: ['FR'], rules: { aid: true } }
    const { rules: _, ...rest } = roundOf('FR', ['FR'])
    const challenge = challengeOf('FR')
    for (const [puzzle, aid] of [
      [practice, true],
      [DAY, false],
      [challenge, false],
    ] as const)
      expect(decodeRecord(aided, puzzle)).toEqual({
        kind: 'round',
        round: { ...rest, puzzle, rules: { ...standardRules, aid } },
      })
  })

  it('has standard rules in all that it says nothing of', () => {
    for (const name of Object.keys(standardRules)) {
      const { [name]: _, ...rules } = standardRules as Readonly<Record<string, unknown>>
      expect(decodeRound(stored({ rules }), DAY)).toMatchObject({ round: { rules: standardRules } })
    }
  })

  it('leaves out no rule that is another than usual, whichever it is', () => {
    for (const name of Object.keys(standardRules)) {
      const rules = { ...standardRules, [name]: 'other' } as unknown as Rules
      expect(recordOf({ ...roundOf('FR', []), rules })).toMatchObject({ rules: { [name]: 'other' } })
    }
  })

  it('of version 1 is read as it was, every day and practice, sealed or not', () => {
    const texts = new Map(Object.entries(version1.store))
    for (const { date, target, guesses } of version1.days) {
      const round = dayOf(date as UtcDate, target as 'IT', guesses as 'IT'[])
      expect(decodeRound(texts.get(`outline.day.${date}`) ?? '', round.puzzle)).toEqual({
        kind: 'round',
        round,
      })
    }
    const { target, guesses } = version1.practice
    expect(decodeRound(texts.get('outline.practice') ?? '', practice)).toEqual({
      kind: 'round',
      round: roundOf(target as 'IT', guesses as 'IT'[], practice),
    })
  })

  it('is a round that could have been played or is refused, whatever the text says', () => {
    const json = fc.json()
    const nearly = fc
      .record({
        version: fc.oneof(fc.constantFrom(1, 2), fc.integer(), fc.string()),
        target: fc.oneof(fc.constantFrom(...codes), fc.string(), fc.jsonValue()),
        guesses: fc.oneof(
          fc.array(fc.constantFrom<unknown>(...codes, 'XX', 1, null), { maxLength: 9 }),
          fc.jsonValue(),
        ),
      })
      .map((value) => JSON.stringify(value))
    const truncated = fc.tuple(nearly, fc.nat(80)).map(([text, end]) => text.slice(0, end))
    fc.assert(
      fc.property(fc.oneof(json, nearly, truncated, fc.string()), (text) => {
        const reading = decodeRound(text, DAY)
        if (reading.kind !== 'round') return
        const { target, guesses } = reading.round
        expect(codes).toContain(target)
        expect(guesses.length).toBeLessThanOrEqual(6)
        expect(new Set(guesses).size).toBe(guesses.length)
        expect(guesses.slice(0, -1)).not.toContain(target)
        for (const guess of guesses) expect(codes).toContain(guess)
      }),
      { numRuns: 2000 },
    )
  })
})
