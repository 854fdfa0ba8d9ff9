import { type CountryCode, countryOf } from '../../src/geo/countries'
import type { Round } from '../../src/machines/round'
import type { RuleChoice } from '../../src/machines/rules'
import type { Choice } from '../rules/driver'
import { Oracle } from '../rules/oracle'
import type { Actor } from './recording'

/** How many guesses the games have that are kept. */
const LIMIT = 6

/**
 * What happened to a game as a test in the words of the path tests: what was done to it, and after each step what the oracle
 * says is to be seen. `undefined` for a game whose rounds have another limit, which is part of a run.
 */
export function testOfGame({ name, first, steps }: Actor): string | undefined {
  const round = first?.context as Round
  if (round.rules.guesses !== LIMIT) return undefined
  const oracle = new Oracle()
  const lines: string[] = []
  const say = (line: string) =>
    lines.push(`  ${line}`, `  expect(game.read()).toEqual(${code(oracle.read())})`)
  const start = ({ target, rules, puzzle, guesses }: Round) => {
    oracle.start(target, choiceOf(rules), puzzle.deck)
    say(`game.start('${target}', ${code(choiceOf(rules))}, '${puzzle.deck}')`)
    if (guesses.length > 0) sync(guesses)
  }
  const sync = (guesses: readonly CountryCode[]) => {
    oracle.sync(guesses)
    say(`game.sync(${code(guesses)})`)
  }
  start(round)
  let { target } = round
  for (const { event } of steps) {
    if (event.type === 'guess') {
      const isTaken = oracle.guess(event.country)
      say(`expect(game.guess('${event.country}')).toBe(${isTaken})`)
    } else if (event.type === 'choose') {
      const choice = choiceOf(event.rules)
      say(`expect(game.choose(${code(choice)})).toBe(${oracle.choose(choice)})`)
    } else if (event.type === 'sync' && event.round.target !== target) {
      ;({ target } = event.round)
      start(event.round)
    } else if (event.type === 'sync') sync(event.round.guesses)
  }
  return `import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it('goes as it went: ${name}, ${countryOf(target).name.replaceAll("'", '’')}', () => {
  const game = new ActorDriver()
${lines.join('\n')}
})
`
}

function choiceOf({ outline, arrows }: RuleChoice): Choice {
  return [outline, arrows ? 'arrows' : 'no arrows']
}

/** A value as it stands in a program. */
export function code(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${code(part)}`)
    .join(', ')} }`
}
