import { readFileSync } from 'node:fs'
import { decode } from 'fast-png'
import { expect, it } from 'vitest'

it('has an icon under the name for which browsers ask by themselves, in three sizes', () => {
  const icon = readFileSync('public/favicon.ico')
  expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 3])
  const pictures = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index
    const [length, offset] = [icon.readUInt32LE(at + 8), icon.readUInt32LE(at + 12)]
    const { width, height, data } = decode(icon.subarray(offset, offset + length))
    expect([icon[at], icon[at + 1]]).toEqual([width, height])
    // Something is drawn on it.
    expect(new Set(data).size).toBeGreaterThan(10)
    return { side: width, end: offset + length }
  })
  expect(pictures.map(({ side }) => side)).toEqual([16, 32, 48])
  expect(pictures.at(-1)?.end).toBe(icon.length)
})
