import fc from 'fast-check'
import { it } from 'vitest'
import { HISTORIES } from '../amount'
import { propertyOf } from '../histories/play'

it(
  `shows in every tab what is stored, or says that it is not, along ${HISTORIES} histories`,
  async () => {
    await fc.assert(propertyOf(), { numRuns: HISTORIES })
  },
  300_000 + 300 * HISTORIES,
)
