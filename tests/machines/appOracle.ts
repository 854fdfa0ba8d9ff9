import type { CountryCode } from '../../src/geo/countries'
import { Oracle } from '../paths/oracle'
import { type AppScreen, BEGUN, DAILY, ELSEWHERE, type Move, TODAY, TOMORROW } from './appDriver'

/** The rules of the whole, stated once more: two games that know nothing of each other, a day, a journal. */
export class AppOracle {
  #date = TODAY
  #daily = new Oracle()
  #practice = new Oracle()
  #isPast = false
  #journal: AppScreen['journal'] = 'kept'

  constructor(practiceTarget: CountryCode) {
    this.#daily.start(DAILY)
    this.#practice.start(practiceTarget)
  }

  guess(mode: 'daily' | 'practice', country: CountryCode): void {
    const game = mode === 'daily' ? this.#daily : this.#practice
    game.guess(country)
  }

  deal(target: CountryCode): void {
    this.#practice.start(target)
  }

  make(move: Exclude<Move, 'deal' | `${'daily' | 'practice'} ${'hit' | 'miss'}`>): void {
    if (move === 'next day' && this.#date === TODAY) this.#isPast = true
    if (move.startsWith('come tomorrow')) this.#come(move === 'come tomorrow, begun')
    if (move === 'followed') for (const country of ELSEWHERE) this.guess('daily', country)
    if (move === 'failed') this.#journal = 'unkept'
    if (move === 'kept' && this.#journal === 'unkept') this.#journal = 'kept'
    if (move === 'aside' && this.#journal === 'kept') this.#journal = 'aside'
  }

  /** Whoever comes finds the new day, but for a round of the old one that was begun and is not over. */
  #come(isBegun: boolean): void {
    const { play, rows } = this.#daily.read()
    if (this.#date === TOMORROW || (play === 'playing' && rows.length > 0)) return
    this.#date = TOMORROW
    this.#isPast = false
    this.#daily.start(BEGUN.target)
    if (isBegun) for (const country of BEGUN.guesses) this.#daily.guess(country)
  }

  read(): AppScreen {
    return {
      date: this.#date,
      daily: this.#daily.read(),
      practice: this.#practice.read(),
      isPast: this.#isPast,
      journal: this.#journal,
    }
  }
}
