import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellKnown } from '../../scripts/wellKnown'
import { DECK_NAMES, decks } from '../../src/geo/decks'
import { outlinesOf, planOfDay } from '../../src/machines/sprint/outlines'
import { decodeRace, encodeRace, MINUTES } from '../../src/machines/sprint/raceLink'
import { foundByFriend, outcomeOfRace } from '../../src/machines/sprint/raceResult'
import {
  endingOf,
  idOfRun,
  newRun,
  type Plan,
  type Run,
  tallyOf,
  withMove,
} from '../../src/machines/sprint/run'
import { clockTime, runTextOf } from '../../src/machines/sprint/runShare'
import { bestOf, foundByMinute, runningOf } from '../../src/machines/sprint/runs'
import { wellKnown as written } from '../../src/machines/sprint/wellKnown'
import { RUNS } from '../machines/runs'
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

describe('the outlines of a run', () => {
  it('are those of the deck, each once, whatever the seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DECK_NAMES), seeds, (deck, seed) => {
        expect(outlinesOf({ deck, seed }).toSorted()).toEqual(decks[deck].targets.toSorted())
      }),
      { numRuns: RUNS / 20 },
    )
  })

  it('begin with the well-known, and are others for another seed', () => {
    const firsts = Array.from({ length: 200 }, (_, seed) => outlinesOf({ deck: 'world', seed })[0])
    expect(new Set(firsts).size).toBeGreaterThan(8)
    for (const first of firsts) expect(written.indexOf(first as 'FR')).toBeLessThan(24)
    const lasts = outlinesOf({ deck: 'world', seed: 7 }).slice(-20)
    for (const last of lasts) expect(written.indexOf(last)).toBeGreaterThan(140)
  })

  it('of a day are the same for everybody, for ever', () => {
    const plan = planOfDay('2026-11-24')
    expect(plan).toMatchObject({ kind: 'sprint', deck: 'world', clock: 'plain', day: '2026-11-24' })
    expect(outlinesOf(plan).slice(0, 6).join(' ')).toMatchInlineSnapshot(`"MX US CA BR PE MM"`)
    expect(outlinesOf(planOfDay('2026-11-25'))).not.toEqual(outlinesOf(plan))
  })
})

describe('what a run comes to', () => {
  it('is found by the minute, and what comes later is in the last', () => {
    const run = played(sprint, ['right', 30_000], ['right', 40_000], ['wrong', 1000], ['right', 60_000])
    expect(foundByMinute(run, 3)).toEqual([1, 1, 1])
    expect(foundByMinute(run, 2)).toEqual([1, 2])
  })

  it('is told as a text that names no country, and says in what time', () => {
    const run = played(sprint, ['right', 1000], ['wrong', 1000], ['right', 1000], ['skip', 1000])
    expect(runTextOf(run, 'https://example.org/sprint')).toBe(
      [
        'The World Outline Game · Sprint · World · 2 in 3:00',
        '🟩🟨⬜',
        'Play at https://example.org/sprint #WorldOutline',
      ].join('\n'),
    )
    const streak = played({ ...sprint, kind: 'streak', clock: 'off' }, ['right', 1000], ['wrong', 1000])
    expect(runTextOf(streak, 'x')).toContain('The World Outline Game · Streak · World · 1\n🟩🟥\n')
    expect(endingOf(streak)).toBe('wrong')
  })

  it('has its best among those of its kind, its deck and its clock', () => {
    const three = played(sprint, ['right', 1], ['right', 1], ['right', 1])
    const one = played({ ...sprint, clock: 'long' }, ['right', 1])
    expect(bestOf([one, three], sprint)).toBe(3)
    expect(bestOf([one, three], { ...sprint, clock: 'long' })).toBe(1)
    expect(bestOf([one, three], { ...sprint, deck: 'africa' })).toBeUndefined()
    expect(bestOf([one, three], { ...sprint, kind: 'streak', clock: 'off' })).toBeUndefined()
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
  const plans: fc.Arbitrary<Plan> = fc.record({
    kind: fc.constantFrom('sprint', 'streak'),
    deck: fc.constantFrom(...DECK_NAMES),
    clock: fc.constantFrom('plain', 'long', 'off'),
    seed: seeds,
  })
  const minutes = fc.array(fc.integer({ min: 0, max: 1023 }), { minLength: MINUTES, maxLength: MINUTES })

  it('is read as it was written, and looks otherwise every time', () => {
    fc.assert(
      fc.property(plans, minutes, seeds, (plan, found, nonce) => {
        const text = encodeRace({ plan, found }, nonce)
        expect(text).toMatch(/^[0-9a-hjkmnp-tv-z]{35}$/)
        expect(decodeRace(text, 0)).toEqual({ kind: 'race', link: { plan, found } })
        expect(encodeRace({ plan, found }, nonce + 1)).not.toBe(text)
      }),
      { numRuns: RUNS / 4 },
    )
  })

  it('is damaged with one other letter, or a letter less', () => {
    const text = encodeRace({ plan: sprint, found: [1, 2, 3, 0, 0, 0] }, 99)
    for (let place = 0; place < text.length; place++) {
      const other = text[place] === 'x' ? 'y' : 'x'
      const broken = text.slice(0, place) + other + text.slice(place + 1)
      expect(decodeRace(broken, 0).kind, broken).toBe('damaged')
    }
    for (const broken of ['', '1', text.slice(1), text.slice(0, -1), text.toUpperCase()])
      expect(decodeRace(broken, 0)).toEqual({ kind: 'damaged' })
  })

  it('to the sprint of today is that, and afterwards any other', () => {
    const plan = planOfDay('2026-11-24')
    const text = encodeRace({ plan, found: [] }, 5)
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

describe('a move', () => {
  it('is not made after the end, of a country of another deck, or twice', () => {
    const run: Run = { ...newRun({ ...sprint, deck: 'twenty' }, BEGIN), elapsed: 1000 }
    expect(withMove(run, 'AD')).toBe(run)
    const [first, second] = decks.twenty.codes.filter((code) => code !== tallyOf(run).sought)
    const once = withMove(run, first)
    expect(withMove(once, first)).toBe(once)
    expect(withMove(once, second).moves).toHaveLength(2)
    expect(withMove({ ...run, elapsed: 180_000 }, second).moves).toHaveLength(0)
    expect(withMove({ ...run, isStopped: true }, second).moves).toHaveLength(0)
    expect(idOfRun(run)).not.toBe(idOfRun({ ...run, begun: BEGIN + 1 }))
  })
})
