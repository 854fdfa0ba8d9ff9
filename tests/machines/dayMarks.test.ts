import { describe, expect, test } from 'vitest'
import { roundMarks } from '../../src/machines/navigator/course'
import { meanMarks } from '../../src/machines/navigator/dayMarks'
import type { DailyRound } from '../../src/machines/round'
import { memoryStore, refuse } from './memoryStore'
import { done } from './navigatorOracle'
import { dayOf } from './rounds'

const KEY = 'world-outline.marks'

/** The marks of some days, and how often whoever reckoned them could have seen to other things. */
function marksIn(rounds: readonly DailyRound[], store = memoryStore()) {
  const work = meanMarks(rounds, store)
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { marks: step.value, pauses }
  }
}

const marksOf = (round: DailyRound) => done(roundMarks(round))

const won = dayOf('2026-03-01', 'FR', ['ZA', 'BR', 'FR'])
const lost = dayOf('2026-03-02', 'JP', ['ZA', 'BR', 'IT', 'ES', 'GB', 'DE'])

describe('the marks of days', () => {
  test('are the means of those of each day', () => {
    const [a, b] = [marksOf(won), marksOf(lost)]
    const { marks } = marksIn([won, lost])
    expect(marks?.skill).toBe(Math.round((a.skill + b.skill) / 2))
    expect(marks?.bits).toBeCloseTo((a.bits + b.bits) / 2, 9)
  })

  test('leave out what is not over, and what was played later', () => {
    const begun = dayOf('2026-03-03', 'IT', ['ZA'])
    const later = { ...dayOf('2026-03-04', 'IT', ['AU', 'IT']), begun: '2026-03-09' } as const
    expect(marksIn([won, begun, later]).marks).toEqual(marksOf(won))
    expect(marksIn([begun, later]).marks).toBeUndefined()
    expect(marksIn([]).marks).toBeUndefined()
  })

  test('are kept, and reckoned again only for what is new or has changed', () => {
    const store = memoryStore()
    const first = marksIn([won, lost], store)
    const text = store.get(KEY)
    expect(text).not.toBeNull()
    const again = marksIn([won, lost], store)
    expect(again.marks).toEqual(first.marks)
    expect(again.pauses).toBe(2)
    expect(first.pauses).toBeGreaterThan(40)
    const other = dayOf('2026-03-02', 'JP', ['ZA', 'JP'])
    expect(marksIn([won, other], store).marks).toEqual(marksIn([won, other]).marks)
    const noArrows = { ...won, rules: { ...won.rules, arrows: false } }
    expect(marksIn([noArrows], store).marks).toEqual(marksOf(noArrows))
    // Those of another deck stay.
    expect(store.get(KEY)).toContain('daily.twenty.2026-03-02')
  })

  test('are reckoned anew where what is kept cannot be read, or the store refuses', () => {
    for (const text of [
      '',
      '{',
      '{"version":2,"days":{}}',
      '{"version":1,"days":{"daily.twenty.2026-03-01":["FR ZABRFR",1]}}',
      '{"version":1,"days":{"daily.twenty.2026-03-01":["FR ZABRFR",1,2,3]}}',
      '{"version":1,"days":{"daily.twenty.2026-03-01":["FR ZABRFR",1,"2"]}}',
      '{"version":1,"days":{"daily.twenty.2026-03-01":["FR ZABRFR",1,2],"daily.twenty.2026-03-02":[1,1,2]}}',
    ]) {
      const store = memoryStore()
      store.set(KEY, text)
      expect(marksIn([won], store).marks).toEqual(marksOf(won))
    }
    expect(marksIn([won], { ...memoryStore(), get: refuse, set: refuse }).marks).toEqual(marksOf(won))
  })
})
