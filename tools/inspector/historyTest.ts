import type { CountryCode } from '../../src/geo/countries'
import { keyOf } from '../../src/machines/puzzle'
import type { Round } from '../../src/machines/round'
import { Oracle } from '../rules/oracle'
import { code } from './gameTest'
import type { Actor, Recording } from './recording'

/**
 * What happened in all the games of a root, in its order, as a history of a device: after each guess the screen and the store
 * have what the oracle says was guessed, and after a reload at the end they still do.
 */
export function testOfHistory(recording: Recording, root: Actor): string {
  const lines: string[] = []
  const games = new Map<
    string,
    { target: CountryCode; readonly guesses: CountryCode[]; readonly oracle: Oracle }
  >()
  const expectation = (key: string) => {
    const guesses = code(games.get(key)?.guesses ?? [])
    return `expect(device.read('${key}')).toEqual({ shown: ${guesses}, stored: ${guesses} })`
  }
  const begin = (round: Round) => {
    const oracle = new Oracle()
    oracle.start(round.target, ['shown', 'arrows'], round.puzzle.deck)
    for (const guess of round.guesses) oracle.guess(guess)
    games.set(keyOf(round.puzzle), { target: round.target, guesses: [...round.guesses], oracle })
    lines.push(`device.begin(${code({ ...round, begun: round.begun })})`, expectation(keyOf(round.puzzle)))
  }
  for (const { sessionId, event, before, after, at } of recording.steps) {
    const actor = recording.actors.get(sessionId)
    const round = (before ?? after)?.context as Round | undefined
    if (actor?.parentId !== root.sessionId || round?.puzzle === undefined) continue
    const key = keyOf(round.puzzle)
    if (!games.has(key)) {
      lines.push(`device.at(${at})`)
      begin(round)
    }
    const game = games.get(key)
    if (event.type === 'guess') {
      if (game?.oracle.guess(event.country)) game.guesses.push(event.country)
      lines.push(`device.at(${at})`, `device.guess('${key}', '${event.country}')`, expectation(key))
    } else if (event.type === 'choose') lines.push(`device.choose('${key}', ${code(event.rules)})`)
    else if (event.type === 'sync' && event.round.target !== game?.target) begin(event.round)
  }
  lines.push('device.reload()', ...[...games.keys()].map(expectation))
  return `import { expect, it } from 'vitest'
import { RecordedDevice } from '../../histories/recordedDevice'

it('is kept as it was played', () => {
  const device = new RecordedDevice()
${lines.map((line) => `  ${line}`).join('\n')}
})
`
}
