import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { roundMarks } from '../../src/machines/navigator/course'
import { meanSkill } from '../../src/machines/navigator/dayMarks'
import type { DailyRound } from '../../src/machines/rules/round'
import type { UtcDate } from '../../src/machines/schedule/day'
import { memoryStore, refuse } from './memoryStore'
import { done } from './navigatorOracle'
import { dayOf } from './rounds'

const KEY = 'world-outline.marks'

/** The mean skill of some days, and how often whoever reckoned it could have seen to other things. */
function skillIn(rounds: readonly DailyRound[], store = memoryStore()) {
  const work = meanSkill(rounds, store)
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { skill: step.value, pauses }
  }
}

const skillOf = (round: DailyRound) => done(roundMarks(round)).skill

function worldDay(date: UtcDate, target: PlaceId, guesses: readonly PlaceId[]): DailyRound {
  return { ...dayOf(date, target, guesses), puzzle: { kind: 'daily', deck: 'world', date } }
}

const won = worldDay('2026-03-01', 'FR', ['ZA', 'BR', 'FR'])
const lost = worldDay('2026-03-02', 'JP', ['ZA', 'BR', 'IT', 'ES', 'GB', 'DE'])

describe('the skill of days', () => {
  test('is the mean of that of each day', () => {
    expect(skillIn([won, lost]).skill).toBe(Math.round((skillOf(won) + skillOf(lost)) / 2))
  })

  test.each([
    ['a day that is not over', worldDay('2026-03-03', 'IT', ['ZA'])],
    ['a day that was played later', { ...worldDay('2026-03-04', 'IT', ['AU', 'IT']), begun: '2026-03-09' }],
    ['a day won at the first guess', worldDay('2026-03-05', 'IT', ['IT'])],
    ['a deck of fewer than forty', dayOf('2026-03-06', 'IT', ['AU', 'IT'])],
  ] as const)('leaves out %s', (_, round) => {
    expect(skillIn([won, round]).skill).toBe(skillOf(won))
    expect(skillIn([round]).skill).toBeUndefined()
  })

  test('is kept, and reckoned again only for what is new or has changed', () => {
    const store = memoryStore()
    const first = skillIn([won, lost], store)
    const text = store.get(KEY)
    expect(text).not.toBeNull()
    const written: string[] = []
    const again = skillIn([won, lost], { ...store, set: (key) => void written.push(key) })
    expect(written).toEqual([])
    expect(again.skill).toEqual(first.skill)
    expect(again.pauses).toBe(2)
    expect(first.pauses).toBeGreaterThan(40)
    const other = worldDay('2026-03-02', 'JP', ['ZA', 'JP'])
    expect(skillIn([won, other], store).skill).toEqual(skillIn([won, other]).skill)
    const noArrows = { ...won, rules: { ...won.rules, arrows: false } }
    expect(skillIn([noArrows], store).skill).toEqual(skillOf(noArrows))
    // Those of other days stay.
    expect(store.get(KEY)).toContain('daily.world.2026-03-02')
  })

  test('is reckoned anew where what is kept cannot be read, or the store refuses', () => {
    for (const text of [
      '',
      '{',
      '{"version":2,"days":{}}',
      '{"version":1,"days":{"daily.world.2026-03-01":["FR ZABRFR"]}}',
      '{"version":1,"days":{"daily.world.2026-03-01":["FR ZABRFR",1,2]}}',
      '{"version":1,"days":{"daily.world.2026-03-01":["FR ZABRFR","1"]}}',
      '{"version":1,"days":{"daily.world.2026-03-01":["FR ZABRFR",1],"daily.world.2026-03-02":[1,1]}}',
    ]) {
      const store = memoryStore()
      store.set(KEY, text)
      expect(skillIn([won], store).skill).toEqual(skillOf(won))
    }
    expect(skillIn([won], { ...memoryStore(), get: refuse, set: refuse }).skill).toEqual(skillOf(won))
  })
})
