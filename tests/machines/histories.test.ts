import process from 'node:process'
import fc from 'fast-check'
import { it } from 'vitest'
import { propertyOf } from '../histories/play'

const RUNS = Number(process.env.HISTORIES ?? 2000)

it(
  `shows in every tab what is stored, or says that it is not, along ${RUNS} histories`,
  async () => {
    await fc.assert(propertyOf(), { numRuns: RUNS })
  },
  60_000 + 60 * RUNS,
)
