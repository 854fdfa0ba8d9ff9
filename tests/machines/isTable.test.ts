import { describe, expect, it } from 'vitest'
import { isTable } from '../../src/machines/journal/isTable'

describe('a value that came out of JSON', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['{}', false],
    [1, false],
    [undefined, false],
  ])('is a table: %j, %j', (value, is) => {
    expect(isTable(value)).toBe(is)
  })
})
