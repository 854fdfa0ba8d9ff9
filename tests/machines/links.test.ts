import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK_NAMES, type DeckName, deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { resultOf } from '../../src/machines/challenge/challenge'
import { type ChallengeLink, challengeLink } from '../../src/machines/challenge/challengeLink'
import { newAttempt } from '../../src/machines/classroom/attempt'
import { readResults, resultOfAttempt, textOfResults } from '../../src/machines/classroom/resultLink'
import { setOfToken, tokenOfSet } from '../../src/machines/classroom/setLink'
import { COUNTS, newSheet, numberOfSheet, readSheetNumber, SEEDS } from '../../src/machines/classroom/sheet'
import { figures, lettersOf, linkOf, tokenIn } from '../../src/machines/links/codec'
import { flag, type LinkFields, list, optional, record, wholeField } from '../../src/machines/links/fields'
import { newRound } from '../../src/machines/rules/round'
import { AIDS } from '../../src/machines/rules/rules'
import { DAILY_DECKS } from '../../src/machines/schedule/dailies'
import { utcDateOf } from '../../src/machines/schedule/day'
import { hash } from '../../src/machines/schedule/hash'
import { decodeRace, encodeRace, MINUTES, type RaceLink } from '../../src/machines/sprint/raceLink'
import { practice } from '../../tools/puzzles'
import { attempts, NOW, played, sets, threeOf } from '../classroom/sets'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const nonces = fc.nat(0xffffffff)
const bars = fc.integer({ min: 0, max: 5 })

const challenges = fc
  .record({
    deck: fc.constantFrom(...DECK_NAMES),
    isDay: fc.boolean(),
    day: fc.nat(2 ** 15 - 1),
    country: fc.nat(),
    rules: fc.record({
      outline: fc.constantFrom('shown', 'turned', 'hidden'),
      arrows: fc.boolean(),
      aids: fc.subarray([...AIDS]),
    }),
    result: fc.option(
      fc.oneof(
        fc.array(bars, { maxLength: 5 }).map((wrong) => ({ isFound: true, bars: [...wrong, 5] })),
        fc.array(bars, { minLength: 6, maxLength: 6 }).map((wrong) => ({ isFound: false, bars: wrong })),
      ),
      { nil: undefined },
    ),
  })
  .map(({ deck, isDay, day, country, rules, result }): ChallengeLink => {
    const { codes, version } = deckOf(deck)
    const date = utcDateOf(Date.UTC(2026, 0, 1) + day * 86_400_000)
    const code = codes[country % codes.length] as (typeof codes)[number]
    const hasDays = (DAILY_DECKS as readonly DeckName[]).includes(deck)
    const subject = isDay && hasDays ? { kind: 'day' as const, date } : { kind: 'country' as const, code }
    return { deck, deckVersion: version, subject, rules, result }
  })

const races: fc.Arbitrary<RaceLink> = fc.record({
  plan: fc.record({
    kind: fc.constantFrom('sprint', 'streak'),
    deck: fc.constantFrom(...DECK_NAMES),
    clock: fc.constantFrom('plain', 'long', 'off'),
    seed: nonces,
  }),
  found: fc.array(fc.integer({ min: 0, max: 1023 }), { minLength: MINUTES, maxLength: MINUTES }),
})

const sheets = fc
  .tuple(fc.constantFrom(...DECK_NAMES), fc.constantFrom(...COUNTS), fc.nat(SEEDS - 1))
  .map((parts) => newSheet(...parts))

/** Links of each kind, with what they are read as; how they are read; and which texts they can be. */
const kinds = {
  'a challenge': {
    links: fc.tuple(challenges, nonces).map(([link, nonce]) => ({
      text: challengeLink.write(link, nonce),
      said: { kind: 'link', link, nonce: nonce % 2 ** 25 },
    })),
    read: challengeLink.read,
    pattern: /^[0-9a-hjkmnp-tv-z]{18,26}$/,
  },
  'a race': {
    links: fc.tuple(races, nonces).map(([link, nonce]) => ({
      text: encodeRace(link, nonce),
      said: { kind: 'link', link, nonce: nonce % 2 ** 25 },
    })),
    read: (text: string) => decodeRace(text, 0),
    pattern: /^[0-9a-hjkmnp-tv-z]{35}$/,
  },
  'a class set': {
    links: sets.map((set) => ({ text: tokenOfSet(set), said: { kind: 'set', set } })),
    read: setOfToken,
    pattern: /^[0-9a-hjkmnp-tv-z]{23,106}$/,
  },
  'a result': {
    links: attempts.map((attempt) => {
      const results = [resultOfAttempt(attempt)]
      const said = { kind: 'results', set: attempt.set, results, refused: 0 }
      return { text: textOfResults(attempt.set, results), said }
    }),
    read: (text: string) => {
      const reading = readResults(text)
      // A result stands for itself: where it cannot be read, the set before it still can.
      return reading.kind === 'results' && reading.results.length === 0 ? { kind: 'damaged' } : reading
    },
    pattern: /^[0-9a-hjkmnp-tv-z]{23,106}\.[0-9a-hjkmnp-tv-z]{14,}$/,
  },
  'a sheet': {
    links: sheets.map((link) => ({ text: numberOfSheet(link), said: { kind: 'link', link, nonce: 0 } })),
    read: readSheetNumber,
    pattern: /^\d{12}$/,
  },
}

