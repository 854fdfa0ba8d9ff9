import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../amount'
import { modelOf, toursOf } from './model'
import { ScreenDriver } from './screen'
import { tell } from './tell'
import { disagreement } from './walk'

describe('the screen of practice, judged by the oracle', () => {
  const driver = new ScreenDriver('/practice')
  const model = modelOf('TH')
  const tours = toursOf(model).map((tour) => ({ names: tour.join(' '), tour }))
  let walked = 0

  it.each(sample(tours, 7))('shows what the rules say along $names', async ({ tour }) => {
    expect(await disagreement(driver, model.target, tour)).toBeUndefined()
    walked++
  })

  afterAll(() => tell('The practice screen', [model], walked))
})
