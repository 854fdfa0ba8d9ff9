import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newRound } from '../../src/machines/rules/round'
import { loadScaledShapes } from '../../src/routes/outlines/shapes'

test('Beside the answer stands the last wrong guess that has a shape, which Vatican City has not', async () => {
  const round = { ...newRound({ kind: 'practice', deck: 'world' }, 'FR'), guesses: ['MT', 'VA'] as const }
  const shapes = await loadScaledShapes(round, async (url) => readFileSync(`.${url}`, 'utf8'))
  expect(shapes?.map(({ id, shape }) => [id, shape.side])).toEqual([
    ['FR', 1118],
    ['MT', 34.66],
  ])
})
