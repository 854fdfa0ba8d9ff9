import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK_NAMES, decks } from '../../src/geo/decks'
import { type ChallengeLink, decodeLink, encodeLink } from '../../src/machines/challenge/challengeLink'
import { numberOfResult, RESULTS, resultOfNumber } from '../../src/machines/challenge/challengeResult'
import { resultOf } from '../../src/machines/challenge/challenges'
import { checkedLink, checksumOf, numberOf as numberOfLetters } from '../../src/machines/challenge/letters'
import { utcDateOf } from '../../src/machines/day'
import { newRound } from '../../src/machines/round'
import { practice } from '../../tools/puzzles'
import { RUNS } from '../amount'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

const subject = fc.oneof(
  fc.constantFrom(...decks.world.codes).map((code) => ({ kind: 'country' as const, code: `${code}` })),
  fc.nat(65_535).map((day) => ({ kind: 'day' as const, date: utcDateOf(FIRST_DAY + day * DAY_MS) })),
)
const result = fc.nat(RESULTS - 1).map(resultOfNumber)
const links: fc.Arbitrary<ChallengeLink> = fc.record({
  deck: fc.constantFrom(...DECK_NAMES),
  deckVersion: fc.integer({ min: 1, max: 63 }),
  subject,
  rules: fc.record({ outline: fc.constantFrom('shown', 'turned', 'hidden'), arrows: fc.boolean() }),
  result,
})
const nonce = fc.nat(0xffffffff)
const texts = fc.tuple(links, nonce).map(([link, made]) => encodeLink(link, made))
const letter = fc.constantFrom(...LETTERS)

/** A text that is whole, whatever it says: with the checksum that belongs to it. */
function whole(text: string): string {
  let [sum, letters] = [checksumOf(text), '']
  for (; letters.length < 7; sum = Math.floor(sum / 32)) letters = LETTERS[sum % 32] + letters
  return text + letters
}

const SIZES = [2, 32, 64, 4, 2, 65_536, 65_536]

/**
 * A link whose body says some fields, in the order of {@link SIZES}, and has something above them, which may say nothing:
 * what seals a body is what the body of a link that is known was sealed with.
 */
function linkSaying(fields: readonly number[], above = 0, made = 12_345_678): string {
  const known: ChallengeLink = {
    ...{ deck: 'twenty', deckVersion: 1, subject: { kind: 'day', date: '2026-01-01' } },
    ...{ rules: { outline: 'shown', arrows: false }, result: undefined },
  }
  const text = encodeLink(known, made)
  const bits = (values: readonly number[], rest = 0) =>
    values.reduce(
      (number, value, place) => number * BigInt(SIZES[place] as number) + BigInt(value),
      BigInt(rest),
    )
  let sealed = BigInt(numberOf([...text.slice(6, 16)])) ^ bits([0, 0, 1, 0, 0, 0, 0]) ^ bits(fields, above)
  let letters = ''
  for (; letters.length < 10; sealed /= 32n) letters = LETTERS[Number(sealed % 32n)] + letters
  return whole(text.slice(0, 6) + letters)
}

/** The number that letters stand for. */
function numberOf(letters: readonly string[]): number {
  return letters.reduce((number, letter) => number * 32 + LETTERS.indexOf(letter), 0)
}

/** The text with other letters from a place on. */
function changed(text: string, at: number, letters: string): string {
  return text.slice(0, at) + letters + text.slice(at + letters.length)
}

describe('a checksum', () => {
  it('is CRC-32, as its check value says', () => {
    expect(checksumOf('123456789')).toBe(0xcbf43926)
    expect(checksumOf('')).toBe(0)
  })
})

describe('letters', () => {
  it('stand for a number where all are letters, and there is one', () => {
    expect(['10', 'z', '', 'u', '1u', '1!'].map(numberOfLetters)).toEqual([
      32,
      31,
      ...Array(4).fill(undefined),
    ])
  })

  it('are a link where something stands before their checksum', () => {
    expect(['', '0', '0000000', '000000'].map(checkedLink)).toEqual(Array(4).fill(undefined))
    expect(checkedLink(whole('1'))).toEqual({ version: 1, body: '' })
    expect(checkedLink(whole('!0'))).toBeUndefined()
  })
})

