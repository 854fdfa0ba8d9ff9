import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellKnown } from '../../scripts/wellKnown'
import type { CountryCode } from '../../src/geo/countries'
import { COUNTRY_DECKS, decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { isUnderway, noteUnderway } from '../../src/machines/journal/played'
import { standardRules } from '../../src/machines/rules/rules'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { decodeRace, encodeRace, foundByFriend, outcomeOfRace } from '../../src/machines/sprint/raceLink'
import {
  CLOCKS,
  clockTime,
  endingOf,
  isBefore,
  newRun,
  type Plan,
  planOfDay,
  type Run,
  seenAt,
  tallyOf,
  timeLeft,
  withMove,
} from '../../src/machines/sprint/run'
import { runRules } from '../../src/machines/sprint/runMode'
import { nameOfRun, runTextOf } from '../../src/machines/sprint/runShare'
import { foundByMinute, recordOfRuns, runningOf, runOfDay } from '../../src/machines/sprint/runs'
import { wellKnown as written } from '../../src/machines/sprint/wellKnown'
import { memoryStore, refuse } from '../machines/memoryStore'
import { BEGIN, played, sprint } from './played'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('the order of the well-known', () => {
  it('is up to date: `npm run make:order` would write the same', () => {
    expect(readFileSync('src/machines/sprint/wellKnown.ts', 'utf8').trim()).toBe(wellKnown().trim())
  })

  it('has every country that is sought, once', () => {
    expect(written.toSorted()).toEqual(decks.world.targets.toSorted())
  })
})

it.each(CLOCKS)('a streak has all the time there is, with the clock “%s” too', (clock) => {
  const run = newRun({ ...sprint, kind: 'streak', clock }, BEGIN)
  expect(timeLeft({ ...run, elapsed: 86_400_000 })).toBe(Number.POSITIVE_INFINITY)
})

describe('the outlines of a run', () => {
  it('are those of the deck, each once, whatever the seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_DECKS), seeds, (deck, seed) => {
        expect(outlinesOf({ deck, seed }).toSorted()).toEqual(decks[deck].targets.toSorted())
      }),
      { numRuns: 20 },
    )
  })

  it('begin with the twenty in any order, go on with the well-known, and are others for another seed', () => {
    const runs = Array.from({ length: 200 }, (_, seed) => outlinesOf({ deck: 'world', seed }))
    const firsts = runs.map(([first]) => first as PlaceId)
    expect(firsts.every((first) => firsts.filter((other) => other === first).length < 30)).toBe(true)
    expect(new Set(firsts)).toEqual(new Set(decks.twenty.targets))
    for (const run of runs) {
      expect(run.slice(0, 20).toSorted()).toEqual(decks.twenty.targets.toSorted())
      expect(written.indexOf(run[20] as CountryCode)).toBeLessThan(24 + 20)
    }
    const easy = decks.twenty.targets.filter((code) => decks.europe.targets.includes(code))
    expect(outlinesOf({ deck: 'europe', seed: 1 }).slice(0, easy.length).toSorted()).toEqual(easy.toSorted())
    const lasts = outlinesOf({ deck: 'world', seed: 7 }).slice(-20)
    for (const last of lasts) expect(written.indexOf(last as CountryCode)).toBeGreaterThan(140)
  })

  it('of a day are the same for everybody, for ever', () => {
    const plan = planOfDay('2026-11-24')
    expect(plan).toMatchObject({ kind: 'sprint', deck: 'world', clock: 'plain', day: '2026-11-24' })
    expect(outlinesOf(plan).slice(0, 6).join(' ')).toMatchInlineSnapshot(`"MX US CA BR PE MM"`)
    expect(outlinesOf(planOfDay('2026-11-25'))).not.toEqual(outlinesOf(plan))
    // A link to that sprint names its seed, and is opened on a later day, too.
    for (const day of ['2026-11-24', '2026-12-06', '2026-12-07'] as const) {
      const { deck, seed } = planOfDay(day)
      expect(outlinesOf({ deck, seed })).toEqual(outlinesOf(planOfDay(day)))
    }
    expect(outlinesOf(planOfDay('2026-12-07')).slice(0, 6).join(' ')).toMatchInlineSnapshot(
      `"CN MX ZA BR AR FR"`,
    )
    expect(decks.twenty.targets).not.toContain(outlinesOf(planOfDay('2026-12-06'))[5])
  })
})

