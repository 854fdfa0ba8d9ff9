import { describe, expect, it } from 'vitest'
import { PINS } from '../../src/machines/pins/pins'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import { testTwoTabs } from '../machines/twoTabsTests'
import { DAY, MOVES, pinsIn } from './pinsDriver'
import { wrongPins } from './wrongPins'

describe('Five Pins', () => {
  testTwoTabs({ mode: pinsMode, tabsIn: pinsIn, moves: MOVES, most: PINS, wrong: wrongPins })

  it('stores nothing of a day without a pin', () => {
    const driver = pinsIn()
    for (const move of ['0 reload', '1 reload', 'hear']) driver.make(move)
    expect(driver.entries.keys()).toEqual([])
    driver.make('0 in Mali')
    expect(driver.entries.keys()).toEqual([`world-outline.pins.${DAY}`])
  })
})
