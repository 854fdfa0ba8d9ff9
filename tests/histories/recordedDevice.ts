import type { CountryCode } from '../../src/geo/countries'
import { readRound, writeRound } from '../../src/machines/journal/storedRound'
import { keyOf, type Puzzle } from '../../src/machines/puzzle'
import type { Round } from '../../src/machines/round'
import type { RuleChoice } from '../../src/machines/rules'
import { memoryStore } from '../machines/memoryStore'
import { fakeWorld, openTab } from '../machines/world'

/** What a screen shows of a round, and what the store has of it. */
type Both = { readonly shown: readonly CountryCode[]; readonly stored: readonly CountryCode[] }

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

  /** A round is opened, or another one dealt, and it stands like this. */
  begin(round: Round): void {
    this.#puzzles.set(keyOf(round.puzzle), round.puzzle)
    writeRound(this.#store, round)
    this.#device.told.back()
    this.#tab.game(round.puzzle)
  }

  guess(key: string, country: CountryCode): void {
    this.#tab.guess(this.#puzzle(key), country)
  }

  choose(key: string, rules: RuleChoice): void {
    this.#tab.game(this.#puzzle(key)).send({ type: 'choose', rules })
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
    const page = readRound(this.#store, puzzle)
    return {
      shown: this.#tab.round(puzzle).guesses,
      stored: page.kind === 'round' ? page.round.guesses : [],
    }
  }

  #puzzle(key: string): Puzzle {
    const puzzle = this.#puzzles.get(key)
    if (puzzle === undefined) throw new Error(`No round of ${key} was begun`)
    return puzzle
  }
}
