import { expect, it } from 'vitest'
import { RecordedRuns } from '../../sprint/recordedRuns'

it('goes as it went: run', () => {
  const runs = new RecordedRuns()
  runs.begin({ kind: 'sprint', deck: 'world', clock: 'plain', seed: 42 }, 1795262400000, 1795262400000)
  expect(runs.read()).toEqual({ state: 'playing', found: 0, place: 0, wrong: [], missed: 0, left: 180000 })
  runs.tick(1795262400200)
  runs.guess('AD', 1795262401000)
  expect(runs.read()).toEqual({
    state: 'playing',
    found: 0,
    place: 0,
    wrong: ['AD'],
    missed: 0,
    left: 169000,
  })
  runs.guess('QQ', 1795262401500)
  expect(runs.read()).toEqual({
    state: 'playing',
    found: 0,
    place: 0,
    wrong: ['AD'],
    missed: 0,
    left: 168500,
  })
  runs.guess('AD', 1795262401800)
  expect(runs.read()).toEqual({
    state: 'playing',
    found: 0,
    place: 0,
    wrong: ['AD'],
    missed: 0,
    left: 168200,
  })
  runs.guess('AR', 1795262402000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 1, wrong: [], missed: 1, left: 168000 })
  runs.skip(1795262402200)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 2, left: 157800 })
  runs.tick(1795262401000)
  runs.stop(1795262420000)
  expect(runs.read()).toEqual({ state: 'over', found: 1, place: 2, wrong: [], missed: 2 })
  runs.guess('FR', 1795262420100)
  expect(runs.read()).toEqual({ state: 'over', found: 1, place: 2, wrong: [], missed: 2 })
  runs.again()
  expect(runs.read()).toEqual({ state: 'ready', found: 1, place: 2, wrong: [], missed: 2 })
  runs.begin({ kind: 'sprint', deck: 'world', clock: 'long', seed: 1 }, 1795262430000, 1795262430000)
  expect(runs.read()).toEqual({ state: 'playing', found: 0, place: 0, wrong: [], missed: 0, left: 1800000 })
  runs.tick(1795264400000)
  expect(runs.read()).toEqual({ state: 'over', found: 0, place: 0, wrong: [], missed: 0 })
  runs.begin({ kind: 'streak', deck: 'world', clock: 'off', seed: 42 }, 1795264500000, 1795264500000)
  expect(runs.read()).toEqual({ state: 'playing', found: 0, place: 0, wrong: [], missed: 0 })
  runs.guess('AR', 1795264501000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 1, wrong: [], missed: 0 })
  runs.skip(1795264502000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 1 })
  runs.skip(1795264503000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 1 })
  runs.guess('VA', 1795264504000)
  expect(runs.read()).toEqual({ state: 'over', found: 1, place: 3, wrong: [], missed: 2 })
})
