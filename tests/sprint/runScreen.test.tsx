import { describe, expect, it } from 'vitest'
import { sample } from '../amount'
import { MOVES, type RunMove } from './runDriver'
import { RunScreenDriver } from './runScreen'

type ScreenMove = RunMove | 'reload'

const begins = MOVES.filter((move) => move.startsWith('begin'))
const moves: readonly ScreenMove[] = sample([...MOVES, 'reload'], 20)

/** What has happened since the begin, when each move is made, in the kind of run that has most to show. */
const pasts: readonly (readonly ScreenMove[])[] = [
  [],
  ['wrong'],
  ['skip'],
  ['right four times'],
  ['sleep 2 min'],
  ['stop'],
]

describe('the page of a run', () => {
  it.each(begins)('shows what the rules say after every move, wherever it is made: %s', async (begin) => {
    for (const past of begin === 'begin sprint' ? pasts : [[]]) {
      for (const move of moves) {
        const driver = new RunScreenDriver()
        await driver.open()
        for (const [index, each] of [begin, ...past, move].entries()) {
          await driver.make(each)
          const walk = [begin, ...past, move].slice(0, index + 1).join(', ')
          expect(await driver.read(), walk).toEqual(driver.expected())
        }
      }
    }
  })
})
