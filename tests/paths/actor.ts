import { type Actor, createActor, type InspectionEvent } from 'xstate'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import type { DeckName } from '../../src/geo/decks'
import { type GameSnapshot, gameMachine } from '../../src/machines/game'
import { type Hint, hintsOf } from '../../src/machines/hint'
import type { Puzzle } from '../../src/machines/puzzle'
import { isOutlineSeen } from '../../src/machines/round'
import { type Rules, standardRules } from '../../src/machines/rules'
import { dailyOf } from '../../tools/puzzles'
import type { Choice, OutlineSeen, RulesDriver, Screen } from '../../tools/rules/driver'
import { roundOf } from '../machines/rounds'
import { TODAY } from './model'

/** Plays with the game's actor itself, without a screen. A wrong game is judged by handing it in. */
export class ActorDriver implements RulesDriver {
  #actor: Actor<typeof gameMachine> | undefined

  constructor(
    readonly world: {
      readonly machine?: typeof gameMachine
      readonly hints?: typeof hintsOf
      readonly isSeen?: typeof isOutlineSeen
      readonly inspect?: (event: InspectionEvent) => void
    } = {},
  ) {}

  start(target: CountryCode, choice: Choice = ['shown', 'arrows'], deck: DeckName = 'twenty'): void {
    const { machine = gameMachine, inspect = () => {} } = this.world
    const puzzle: Puzzle = deck === 'twenty' ? dailyOf(TODAY) : { kind: 'practice', deck }
    const input = { ...roundOf(target, [], puzzle), rules: rulesOf(choice) }
    this.#actor = createActor(machine, { input, inspect }).start()
  }

  choose(choice: Choice): boolean {
    const event = { type: 'choose', rules: rulesOf(choice) } as const
    const isTaken = this.#game.getSnapshot().can(event)
    this.#game.send(event)
    return isTaken
  }

  outline(): OutlineSeen {
    return outlineOf(this.#game.getSnapshot(), this.world.isSeen)
  }

  guess(country: CountryCode): boolean {
    const event = { type: 'guess', country, on: TODAY } as const
    const isTaken = this.#game.getSnapshot().can(event)
    this.#game.send(event)
    return isTaken
  }

  sync(guesses: readonly CountryCode[]): void {
    this.#game.send({ type: 'sync', round: { ...this.#game.getSnapshot().context, guesses } })
  }

  read(): Screen {
    return screenOf(this.#game.getSnapshot(), this.world.hints)
  }

  get #game(): Actor<typeof gameMachine> {
    if (this.#actor === undefined) throw new Error('No game was dealt')
    return this.#actor
  }
}

/** Rules as the game has them. */
export function rulesOf([outline, arrows]: Choice): Rules {
  return { ...standardRules, outline, arrows: arrows === 'arrows' }
}

/** How a screen has to show the outline of a game in this state. */
export function outlineOf(snapshot: GameSnapshot, isSeen = isOutlineSeen): OutlineSeen {
  if (!isSeen(snapshot.context)) return 'hidden'
  return snapshot.hasTag('over') || snapshot.context.rules.outline !== 'turned' ? 'shown' : 'turned'
}

/** What a screen has to show of a game in this state. */
export function screenOf(snapshot: GameSnapshot, hints = hintsOf): Screen {
  const { target, guesses } = snapshot.context
  const isOver = snapshot.hasTag('over')
  return {
    play: snapshot.value,
    guessNumber: isOver ? undefined : guesses.length + 1,
    isOpen: !isOver,
    answer: snapshot.matches('lost') ? countryOf(target).name : undefined,
    rows: hints(snapshot.context).map((hint, index) => `${index + 1} ${rowOf(hint)}`),
  }
}

function rowOf({ country: { name }, distance, direction, proximity, isCorrect }: Hint): string {
  if (isCorrect) return `${name} ✓ Correct!`
  const wind = direction && `${direction.arrow} ${direction.word}`
  return [name, distance.toLocaleString('en'), 'km', ...(wind ? [wind] : []), `${proximity}%`].join(' ')
}
