import { type Actor, createActor, type InspectionEvent } from 'xstate'
import { countryOf } from '../../src/geo/countries'
import type { CountryCode } from '../../src/geo/table'
import { gameMachine } from '../../src/machines/game'
import { hintsOf } from '../../src/machines/hint'
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
    this.#actor = createActor(machine, { input: { target, guesses: [] }, inspect }).start()
  }

  guess(country: CountryCode): boolean {
    const event = { type: 'guess', country } as const
    const isTaken = this.#game.getSnapshot().can(event)
    this.#game.send(event)
    return isTaken
  }

  read(): Screen {
    const snapshot = this.#game.getSnapshot()
    const { hints = hintsOf } = this.world
    const { target, guesses } = snapshot.context
    const isOver = snapshot.hasTag('over')
    return {
      play: snapshot.value,
      guessNumber: isOver ? undefined : guesses.length + 1,
      isOpen: !isOver,
      answer: snapshot.matches('lost') ? countryOf(target).name : undefined,
      rows: hints(snapshot.context).map(({ country, distance, direction, proximity, isCorrect }, index) =>
        isCorrect
          ? `${index + 1} ${country.name} ✓ Correct!`
          : `${index + 1} ${country.name} ${distance.toLocaleString('en')} km ${direction.arrow} ${direction.word} ${proximity}%`,
      ),
    }
  }

  get #game(): Actor<typeof gameMachine> {
    if (this.#actor === undefined) throw new Error('No game was dealt')
    return this.#actor
  }
}
