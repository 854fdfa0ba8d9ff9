import { isGuess, modelOf, toursOf } from '../paths/model'
import { disagreement } from '../paths/walk'
import { PageDriver } from './pageDriver'
import { expect, test } from './test'

// Seven walks from the deal that between them take every edge of the game, on the built game.
const model = modelOf('JP')

for (const tour of toursOf(model)) {
  test(`The page shows what the rules say along ${tour.join(' ')}`, async ({ player }) => {
    expect(await disagreement(new PageDriver(player), model.target, tour)).toBeUndefined()
  })
}

for (const { from, to, path } of model.edges.filter(
  ({ from, move }) => !isGuess(move) && /1$|6$/.test(from),
)) {
  test(`The page goes from ${from} to ${to} when another tab has played`, async ({ player }) => {
    expect(await disagreement(new PageDriver(player), model.target, path)).toBeUndefined()
  })
}
