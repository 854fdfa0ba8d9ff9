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
  runs.guess('RU', 1795262402000)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 1, wrong: [], missed: 1, left: 168000 })
  runs.skip(1795262402200)
  expect(runs.read()).toEqual({ state: 'playing', found: 1, place: 2, wrong: [], missed: 2, left: 157800 })
  runs.guess('AR', 1795262403000)
  expect(runs.read()).toEqual({ state: 'playing', found: 2, place: 3, wrong: [], missed: 2, left: 157000 })
  runs.guess('ID', 1795262403100)
  expect(runs.read()).toEqual({ state: 'playing', found: 3, place: 4, wrong: [], missed: 2, left: 156900 })
  runs.guess('MX', 1795262403200)
  expect(runs.read()).toEqual({ state: 'playing', found: 4, place: 5, wrong: [], missed: 2, left: 156800 })
  runs.guess('PK', 1795262403300)
  expect(runs.read()).toEqual({ state: 'playing', found: 5, place: 6, wrong: [], missed: 2, left: 156700 })
  runs.guess('CA', 1795262403400)
  expect(runs.read()).toEqual({ state: 'playing', found: 6, place: 7, wrong: [], missed: 2, left: 166600 })
  runs.guess('CN', 1795262403500)
  expect(runs.read()).toEqual({ state: 'playing', found: 7, place: 8, wrong: [], missed: 2, left: 166500 })
  runs.tick(1795262401000)
  runs.tick(1795262405000)
  runs.guess('US', 1795262406000)
  expect(runs.read()).toEqual({ state: 'playing', found: 8, place: 9, wrong: [], missed: 2, left: 161500 })
  runs.stop(1795262420000)
  expect(runs.read()).toEqual({ state: 'over', found: 8, place: 9, wrong: [], missed: 2 })
  runs.guess('FR', 1795262420100)
  expect(runs.read()).toEqual({ state: 'over', found: 8, place: 9, wrong: [], missed: 2 })
  runs.again()
  expect(runs.read()).toEqual({ state: 'ready', found: 8, place: 9, wrong: [], missed: 2 })
  runs.begin({ kind: 'sprint', deck: 'world', clock: 'long', seed: 1 }, 1795262430000, 1795262430000)
  expect(runs.read()).toEqual({ state: 'playing', found: 0, place: 0, wrong: [], missed: 0, left: 1800000 })
  runs.tick(1795264400000)
  expect(runs.read()).toEqual({ state: 'over', found: 0, place: 0, wrong: [], missed: 0 })
})
