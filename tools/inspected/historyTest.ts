import type { PlaceId } from '../../src/geo/place'
import type { GameEvent } from '../../src/machines/game'
import { keyOf } from '../../src/machines/rules/puzzle'
import type { Round } from '../../src/machines/rules/round'
import type { Actor, Recorded } from '../inspector/adapter'
import { Oracle } from '../rules/oracle'
import { call } from './code'
import { choiceOf, chosenIn, ownLimit, takenIn } from './gameTest'

/** Guesses in a game of a device. The oracle judges which of them were taken. */
type Played = { readonly guesses: PlaceId[]; readonly oracle: Oracle }

/**
 * What happened in all the games of a root, in its order, as a history of a device: after each guess the screen and the store
 * have what the oracle says was guessed, and after a reload at the end they still do.
 */
export function testOfHistory(recording: Recorded, root: Actor): string {
  const lines: string[] = []
  const games = new Map<string, Played>()
  const see = (key: string) => {
    const { guesses = [], oracle } = games.get(key) ?? {}
    const seen = { shown: guesses, stored: guesses, left: oracle?.look().left }
    lines.push(call(`expect(device.read('${key}')).toEqual`, seen))
  }
  const begin = (round: Round) => {
    const oracle = new Oracle()
    const key = keyOf(round.puzzle)
    const own = ownLimit(round)
    oracle.start(round.target, chosenIn(round), round.puzzle, own)
    oracle.sync(round.guesses, undefined, round.isGivenUp ? 'given up' : undefined, takenIn(round))
    games.set(key, { guesses: [...round.guesses], oracle })
    const { puzzle, target, guesses, isGivenUp, deal, dealt, begun } = round
    const begins = {
      puzzle,
      target,
      rules: chosenIn(round),
      guesses,
      taken: takenIn(round),
      isGivenUp,
      deal,
      dealt,
      begun,
    }
    lines.push(call('device.begin', begins, ...(own === undefined ? [] : [own])))
    see(key)
  }
  const tell = (event: GameEvent, key: string, at: number) => {
    const game = games.get(key)
    switch (event.type) {
      case 'guess':
        if (game?.oracle.guess(event.country)) game.guesses.push(event.country)
        lines.push(call('device.at', at), call('device.guess', key, event.country))
        see(key)
        break
      case 'giveUp':
        game?.oracle.giveUp()
        lines.push(call('device.giveUp', key))
        see(key)
        break
      case 'help':
        game?.oracle.help(event.aid)
        lines.push(call('device.help', key, event.aid))
        see(key)
        break
      case 'choose':
        game?.oracle.choose(choiceOf(event.rules))
        lines.push(call('device.choose', key, choiceOf(event.rules)))
        break
      case 'sync':
        begin(event.round)
        break
      default:
        event satisfies never
    }
  }
  for (const { sessionId, event, before, after, at } of recording.steps) {
    const actor = recording.actors.get(sessionId)
    const round = (before ?? after)?.context as Round | undefined
    const parent = recording.actors.get(actor?.parentId ?? '')
    // A run has games as well, which the store knows nothing of.
    const isOpen = parent?.parentId === root.sessionId && parent.name.startsWith('puzzle.')
    if (!isOpen || round?.guesses === undefined) continue
    const key = keyOf(round.puzzle)
    if (!games.has(key)) {
      lines.push(call('device.at', at))
      begin(round)
    }
    tell(event as GameEvent, key, at)
  }
  lines.push(call('device.reload'))
  for (const key of games.keys()) see(key)
  return `import { expect, it } from 'vitest'
import { RecordedDevice } from '../../histories/recordedDevice'

it('is kept as it was played', () => {
  const device = new RecordedDevice()
${lines.join('\n')}
})
`
}
