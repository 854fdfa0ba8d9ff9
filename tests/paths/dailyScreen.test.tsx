import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../amount'
import { modelOf } from './model'
import { ScreenDriver } from './screen'
import { tell } from './tell'
import { disagreement } from './walk'

describe('the screen of the daily puzzle, judged by the oracle', () => {
  const driver = new ScreenDriver('/daily')
  const model = modelOf('GB')
  let walked = 0

  it.each(sample(model.edges, 20))(
    'shows what the rules say from $from by $move to $to',
    async ({ path }) => {
      expect(await disagreement(driver, model.target, path)).toBeUndefined()
      walked++
    },
  )

  afterAll(() => tell('The daily screen', [model], walked))
})