describe('a result in a link', () => {
  it('has a number of its own, and sixteen bits are enough for them all', () => {
    expect(RESULTS).toBeLessThanOrEqual(2 ** 16)
    for (let number = 0; number < RESULTS; number++)
      if (numberOfResult(resultOfNumber(number)) !== number) expect.fail(`${number} has another number`)
  })

  it('has a row for each guess, and those of a win end with five cells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: RESULTS - 1 }).map(resultOfNumber), (result) => {
        const { isFound = false, bars = [] } = result ?? {}
        expect(bars.every((filled) => Number.isInteger(filled) && filled >= 0 && filled <= 5)).toBe(true)
        if (isFound) expect(bars.at(-1)).toBe(5)
        else expect(bars).toHaveLength(6)
        expect(bars.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  })

  it('is the number behind all that were found, once the last guess was wrong', () => {
    const found = (count: number) => ({ isFound: true, bars: Array(count).fill(5) })
    const lost = (filled: number) => ({ isFound: false, bars: Array(6).fill(filled) })
    expect([1, 2, 7, 8, 9331, 9332, RESULTS - 1].map(resultOfNumber)).toEqual([
      found(1),
      { isFound: true, bars: [0, 5] },
      found(2),
      { isFound: true, bars: [0, 0, 5] },
      found(6),
      lost(0),
      lost(5),
    ])
    expect(RESULTS).toBe(9332 + 6 ** 6)
  })

  it('is that of the round', () => {
    const round = { ...newRound(practice, 'FR'), guesses: ['AU', 'EG', 'FR'] as const }
    expect(resultOf(round)).toEqual({ isFound: true, bars: [1, 4, 5] })
    expect(numberOfResult(resultOf(round))).toBe(1 + 1 + 6 + 1 * 6 + 4)
    const lost = ['AU', 'EG', 'BR', 'CA', 'JP', 'AR'] as const
    expect(resultOf({ ...round, guesses: lost })).toMatchObject({ isFound: false })
  })
})