describe('what a run comes to', () => {
  it('is how many were found, skipped and found in a row, and by how much the clock was changed', () => {
    const run = played(
      sprint,
      ['right', 1],
      ['wrong', 1],
      ['right', 1],
      ['right', 1],
      ['skip', 1],
      ['right', 1],
    )
    expect(tallyOf(run)).toMatchObject({ found: 4, skips: 1, row: 1, added: -20_000, guesses: [] })
    expect(tallyOf(run).seen.map(({ outcome }) => outcome)).toEqual([
      'found',
      'late',
      'found',
      'skipped',
      'found',
    ])
    expect(tallyOf({ ...run, moves: run.moves.slice(0, 4) })).toMatchObject({ row: 2, skips: 0 })
    const streak = played({ ...sprint, kind: 'streak', clock: 'off' }, ['right', 1], ['wrong', 1])
    expect(tallyOf(streak)).toMatchObject({ found: 1, skips: 0, row: 0 })
  })

  it('has a round of practice for each outline: with one guess in a streak, in a sprint with one for each country', () => {
    for (const [kind, guesses] of [
      ['streak', 1],
      ['sprint', 20],
    ] as const) {
      const plan = { ...sprint, kind, deck: 'twenty' } as const
      expect(runRules.roundOf(played(plan, ['right', 1]))).toMatchObject({
        puzzle: { kind: 'practice', deck: 'twenty' },
        target: outlinesOf(plan)[1],
        deal: 1,
        guesses: [],
        rules: { ...standardRules, guesses },
      })
      const all = Array<['right', number]>(20).fill(['right', 1])
      expect(runRules.roundOf(played(plan, ...all))).toBeUndefined()
    }
  })

  it('takes no country twice for an outline, and none of another deck', () => {
    const run = played({ ...sprint, deck: 'africa' }, ['wrong', 1000])
    for (const country of [run.moves[0]?.country, 'FR']) expect(withMove(run, country as PlaceId)).toBe(run)
  })

  it('ends for one reason', () => {
    const all = Array<['right', number]>(20).fill(['right', 1])
    expect(endingOf(played({ ...sprint, deck: 'twenty' }, ...all))).toBe('all')
    const run = played(sprint, ['right', 1])
    expect(endingOf(run)).toBeUndefined()
    expect(endingOf(seenAt(run, BEGIN + 180_000))).toBe('time')
    expect(endingOf({ ...run, isStopped: true })).toBe('stopped')
    expect(endingOf(seenAt({ ...run, isStopped: true }, BEGIN + 180_000))).toBe('time')
  })

  it('is found by the minute, and what comes later is in the last', () => {
    const run = played(sprint, ['right', 30_000], ['right', 40_000], ['wrong', 1000], ['right', 60_000])
    expect(foundByMinute(run, 3)).toEqual([1, 1, 1])
    expect(foundByMinute(run, 2)).toEqual([1, 2])
    const missed = played(sprint, ['skip', 1], ['right', 1], ['skip', 1])
    expect(foundByMinute(missed, 2)).toEqual([1, 0])
  })

  it('is told as a text that names no country, and says in what time', () => {
    const run = seenAt(
      played(sprint, ['right', 1000], ['wrong', 1000], ['right', 1000], ['skip', 1000]),
      BEGIN + 180_000,
    )
    expect(runTextOf(run, 'https://example.org/sprint')).toBe(
      [
        'The World Outline Game · Sprint · World · 2 in 3:00',
        '🟩🟨⬜',
        'Play at https://example.org/sprint #WorldOutline',
      ].join('\n'),
    )
    // Whoever comes back later has had no more time.
    expect(runTextOf(seenAt(run, BEGIN + 600_000), 'x')).toContain(' · 2 in 3:00\n')
    const streak = played({ ...sprint, kind: 'streak', clock: 'off' }, ['right', 1000], ['wrong', 1000])
    expect(runTextOf(streak, 'x')).toContain('The World Outline Game · Streak · World · 1\n🟩🟥\n')
    expect(endingOf(streak)).toBe('wrong')
    const ended = { ...played(sprint, ['right', 92_000]), isStopped: true }
    expect(runTextOf(ended, 'x')).toContain('Sprint · World · 1 in 1:32\n')
    const off = { ...played({ ...sprint, clock: 'off' }, ['right', 1000]), isStopped: true }
    expect(runTextOf(off, 'x')).toContain('Sprint · World · 1 without a clock\n')
  })

  it('has ten signs in a line of that text, and the name of its deck in English', () => {
    const off: Plan = { ...sprint, clock: 'off' }
    const run = played(off, ...Array<['skip', number]>(23).fill(['skip', 1]))
    expect(runTextOf(run, 'x').split('\n').slice(1, -1)).toEqual([
      '⬜'.repeat(10),
      '⬜'.repeat(10),
      '⬜'.repeat(3),
    ])
    const names = COUNTRY_DECKS.map((deck) => nameOfRun({ ...off, deck }))
    expect(names.join(', ')).toBe(
      'Sprint · Twenty, Sprint · World, Sprint · Africa, Sprint · Americas, Sprint · Asia, Sprint · Europe, Sprint · Oceania',
    )
    expect(nameOfRun(planOfDay('2026-11-24'))).toBe('Sprint · 2026-11-24')
  })

  it('has its best and its mean among those of its kind, its deck and its clock', () => {
    const three = played(sprint, ['right', 1], ['right', 1], ['right', 1])
    const one = played({ ...sprint, clock: 'long' }, ['right', 1])
    const two = played({ ...sprint, seed: 3 }, ['right', 1], ['right', 1])
    expect(recordOfRuns([two, one, three], sprint)).toEqual({ best: 3, mean: 2.5 })
    expect(recordOfRuns([two], sprint)?.best).toBe(2)
    expect(recordOfRuns([{ ...two, plan: { ...two.plan, deck: 'asia' } }], sprint)).toBeUndefined()
    const streak = played({ ...sprint, kind: 'streak' }, ['right', 1])
    expect(recordOfRuns([streak], { ...sprint, kind: 'streak', clock: 'off' })?.best).toBe(1)
    expect(recordOfRuns([streak], sprint)).toBeUndefined()
    expect(recordOfRuns([one, three], { ...sprint, clock: 'long' })?.best).toBe(1)
    expect(recordOfRuns([one, three], { ...sprint, deck: 'africa' })).toBeUndefined()
    expect(recordOfRuns([one, three], { ...sprint, kind: 'streak', clock: 'off' })).toBeUndefined()
  })

  it('is that of a day where it was begun for that', () => {
    const [one, other] = [played(sprint, ['right', 1]), played(planOfDay('2026-11-24'), ['right', 1])]
    expect(runOfDay([one, other], '2026-11-24')).toBe(other)
    expect(runOfDay([one, other], '2026-11-25')).toBeUndefined()
  })

  it('goes on where it is not over: its clock has run on', () => {
    const run = played(sprint, ['right', 1000])
    expect(runningOf([run], run.seenAt + 100_000)).toBe(run)
    expect(runningOf([run], run.seenAt + 179_000)).toBeUndefined()
    expect(runningOf([{ ...run, isStopped: true }], run.seenAt)).toBeUndefined()
  })

  it.each([
    [180_000, '3:00'],
    [179_001, '3:00'],
    [61_000, '1:01'],
    [1, '0:01'],
    [0, '0:00'],
  ])('has a clock that shows %i ms as %s', (ms, text) => {
    expect(clockTime(ms)).toBe(text)
  })
})

