import { expect, test } from 'vitest'
import { countries } from '../../src/geo/countries'
import { deobfuscate, obfuscate } from '../../src/machines/journal/seal'

const salts = Array.from({ length: 200 }, (_, day) => `salt ${day}`)

test('A seal is four digits whatever is under it, and gives it back', () => {
  for (const { id } of countries) {
    for (const salt of salts) {
      const sealed = obfuscate(id, salt)
      expect(sealed).toMatch(/^[0-9a-f]{4}$/)
      expect(deobfuscate(sealed, salt)).toBe(id)
    }
  }
})

test('What is under no seal of a country is nothing', () => {
  for (const sealed of ['', 'zzzz', '-1', 'ffffffff', '10049544'])
    expect(deobfuscate(sealed, 'salt')).toBeUndefined()
  // More digits than a seal has.
  expect(deobfuscate(`100${obfuscate('FR', 'salt')}`, 'salt')).toBeUndefined()
})