/** Texts that differ from a link in up to four places, in which something was swapped, cut out, changed or added. */
function mangledFrom(links: fc.Arbitrary<{ readonly text: string; readonly said: unknown }>) {
  const changes = fc.array(
    fc.record({
      kind: fc.constantFrom('swap', 'cut', 'change', 'add'),
      at: fc.nat(),
      to: fc.constantFrom(...ALPHABET, 'é', ' ', 'Z', '%', '\u202e', '.'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  return fc.tuple(links, changes).map(([link, changes]) => {
    let { text } = link
    for (const { kind, at: place, to } of changes) {
      const at = place % Math.max(1, text.length)
      const [before, after] = [text.slice(0, at), text.slice(at)]
      if (kind === 'swap') text = before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1)
      else text = before + (kind === 'cut' ? '' : to) + (kind === 'add' ? after : after.slice(1))
    }
    return { ...link, mangled: text }
  })
}

describe.each(Object.entries(kinds))('the link of %s', (name, { links, read, pattern }) => {
  it('says what was put into it', () => {
    fc.assert(
      fc.property(links, ({ text, said }) => {
        expect(text).toMatch(pattern)
        expect(read(text)).toEqual(said)
      }),
    )
  })

  it('is read by none of the other kinds', () => {
    fc.assert(
      fc.property(links, ({ text }) => {
        for (const [other, { read }] of Object.entries(kinds))
          if (other !== name) expect(read(text)).toEqual({ kind: 'damaged' })
      }),
      { numRuns: 50 },
    )
  })
})

// Of numbers one in 97 passes its check: see the test of those.
const ofLetters = Object.entries(kinds).filter(([name]) => name !== 'a sheet')

describe.each(ofLetters)('the link of %s', (_, { links, read }) => {
  it('is none of 500 that were mangled, or made up', () => {
    const others = fc.oneof(
      mangledFrom(links),
      fc.record({
        said: fc.constant({}),
        text: fc.constant(undefined),
        mangled: fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      }),
    )
    fc.assert(
      fc.property(others, ({ text, said, mangled }) => {
        const reading = read(mangled)
        // What was added may stand behind a full stop, as a result that is none.
        if (reading.kind === 'results') expect({ ...reading, refused: 0 }).toEqual(said)
        else expect(reading).toEqual(mangled === text ? said : { kind: 'damaged' })
      }),
      { numRuns: 500 },
    )
  })
})

describe('a link', () => {
  const set = threeOf()
  const results = [resultOfAttempt(played(newAttempt(set, 3, NOW, 1), (place) => place))]
  const plan = { kind: 'sprint', deck: 'world', clock: 'plain', seed: 42 } as const
  const race: RaceLink = { plan, found: [3, 1, 4, 1, 5, 9] }
  const challenge: ChallengeLink = {
    deck: 'world',
    deckVersion: 1,
    subject: { kind: 'country', code: 'NP' },
    ...{
      rules: { outline: 'turned', arrows: false, aids: [] },
      result: { isFound: true, bars: [1, 4, 3, 5] },
    },
  }

  it.each([
    ['', ''],
    ['#', ''],
    ['#1BRRAE', '1brrae'],
    ['#1brrae,', '1brrae'],
    ['#1brrae%20more', '1brrae'],
    ['#%201brrae', '1brrae'],
  ])('has its token after the # of an address: %j', (hash, token) => expect(tokenIn(hash)).toBe(token))

  it.each([
    [
      'a challenge',
      '1brraeesm4mxvft25088vc',
      challengeLink.read,
      { kind: 'link', link: challenge, nonce: 12_345_678 },
    ],
    [
      'a race',
      '100007r9sc1cne40k0vnxt6xtxq71m7kc3b',
      kinds['a race'].read,
      { kind: 'link', link: race, nonce: 7 },
    ],
    ['a class set', '100007dmaky0cgaat5d4034fx1rz', setOfToken, { kind: 'set', set }],
    [
      'a result',
      '100007dmaky0cgaat5d4034fx1rz.100001dfx5e5xdff25gydze',
      readResults,
      { kind: 'results', set, results, refused: 0 },
    ],
    [
      'a sheet',
      '146304689788',
      readSheetNumber,
      { kind: 'link', link: newSheet('world', 20, 48_273), nonce: 0 },
    ],
  ])('of %s is read for ever, once it was sent', (_, text, read, said) => {
    expect(read(text)).toEqual(said)
  })

  it('shows nothing: with another nonce each letter may be any', () => {
    const link = (nonce: number) =>
      encodeRace({ plan: { ...plan, seed: 0 }, found: Array(MINUTES).fill(0) }, nonce)
    const texts = Array.from({ length: 1000 }, (_, nonce) => link(nonce).slice(6, -7))
    for (const place of Array(21).keys())
      expect(new Set(texts.map((text) => text[place])).size).toBe(ALPHABET.length)
    // What is the same in two places is sealed otherwise in each.
    expect(new Set(texts[0]).size).toBeGreaterThan(8)
  })

  it('is not read where it is longer than any, so that none takes long, though its check is right', () => {
    const kindOf = (length: number) => {
      const body = `2${'z'.repeat(length)}`
      return challengeLink.read(body + lettersOf(hash(`challenge${body}`), 7)).kind
    }
    expect([kindOf(900), kindOf(1000)]).toEqual(['later', 'damaged'])
  })
})

/** The number of a country in the world, by its code. */
const numbered = (code: PlaceId) => deckOf('world').codes.indexOf(code)

const ofDeck = { deck: wholeField(0, 95), deckVersion: wholeField(1, 31) }
const rules = { outline: wholeField(0, 3), arrows: flag, hasAids: flag }
const result = record({ isFound: flag, bars: list(wholeField(0, 5), 1, 6) })

/** Makes links of a kind, with the right check, that say numbers which need not fit together. */
function forger<Value extends object>(
  name: string,
  read: (text: string) => { readonly kind: string },
  fields: LinkFields<Value>,
  right: NoInfer<Value>,
  script?: typeof figures,
) {
  const textOf = (change: Partial<Value>, version: number, more?: number) => {
    const value = { ...right, ...change, more: more ?? 0 }
    // With nothing more to say there is no room for more.
    const all = { ...fields, more: wholeField(0, more === undefined ? 0 : 99) } as LinkFields<typeof value>
    return linkOf({ name, version, field: record(all), ...(script && { script }) }).write(value, 7)
  }
  return (change: Partial<Value> = {}, version = 1, more?: number) => read(textOf(change, version, more)).kind
}

const forged = {
  challenge: forger(
    'challenge',
    challengeLink.read,
    { ...ofDeck, isCountry: flag, subject: wholeField(0, 1023), ...rules, result: optional(result) },
    {
      deck: 1,
      deckVersion: 1,
      isCountry: true,
      subject: numbered('NP'),
      outline: 2,
      arrows: true,
      hasAids: false,
      result: { isFound: true, bars: [2, 5] },
    },
  ),
  day: forger(
    'challenge',
    challengeLink.read,
    { ...ofDeck, isCountry: flag, day: wholeField(0, 2 ** 15 - 1), ...rules, hasResult: flag },
    {
      deck: 1,
      deckVersion: 1,
      isCountry: false,
      day: 0,
      outline: 2,
      arrows: true,
      hasAids: false,
      hasResult: false,
    },
  ),
  race: forger(
    'race',
    kinds['a race'].read,
    {
      ...ofDeck,
      kind: flag,
      clock: wholeField(0, 3),
      seed: wholeField(0, 2 ** 32 - 1),
      found: list(wholeField(0, 1023), 6, 6),
    },
    { deck: 1, deckVersion: 1, kind: false, clock: 2, seed: 5, found: [0, 0, 0, 0, 0, 9] },
  ),
  set: forger(
    'class',
    setOfToken,
    {
      ...ofDeck,
      date: wholeField(0, 2 ** 15 - 1),
      ...rules,
      guesses: wholeField(1, 6),
      region: flag,
      shuffled: flag,
      asks: wholeField(0, 3),
      countries: list(wholeField(0, 1023), 1, 40),
    },
    {
      deck: 1,
      deckVersion: 1,
      date: 0,
      outline: 2,
      arrows: true,
      hasAids: false,
      guesses: 6,
      region: false,
      shuffled: false,
      asks: 0,
      countries: (['FR', 'TD', 'TV'] as const).map(numbered),
    },
  ),
  sheet: forger(
    '',
    readSheetNumber,
    { ...ofDeck, count: wholeField(0, 2), seed: wholeField(0, 99_999) },
    { deck: 6, deckVersion: 1, count: 0, seed: 7 },
    figures,
  ),
}

describe('a link that was made up, with the right check', () => {
  it.each(Object.entries(forged))('is read where it says what it can: %s', (_, forge) => {
    expect(['link', 'set']).toContain(forge())
  })

  it.each(Object.entries(forged))('is of a later version, or damaged by anything more: %s', (_, forge) => {
    const more = [0, 1, 99].map((more) => forge({}, 1, more))
    expect([forge({}, 2), forge({}, 9), forge({}, 0), ...more]).toEqual([
      ...['later', 'later'],
      ...Array(4).fill('damaged'),
    ])
    expect([forge({ deckVersion: 2 }), forge({ deckVersion: 31 })]).toEqual(['later', 'later'])
    expect(forge({ deck: 95 })).toBe('damaged')
  })

  const { challenge, day, race, set, sheet } = forged
  /** The first of the decks of regions. */
  const regions = { deck: 24, countries: [0] }
  /** The only rules of a set that asks where a country is, but for its order. */
  const where = { asks: 1, outline: 0, guesses: 1 }
  it('is read where it asks where a country is, or which a region is', () => {
    expect([set(where), set(regions)]).toEqual(['set', 'set'])
  })

  it.each([
    ['a challenge with an outline that is none', () => challenge({ outline: 3 })],
    ['a challenge to a country that is none', () => challenge({ subject: 1023 })],
    ['a challenge to a country that its deck has not', () => challenge({ deck: 0, subject: 20 })],
    [
      'a challenge that was found with a wrong guess',
      () => challenge({ result: { isFound: true, bars: [4] } }),
    ],
    ['a challenge to a day of a deck that has none', () => day({ deck: 2 })],
    ['a race with a clock that is none', () => race({ clock: 3 })],
    ['a set with an outline that is none', () => set({ outline: 3 })],
    ['a set with a country that is none', () => set({ countries: [1023] })],
    ['a set with a country that its deck has not', () => set({ deck: 0, countries: [20] })],
    ['a set with a country of which there is no outline', () => set({ countries: [numbered('VA')] })],
    [
      'a set with one country more of which there is no outline',
      () => set({ countries: (['FR', 'VA'] as const).map(numbered) }),
    ],
    ['a set with one country twice', () => set({ countries: Array(2).fill(numbered('FR')) })],
    ['a set that asks what is not asked', () => set({ asks: 2 })],
    ['a set that asks where a country is with more guesses than one', () => set({ ...where, guesses: 2 })],
    ['a set that asks where a country is, and shows its outline', () => set({ ...where, outline: 2 })],
    ['a set that asks where a country is, without arrows', () => set({ ...where, arrows: false })],
    ['a set that asks where a country is, and tells its continent', () => set({ ...where, region: true })],
    ['a set that asks where a region is', () => set({ ...regions, ...where })],
    ['a sheet with more countries than the deck has', () => sheet({ count: 1 })],
  ])('is damaged: %s', (_, kind) => {
    expect(kind()).toBe('damaged')
  })

  it('is of a later version where its deck is, whatever countries that may have', () => {
    expect(challenge({ deckVersion: 2, subject: 1023 })).toBe('later')
    expect(set({ deckVersion: 2, countries: [1023] })).toBe('later')
  })
})

describe('a result that was made up, with the right check', () => {
  const set = threeOf()

  it.each([
    ['of a round that is not over', [['IT'], ['TD'], ['TV']]],
    ['with one guess twice', [['IT', 'IT', 'FR'], ['TD'], ['TV']]],
    ['with more guesses than there are', [['IT', 'ES', 'DE', 'PL', 'GB', 'JP', 'FR'], ['TD'], ['TV']]],
    ['of too few rounds', [['FR'], ['TD']]],
    ['of too many rounds', [['FR'], ['TD'], ['TV'], ['FR']]],
  ] as const)('%s is refused', (_, guesses) => {
    expect(readResults(textOfResults(set, [{ id: 3, pupil: 3, guesses }]))).toMatchObject({ refused: 1 })
  })

  it('of another set is refused, and those beside it are read', () => {
    const [one, two] = [set, threeOf(1)].map((each) => {
      const result = resultOfAttempt(played(newAttempt(each, 1, NOW, 1), () => 0))
      return { result, text: textOfResults(each, [result]) }
    })
    const text = `${one?.text}.${two?.text.split('.')[1]}`
    expect(readResults(text)).toEqual({ kind: 'results', set, results: [one?.result], refused: 1 })
  })
})

it('A result in a link is that of the round', () => {
  const round = { ...newRound(practice, 'FR'), guesses: ['AU', 'EG', 'FR'] as const }
  expect(resultOf(round)).toEqual({ isFound: true, bars: [1, 4, 5] })
  const long = { ...round, guesses: ['AU', 'EG', 'IT', 'JP', 'BR', 'DE', 'ZA', 'FR'] as const }
  expect(resultOf(long).bars, 'no more than a link has room for').toHaveLength(6)
})