describe('a race by link', () => {
  it('with the seed of today is another, where anything else of it is', () => {
    const today = planOfDay('2026-11-24')
    const at = Date.UTC(2026, 10, 24, 12)
    for (const change of [{ kind: 'streak' }, { clock: 'long' }, { deck: 'asia' }, { seed: 1 }] as const) {
      const { day: _, ...plan } = { ...today, ...change }
      expect(decodeRace(encodeRace({ plan, found: Array(6).fill(0) }, 1), at)).toMatchObject({
        link: { plan },
      })
      expect(decodeRace(encodeRace({ plan, found: Array(6).fill(0) }, 1), at)).not.toHaveProperty(
        'link.plan.day',
      )
    }
  })

  it('to the sprint of today is that, and afterwards any other', () => {
    const plan = planOfDay('2026-11-24')
    const text = encodeRace({ plan, found: Array(6).fill(0) }, 5)
    const at = (now: number) => decodeRace(text, now)
    const { day, ...others } = plan
    expect(at(Date.UTC(2026, 10, 24, 12))).toMatchObject({ link: { plan: { ...others, day } } })
    expect(at(Date.UTC(2026, 10, 25, 12))).toMatchObject({ link: { plan: others } })
    expect(JSON.stringify(at(Date.UTC(2026, 10, 25)))).not.toContain('2026')
  })

  it('says who has named more', () => {
    const run = played(sprint, ['right', 1], ['right', 1])
    const link = (count: number) => ({ plan: sprint, found: [count, 0, 0, 0, 0, 0] })
    expect([1, 2, 3].map((count) => outcomeOfRace(run, link(count)))).toEqual(['you', 'same', 'friend'])
    expect(foundByFriend({ plan: sprint, found: [1, 2, 3] })).toBe(6)
  })
})

