import { type Actor, createActor, type InspectionEvent } from 'xstate'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { type GameSnapshot, gameMachine } from '../../src/machines/game'
import { type Hint, hintsOf } from '../../src/machines/hint'
import { roundOf } from '../machines/rounds'
import type { Driver, Screen } from './driver'

/** Plays with the game's actor itself, without a screen. A wrong game is judged by handing it in. */
export class ActorDriver implements Driver {
  #actor: Actor<typeof gameMachine> | undefined

  constructor(
    readonly world: {
      readonly machine?: typeof gameMachine
      readonly hints?: typeof hintsOf
      readonly inspect?: (event: InspectionEvent) => void
    } = {},
  ) {}

  start(target: CountryCode): void {
    const { machine = gameMachine, inspect = () => {} } = this.world
    this.#actor = createActor(machine, { input: roundOf(target), inspect }).start()
  }

  guess(country: CountryCode): boolean {
    const event = { type: 'guess', country } as const
    const isTaken = this.#game.getSnapshot().can(event)
    this.#game.send(event)
    return isTaken
  }

  /** Has the game show a round that was played elsewhere. */
  give(target: CountryCode, guesses: readonly CountryCode[]): void {
    this.#game.send({ type: 'given', round: roundOf(target, guesses) })
  }

  read(): Screen {
    return screenOf(this.#game.getSnapshot(), this.world.hints)
  }

  get #game(): Actor<typeof gameMachine> {
    if (this.#actor === undefined) throw new Error('No game was dealt')
    return this.#actor
  }
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
  return `${name} ${distance.toLocaleString('en')} km ${direction?.arrow} ${direction?.word} ${proximity}%`
}
