import { expect, test } from 'vitest'
import { decks } from '../../src/geo/decks'
import { deobfuscate, obfuscate } from '../../src/machines/journal/seal'

const { codes } = decks.world
const salts = Array.from({ length: 20 }, (_, day) => `salt ${day}`)

test('A seal of a country is four digits whatever is under it, and gives it back', () => {
  for (const salt of salts) {
    const seals = codes.map((id) => obfuscate(id, salt))
    expect(new Set(seals).size).toBe(codes.length)
    for (const seal of seals) expect(seal).toMatch(/^[0-9a-f]{4}$/)
    expect(seals.map((seal) => deobfuscate(seal, salt, codes))).toEqual(codes)
  }
})

test('A seal of a region gives it back, and no country', () => {
  const regions = ['US-CA', 'CA-ON', 'MX-AGU'] as const
  for (const salt of salts)
    for (const id of regions) {
      const seal = obfuscate(id, salt)
      expect(seal).toMatch(/^[0-9a-f]+$/)
      expect(deobfuscate(seal, salt, [...codes, ...regions])).toBe(id)
    }
})

test('What was stored with a seal is read for ever', () => {
  expect(obfuscate('FR', 'daily.twenty.2026-11-21')).toBe('2cf0')
})

test('What is under no seal of a place is nothing', () => {
  for (const sealed of ['', 'zzzz', '-1', 'ffffffff', '10049544'])
    expect(deobfuscate(sealed, 'salt', codes)).toBeUndefined()
  // More digits than a seal has.
  expect(deobfuscate(`100${obfuscate('FR', 'salt')}`, 'salt', codes)).toBeUndefined()
})