describe('that a run is on the screen', () => {
  it('is remembered by the tab, as far as it remembers anything', () => {
    const tab = memoryStore()
    expect(isUnderway(tab)).toBe(false)
    noteUnderway(tab, true)
    expect([isUnderway(tab), tab.keys()]).toEqual([true, ['world-outline.underway']])
    noteUnderway(tab, false)
    expect(isUnderway(tab)).toBe(false)
    expect(() => noteUnderway({ set: refuse }, true)).not.toThrow()
    expect(isUnderway({ get: refuse })).toBe(false)
  })
})

describe('of two states of runs', () => {
  const run = played(sprint, ['right', 1000], ['right', 1000])
  const [first, second] = run.moves as [Run['moves'][0], Run['moves'][0]]
  const having = (...moves: Run['moves']): Run => ({ ...run, moves })

  it.each([
    ['the one with more moves', run, having(first)],
    ['the one that moved earlier', having({ ...first, at: 900 }, second), run],
    ['the one that moved earlier first', having({ ...first, at: 900 }, { ...second, at: 2500 }), run],
    ['the one whose second move is earlier', having(first, { ...second, at: 1900 }), run],
    ['at one time, a skip', having({ ...first, country: undefined }, second), run],
    ['at one time, the country that is first by its code', having({ ...first, country: 'AD' }, second), run],
    ['the one that was ended', { ...run, isStopped: true }, run],
    ['of one day, the one that was begun first', { ...onDay(), begun: BEGIN - 1, moves: [] }, onDay()],
  ])('%s comes before the other', (_, one, other) => {
    expect([isBefore(one, other), isBefore(other, one)]).toEqual([true, false])
  })

  it('none comes before itself, or before another run', () => {
    for (const each of [run, { ...run, isStopped: true }]) expect(isBefore(each, { ...each })).toBe(false)
    const other = { ...run, begun: BEGIN - 1, moves: [] }
    expect([isBefore(run, other), isBefore(other, run)]).toEqual([false, false])
  })
})

/** A run on a day. */
function onDay(): Run {
  return played(planOfDay('2026-11-24'), ['right', 1000])
}
