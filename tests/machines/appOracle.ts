import type { CountryCode } from '../../src/geo/countries'
import { dailyTarget } from '../../tools/puzzles'
import { Oracle } from '../../tools/rules/oracle'
import {
  type AppScreen,
  CHALLENGED,
  CHOSEN,
  challenge,
  type Move,
  type Name,
  OPENED,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from './appDriver'

const dates = { past: YESTERDAY, daily: TODAY, tomorrow: TOMORROW } as const

const keys = {
  past: `daily.twenty.${YESTERDAY}`,
  daily: `daily.twenty.${TODAY}`,
  tomorrow: `daily.twenty.${TOMORROW}`,
  practice: 'practice.twenty',
  challenge: `challenge.${challenge.token}`,
} as const

/** The rules of the whole, stated once more: games that know nothing of each other, a day, and what is told of saving. */
export class AppOracle {
  readonly #games = new Map<Name, Oracle>()
  /** How many screens show each. */
  readonly #screens = new Map<Name, number>()
  /** Days that were begun after they had passed. */
  readonly #late = new Set<Name>()
  readonly #asked: string[] = []
  readonly #said = new Set<Move>()
  #today = TODAY as string
  /** The day that a daily screen has shown last. A past day is none of its days. */
  #shown: 'daily' | 'tomorrow' | undefined

  /** `practiceTarget` is the country that practice asks for after the move. */
  make(move: Move, made: CountryCode | undefined, practiceTarget: CountryCode | undefined): void {
    const [what = '', name = ''] = move.split(' ')
    if (what === 'open') this.#open(name as Name, practiceTarget)
    else if (what === 'leave') this.#leave(name as Name)
    else if (name === 'choose') this.#choose(what as Name)
    else if (made !== undefined) this.#guess(what as Name, made)
    else if (move === 'next day') this.#today = TOMORROW
    else if (move === 'saved') this.#said.delete('unsaved')
    else if (move === 'deal') this.#deal(practiceTarget)
    else this.#said.add(move)
  }

  read(): AppScreen {
    return {
      games: Object.fromEntries([...this.#games].map(([name, game]) => [name, game.read()])),
      outlines: Object.fromEntries([...this.#games].map(([name, game]) => [name, game.outline()])),
      next: this.#next(),
      isPast: (this.#shown ? dates[this.#shown] : TODAY) < this.#today,
      isUnsaved: this.#said.has('unsaved'),
      isQuarantined: this.#said.has('quarantined'),
      isLater: this.#said.has('later'),
      asked: this.#asked,
    }
  }

  #open(name: Name, practiceTarget: CountryCode | undefined): void {
    this.#asked.push(`want ${keys[name]}`)
    if (name === 'daily' || name === 'tomorrow') this.#shown = name
    this.#screens.set(name, (this.#screens.get(name) ?? 0) + 1)
    if (this.#games.has(name)) return
    const game = new Oracle()
    if (name === 'challenge') game.start(CHALLENGED, OPENED.challenge)
    else if (name === 'practice') game.start(practiceTarget ?? 'IT', OPENED.practice)
    else game.start(dailyTarget(dates[name]), OPENED[name])
    this.#games.set(name, game)
  }

  /** A game that no screen shows is gone; this journal keeps nothing of it. */
  #leave(name: Name): void {
    if (!this.#games.has(name)) return
    this.#asked.push(`leave ${keys[name]}`)
    const screens = (this.#screens.get(name) ?? 0) - 1
    this.#screens.set(name, screens)
    if (screens > 0) return
    this.#games.delete(name)
    this.#late.delete(name)
  }

  /** Nobody chooses the rules of what a friend has sent. */
  #choose(name: Name): void {
    if (name !== 'challenge') this.#games.get(name)?.choose(CHOSEN)
  }

  #guess(name: Name, country: CountryCode): void {
    const game = this.#games.get(name)
    const isFirst = game?.read().rows.length === 0
    if (isFirst && name in dates && dates[name as keyof typeof dates] < this.#today) this.#late.add(name)
    game?.guess(country)
  }

  /** That of today, unless the last one was begun on its date and is not over, or the clock was set back. */
  #next(): string {
    if (this.#shown === undefined) return this.#today
    const { play, rows } = this.#games.get(this.#shown)?.read() ?? { play: 'playing', rows: [] }
    const isInProgress = play === 'playing' && rows.length > 0 && !this.#late.has(this.#shown)
    return isInProgress || this.#today < dates[this.#shown] ? dates[this.#shown] : this.#today
  }

  #deal(target: CountryCode | undefined): void {
    const game = this.#games.get('practice')
    if (game === undefined) return
    this.#asked.push(`deal ${keys.practice}`)
    game.start(target ?? 'IT')
  }
}
