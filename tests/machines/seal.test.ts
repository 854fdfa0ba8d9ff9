import { expect, test } from 'vitest'
import { countries } from '../../src/geo/countries'
import { seal, unseal } from '../../src/machines/journal/seal'

const salts = Array.from({ length: 200 }, (_, day) => `salt ${day}`)

test('A seal is four digits whatever is under it, and gives it back', () => {
  for (const { id } of countries) {
    for (const salt of salts) {
      const sealed = seal(id, salt)
      expect(sealed).toMatch(/^[0-9a-f]{4}$/)
      expect(unseal(sealed, salt)).toBe(id)
    }
  }
})

test('What is under no seal of a country is nothing', () => {
  for (const sealed of ['', 'zzzz', '-1', 'ffffffff', '10049544'])
    expect(unseal(sealed, 'salt')).toBeUndefined()
  // More digits than a seal has.
  expect(unseal(`100${seal('FR', 'salt')}`, 'salt')).toBeUndefined()
})
