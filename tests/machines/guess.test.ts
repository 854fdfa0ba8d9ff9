import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawGuess, FILES, unconnected } from '../../scripts/guess'

it('has a way of at most twenty files, each of which knows one before it, as the page about it says', () => {
  expect(new Set(FILES).size).toBe(FILES.length)
  expect(FILES.length).toBeLessThanOrEqual(20)
  expect(unconnected()).toEqual([])
  expect(readFileSync('docs/guess.md', 'utf8')).toBe(drawGuess())
})
