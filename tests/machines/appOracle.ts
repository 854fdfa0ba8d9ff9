import type { CountryCode } from '../../src/geo/table'
import { Oracle } from '../paths/oracle'
import { type AppScreen, DAILY, ELSEWHERE, type Move } from './appDriver'

/** The rules of the whole, stated once more: two games that know nothing of each other, a day, a journal. */
export class AppOracle {
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
    if (move === 'next day') this.#isPast = true
    if (move === 'followed') for (const country of ELSEWHERE) this.guess('daily', country)
    if (move === 'failed') this.#journal = 'unkept'
    if (move === 'kept' && this.#journal === 'unkept') this.#journal = 'kept'
    if (move === 'aside' && this.#journal === 'kept') this.#journal = 'aside'
  }

  read(): AppScreen {
    return {
      daily: this.#daily.read(),
      practice: this.#practice.read(),
      isPast: this.#isPast,
      journal: this.#journal,
    }
  }
}
