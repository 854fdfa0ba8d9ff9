import { expect, it } from 'vitest'
import { stepsOf } from './steps'

it.each([
  ['one that cannot go wrong', /^(?:ab)*$/, (n: number) => 'ab'.repeat(n), 2],
  ['a loop in a loop that has one way', /^(?:a+b)*c$/, (n: number) => 'ab'.repeat(n), 2],
  ['two loops over the same', /^a*a*c/, (n: number) => 'a'.repeat(n), 4],
  ['one that begins anywhere', /a*c/, (n: number) => 'a'.repeat(n), 4],
])('the steps of %s grow as they do in a browser', (_, pattern, text, growth) => {
  const steps = (n: number) => stepsOf(() => pattern.exec(text(n)))
  expect(Math.round(steps(80) / steps(40))).toBe(growth)
})

it('the steps of ways that are all tried double with each letter', () => {
  const steps = (n: number) => stepsOf(() => /^(?:a|a)*c/.test('a'.repeat(n)))
  expect(steps(12) / steps(6)).toBeGreaterThan(50)
})
