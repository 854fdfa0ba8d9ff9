import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HISTORIES } from '../amount'
import { sequencesOf } from '../machines/sequences'
import { DAY, MOVES, objection, pinsIn } from './pinsDriver'
import { wrongPins } from './wrongPins'

/** Every three moves from the start, and from the last pin on. */
const walks: readonly (readonly string[])[] = sequencesOf(MOVES, 2).flatMap((moves) => [
  ['0 its region', ...moves],
  [...Array<string>(4).fill('0 off Iceland'), ...moves, 'hear'],
])

describe('Five Pins', () => {
  it('does as the rules say along every walk', () => {
    for (const walk of walks) expect(objection({}, walk)).toBeUndefined()
  })

  it('does as the rules say in histories of two tabs that are loaded anew and hear late of each other', () => {
    const histories = fc.array(fc.constantFrom(...MOVES), { minLength: 3, maxLength: 30, size: 'max' })
    fc.assert(
      fc.property(histories, (moves) => void expect(objection({}, moves)).toBeUndefined()),
      { numRuns: HISTORIES },
    )
  })

  it('stores nothing of a day without a pin', () => {
    const driver = pinsIn()
    for (const move of ['0 reload', '1 reload', 'hear']) driver.make(move)
    expect(driver.entries.keys()).toEqual([])
    driver.make('0 in Mali')
    expect(driver.entries.keys()).toEqual([`world-outline.pins.${DAY}`])
  })
})

describe('Five Pins of which', () => {
  it.each(Object.keys(wrongPins))('%s are caught by the rules', (fault) => {
    expect(walks.some((walk) => objection(wrongPins[fault] ?? {}, walk) !== undefined)).toBe(true)
  })
})
