import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawGuess, EVENTS, FILES, traceGuess, unconnected } from '../../scripts/guess'

it('has a way of at most eighteen files, each of which knows one before it, as the page about it says', () => {
  expect(new Set(FILES).size).toBe(FILES.length)
  expect(FILES.length).toBeLessThanOrEqual(18)
  expect(unconnected()).toEqual([])
  expect(readFileSync('docs/guess.md', 'utf8')).toBe(drawGuess())
})

it('causes the events that the page names, and no others', () => {
  expect(traceGuess()).toEqual(EVENTS)
})
