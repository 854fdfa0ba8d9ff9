import type { CountryCode } from '../../src/geo/countries'
import { dailyTarget } from '../../tools/puzzles'
import { Oracle } from '../paths/oracle'
import { type AppScreen, ELSEWHERE, type Move, type Name, TODAY, TOMORROW } from './appDriver'

const keys = {
  daily: `daily.twenty.${TODAY}`,
  tomorrow: `daily.twenty.${TOMORROW}`,
  practice: 'practice.twenty',
} as const

/** The rules of the whole, stated once more: games that know nothing of each other, a day, and what is told of saving. */
export class AppOracle {
  readonly #games = new Map<Name, Oracle>()
  readonly #asked: string[] = []
  readonly #said = new Set<Move>()
  #today = TODAY as string
  #shown = TODAY as string
  #revision = 0

  /** `practiceTarget` is the country that practice asks for after the move. */
  make(move: Move, made: CountryCode | undefined, practiceTarget: CountryCode | undefined): void {
    const [what = '', name = ''] = move.split(' ')
    if (what === 'open') this.#open(name as Name, practiceTarget)
    else if (made !== undefined) this.#games.get(what as Name)?.guess(made)
    else if (move === 'next day') this.#today = TOMORROW
    else if (move === 'imported') this.#asked.push('look')
    else if (move === 'changed') this.#revision++
    else if (move === 'saved') this.#said.delete('unsaved')
    else if (move === 'deal') this.#deal(practiceTarget)
    else if (move === 'given') this.#give()
    else this.#said.add(move)
  }

  read(): AppScreen {
    return {
      games: Object.fromEntries([...this.#games].map(([name, game]) => [name, game.read()])),
      isPast: this.#shown < this.#today,
      isUnsaved: this.#said.has('unsaved'),
      isQuarantined: this.#said.has('quarantined'),
      isLater: this.#said.has('later'),
      revision: this.#revision,
      asked: this.#asked,
    }
  }

  #open(name: Name, practiceTarget: CountryCode | undefined): void {
    this.#asked.push(`want ${keys[name]}`)
    if (name !== 'practice') this.#shown = name === 'daily' ? TODAY : TOMORROW
    if (this.#games.has(name)) return
    const game = new Oracle()
    game.start(
      name === 'practice' ? (practiceTarget ?? 'IT') : dailyTarget(name === 'daily' ? TODAY : TOMORROW),
    )
    this.#games.set(name, game)
  }

  #deal(target: CountryCode | undefined): void {
    const game = this.#games.get('practice')
    if (game === undefined) return
    this.#asked.push(`deal ${keys.practice}`)
    game.start(target ?? 'IT')
  }

  #give(): void {
    const game = this.#games.get('daily')
    game?.start(dailyTarget(TODAY))
    for (const country of ELSEWHERE) game?.guess(country)
  }
}
