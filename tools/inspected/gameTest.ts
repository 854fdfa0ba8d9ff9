import { placeOf } from '../../src/geo/places'
import type { GameEvent } from '../../src/machines/game'
import { choiceIn, type Round } from '../../src/machines/rules/round'
import { aidsIn, GUESSES, type RuleChoice } from '../../src/machines/rules/rules'
import type { Actor } from '../inspector/adapter'
import type { Choice, Taken } from '../rules/driver'
import { Oracle } from '../rules/oracle'
import { call, flat, quoted } from './code'

/**
 * What happened to a game as a test in the words of the path tests: what was done to it, and after each step what the oracle
 * says is to be seen.
 */
export function testOfGame({ name, first, steps }: Actor): string {
  const oracle = new Oracle()
  const lines: string[] = []
  const see = () => lines.push(call('expect(game.look()).toEqual', defined(oracle.look())))
  const say = (method: 'start' | 'deal' | 'sync', ...args: readonly unknown[]) => {
    lines.push(call(`game.${method}`, ...args))
    see()
  }
  const ask = (method: 'guess' | 'choose' | 'help' | 'giveUp', wanted: unknown, isTaken: boolean) => {
    lines.push(call(`expect(game.${method}(${wanted === undefined ? '' : flat(wanted)})).toBe`, isTaken))
    see()
  }
  let round = first?.context as Round
  const sync = (next: Round, isChosen = false) => {
    const end = next.isGivenUp ? 'given up' : undefined
    const choice = isChosen || end ? chosenIn(next) : undefined
    const taken = takenIn(next)
    const args = [next.guesses, choice, end, Object.keys(taken).length > 0 ? taken : undefined] as const
    oracle.sync(...args)
    say('sync', ...args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1))
  }
  const { puzzle, target } = round
  const own = ownLimit(round)
  oracle.start(target, chosenIn(round), puzzle, own)
  say('start', target, chosenIn(round), puzzle, ...(own === undefined ? [] : [own]))
  if (round.guesses.length > 0) sync(round)
  const tell = (event: GameEvent) => {
    switch (event.type) {
      case 'guess':
        ask('guess', event.country, oracle.guess(event.country))
        break
      case 'giveUp':
        ask('giveUp', undefined, oracle.giveUp())
        break
      case 'help':
        ask('help', event.aid, oracle.help(event.aid))
        break
      case 'choose': {
        const choice = choiceOf(event.rules)
        ask('choose', choice, oracle.choose(choice))
        break
      }
      case 'sync': {
        const next = event.round
        const choice = chosenIn(next)
        if (next.target !== round.target || next.deal !== round.deal) {
          oracle.deal(next.target, choice)
          say('deal', next.target, choice)
          if (next.guesses.length > 0) sync(next)
        } else sync(next, flat(choice) !== flat(chosenIn(round)))
        break
      }
      default:
        event satisfies never
    }
  }
  for (const { event, after } of steps) {
    tell(event as GameEvent)
    round = (after?.context as Round | undefined) ?? round
  }
  return `import { expect, it } from 'vitest'
import { ActorDriver } from '../actor'

it(${quoted(`goes as it went: ${name}, ${placeOf(target).name}`)}, () => {
  const game = new ActorDriver()
${lines.join('\n')}
})
`
}

/** Rules as the drivers of the tests choose them. */
export function choiceOf({ outline, arrows, aids }: RuleChoice): Choice {
  return [outline, arrows ? 'arrows' : 'no arrows', ...aids]
}

/** Rules of a round as the drivers of the tests choose them: those of a challenge have the help that its link allows. */
export function chosenIn(round: Round): Choice {
  const choice = choiceIn(round)
  return choiceOf(round.puzzle.kind === 'challenge' ? { ...choice, aids: round.aids } : choice)
}

/** Help that was taken in a round since its first guess. */
export function takenIn({ help }: Round): Taken {
  return Object.fromEntries(aidsIn(help).flatMap((aid) => (help[aid] ? [[aid, help[aid]]] : [])))
}

/** Number of guesses of a round, where it is not that of a new one. */
export function ownLimit({ rules }: Pick<Round, 'rules'>): number | undefined {
  return rules.guesses === GUESSES ? undefined : rules.guesses
}

/** The fields of which there is something to say. */
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
