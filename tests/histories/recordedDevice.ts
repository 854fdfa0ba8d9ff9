import type { PlaceId } from '../../src/geo/place'
import { roundIn, writeRound } from '../../src/machines/journal/storedRound'
import { keyOf, type Puzzle } from '../../src/machines/rules/puzzle'
import { guessesLeft, isOver, newRound, type Round, withHelp } from '../../src/machines/rules/round'
import type { Choice, Help, Taken } from '../../tools/rules/driver'
import { memoryStore } from '../machines/memoryStore'
import { fakeWorld, openTab } from '../machines/world'
import { rulesOf } from '../paths/actor'

/** A round as it was recorded, under rules as a person chooses them. */
type RecordedRound = Omit<Round, 'rules' | 'aids' | 'help'> & {
  readonly rules: Choice
  readonly taken: Taken
}

/** What a screen shows of a round and how many guesses are left to it, and what the store has of it. */
type Both = {
  readonly shown: readonly PlaceId[]
  readonly stored: readonly PlaceId[]
  readonly left: number
}

/** A device with its store and one tab, as tests play on it that the inspector has recorded of the root. */
export class RecordedDevice {
  readonly #store = memoryStore()
  readonly #puzzles = new Map<string, Puzzle>()
  #device = fakeWorld({ store: this.#store })
  #tab = openTab(this.#device.world)

  /** A time in milliseconds since 1970. */
  at(now: number): void {
    this.#device.told.now = now
    this.#device.told.tick()
  }

  /**
   * A round is opened, or another one dealt, or it has gone on elsewhere, and it stands like this; with as many guesses as its
   * puzzle has, or else with these.
   */
  begin(recorded: RecordedRound, limit?: number): void {
    const { puzzle, target, rules: choice, guesses, taken, isGivenUp, deal, dealt, begun } = recorded
    this.#puzzles.set(keyOf(puzzle), puzzle)
    const round = newRound(puzzle, target, deal, dealt, rulesOf(choice))
    const rules = { ...round.rules, ...(limit !== undefined && { guesses: limit }) }
    writeRound(this.#store, { ...withHelp(round, taken), rules, guesses, isGivenUp, begun })
    this.#device.told.back()
    this.#tab.game(puzzle)
  }

  /** Of whatever is sent, which may be no country. */
  guess(key: string, country: unknown): void {
    this.#tab.guess(this.#puzzle(key), country as PlaceId)
  }

  choose(key: string, choice: Choice): void {
    this.#tab.game(this.#puzzle(key)).send({ type: 'choose', rules: rulesOf(choice) })
  }

  help(key: string, aid: Help): void {
    this.#tab.game(this.#puzzle(key)).send({ type: 'help', aid })
  }

  giveUp(key: string): void {
    this.#tab.game(this.#puzzle(key)).send({ type: 'giveUp' })
  }

  /** The page is loaded anew. */
  reload(): void {
    const { now } = this.#device.told
    this.#device = fakeWorld({ store: this.#store })
    this.#device.told.now = now
    this.#tab = openTab(this.#device.world)
  }

  read(key: string): Both {
    const puzzle = this.#puzzle(key)
    const stored = roundIn(this.#store, puzzle)
    const round = this.#tab.round(puzzle)
    return {
      shown: round.guesses,
      stored: stored?.guesses ?? [],
      left: isOver(round) ? 0 : guessesLeft(round),
    }
  }

  #puzzle(key: string): Puzzle {
    const puzzle = this.#puzzles.get(key)
    if (puzzle === undefined) throw new Error(`No round of ${key} was begun`)
    return puzzle
  }
}