describe('the link of a challenge', () => {
  it('gives back what was put into it, in 23 letters that are nothing else to a messenger', () => {
    fc.assert(
      fc.property(links, nonce, (link, made) => {
        const text = encodeLink(link, made)
        expect(text).toMatch(/^[0-9a-hjkmnp-tv-z]{23}$/)
        expect(decodeLink(text)).toEqual({ kind: 'link', link })
      }),
      { numRuns: RUNS },
    )
  })

  it('is published: one that was sent once is read for ever', () => {
    const link: ChallengeLink = {
      deck: 'world',
      deckVersion: 1,
      subject: { kind: 'country', code: 'NP' },
      rules: { outline: 'turned', arrows: false },
      result: { isFound: true, bars: [1, 4, 3, 5] },
    }
    expect(encodeLink(link, 12_345_678)).toBe('1brrae1zkeyfhyjq25y086x')
    expect(decodeLink('1brrae1zkeyfhyjq25y086x')).toEqual({ kind: 'link', link })
  })

  it('does not always look the same for the same country, nor nearly so', () => {
    const link: ChallengeLink = {
      deck: 'twenty',
      deckVersion: 1,
      subject: { kind: 'country', code: 'FR' },
      rules: { outline: 'shown', arrows: true },
      result: undefined,
    }
    const made = Array.from({ length: 1000 }, (_, index) => encodeLink(link, index))
    expect(new Set(made.map((text) => text.slice(6))).size).toBe(1000)
    // Each of the letters of the body is every letter by turns: the country is at none of them.
    for (let at = 6; at < 16; at++) expect(new Set(made.map((text) => text[at])).size).toBe(32)
  })

  it('opens nothing when it was cut, at either end or in the middle', () => {
    fc.assert(
      fc.property(texts, fc.nat(22), fc.integer({ min: 1, max: 23 }), (text, from, count) => {
        expect(decodeLink(text.slice(0, from) + text.slice(from + count))).toEqual({ kind: 'damaged' })
      }),
      { numRuns: RUNS },
    )
  })

  it('opens nothing when up to four neighbouring letters are others', () => {
    fc.assert(
      fc.property(
        texts,
        fc.nat(15),
        fc.array(letter, { minLength: 1, maxLength: 4 }),
        (text, at, letters) => {
          const flipped = changed(text, at, letters.join('').slice(0, 16 - at))
          fc.pre(flipped !== text)
          expect(decodeLink(flipped)).toEqual({ kind: 'damaged' })
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('opens nothing when its checksum is another, or two letters have changed places', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 16, max: 22 }), letter, fc.nat(21), (text, at, other, swap) => {
        const mistyped = [changed(text, at, other), changed(text, swap, `${text[swap + 1]}${text[swap]}`)]
        for (const flipped of mistyped.filter((each) => each !== text))
          expect(decodeLink(flipped)).toEqual({ kind: 'damaged' })
      }),
      { numRuns: RUNS },
    )
  })

  it('opens nothing when it was made up', () => {
    const made = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(letter, { minLength: 23, maxLength: 23 }).map((letters) => letters.join('')),
      texts.map((text) => text.toUpperCase()).filter((text) => text.toLowerCase() !== text),
      texts.map((text) => `${text} `),
    )
    fc.assert(
      fc.property(made, (text) => {
        expect(decodeLink(text)).toEqual({ kind: 'damaged' })
      }),
      { numRuns: RUNS },
    )
  })

  it('of a later version is told from one that is damaged, whatever its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 31 }),
        fc.array(letter, { maxLength: 24 }),
        (version, letters) => {
          const later = whole(`${LETTERS[version]}${letters.join('')}`)
          expect(decodeLink(later)).toEqual({ kind: 'later' })
          expect(decodeLink(later.slice(0, -1)).kind).toBe('damaged')
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('is one that can be written, as it stands, where its length and its checksum are right', () => {
    fc.assert(
      fc.property(fc.array(letter, { minLength: 15, maxLength: 15 }), (letters) => {
        const text = whole(`1${letters.join('')}`)
        const reading = decodeLink(text)
        if (reading.kind === 'link') {
          const { link } = reading
          expect(encodeLink(link, numberOf(letters.slice(0, 5)))).toBe(text)
          expect(link.deckVersion).toBeGreaterThan(0)
        } else expect(reading).toEqual({ kind: 'damaged' })
      }),
      { numRuns: RUNS },
    )
  })

  it('opens nothing with a deck of no version, or a country beyond the last two letters', () => {
    fc.assert(
      fc.property(links, nonce, (link, made) => {
        expect(decodeLink(encodeLink({ ...link, deckVersion: 0 }, made))).toEqual({ kind: 'damaged' })
        const beyond: ChallengeLink = { ...link, subject: { kind: 'country', code: '[A' } }
        expect(decodeLink(encodeLink(beyond, made))).toEqual({ kind: 'damaged' })
      }),
      { numRuns: 100 },
    )
  })

  it('says its fields one after the other, and nothing where one of them alone has no meaning', () => {
    const fields = [1, 6, 1, 2, 1, RESULTS - 1, 675]
    expect(decodeLink(linkSaying(fields))).toEqual({
      kind: 'link',
      link: {
        ...{ deck: 'oceania', deckVersion: 1, subject: { kind: 'country', code: 'ZZ' } },
        ...{ rules: { outline: 'hidden', arrows: true }, result: resultOfNumber(RESULTS - 1) },
      },
    })
    const changes = {
      deck: [1, 7],
      version: [2, 0],
      outline: [3, 3],
      result: [5, RESULTS],
      country: [6, 676],
    }
    for (const [what, [place = 0, value = 0]] of Object.entries(changes))
      expect(decodeLink(linkSaying(fields.with(place, value))), what).toEqual({ kind: 'damaged' })
    expect(decodeLink(linkSaying(fields, 1))).toEqual({ kind: 'damaged' })
    // A day may have any number.
    const day = { kind: 'day', date: utcDateOf(FIRST_DAY + 676 * DAY_MS) }
    expect(decodeLink(linkSaying(fields.with(0, 0).with(6, 676)))).toMatchObject({ link: { subject: day } })
  })

  it('is none of version 0, nor with a letter more or one that is none, whatever it says', () => {
    const text = linkSaying([1, 0, 1, 0, 0, 0, 0])
    expect(decodeLink(text).kind).toBe('link')
    const others = [`0${text.slice(1, 16)}`, `${text.slice(0, 6)}0${text.slice(6, 16)}`]
    // Many, since what they are sealed with is not known: some would say something.
    const odd = Array.from({ length: 3000 }, (_, number) => `1!${`${number}`.padEnd(14, '0')}`)
    for (const body of [...others, ...odd]) expect(decodeLink(whole(body)), body).toEqual({ kind: 'damaged' })
  })

  it('with the right checksum and nothing sensible in it opens nothing, and never crashes', () => {
    fc.assert(
      fc.property(fc.array(letter, { minLength: 0, maxLength: 20 }), fc.boolean(), (letters, isOfOne) => {
        const reading = decodeLink(whole(`${isOfOne ? 1 : 0}${letters.join('')}`))
        if (letters.length !== 15 || !isOfOne) expect(reading).toEqual({ kind: 'damaged' })
        // Each link has one way to be written: there is no room in it that says nothing.
        else if (reading.kind === 'link')
          expect(encodeLink(reading.link, numberOf(letters.slice(0, 5)))).toBe(whole(`1${letters.join('')}`))
      }),
      { numRuns: RUNS },
    )
  })
})
