import { expect, it } from 'vitest'
import { RecordedRuns } from '../../sprint/recordedRuns'

it('goes as it went: run', () => {
  const runs = new RecordedRuns()
  runs.begin({ kind: 'streak', deck: 'world', clock: 'off', seed: 42 }, 1795262400000, 1795262400000)
  expect(runs.read()).toEqual({ state: 'playing', found: 0, place: 0, wrong: [], missed: 0 })
  runs.guess('RU', 1795262401000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 1, wrong: [], missed: 0 })
  runs.skip(1795262402000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 1 })
  runs.skip(1795262403000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 1 })
  runs.guess('VA', 1795262404000)
  expect(runs.read()).toEqual({ state: 'over', found: 1, place: 3, wrong: [], missed: 2 })
})
