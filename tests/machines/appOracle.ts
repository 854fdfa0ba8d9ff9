import type { PlaceId } from '../../src/geo/place'
import { dailyTarget } from '../../tools/puzzles'
import { Oracle } from '../../tools/rules/oracle'
import {
  type AppScreen,
  CHALLENGED,
  CHOSEN,
  type Move,
  type Name,
  OPENED,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from './appDriver'

const dates = { past: YESTERDAY, daily: TODAY, tomorrow: TOMORROW } as const

/** The rules of the whole, stated once more: games that know nothing of each other, a day, and what is told of saving. */
export class AppOracle {
  readonly #games = new Map<Name, Oracle>()
  /** How many screens show each. */
  readonly #screens = new Map<Name, number>()
  /** Days that were begun after they had passed. */
  readonly #late = new Set<Name>()
  readonly #said = new Set<Move>()
  /** Who has something that is not stored. */
  readonly #behind = new Set<string>()
  /** What has failed, in this order; and the games that have ended by it, with whether another round was dealt since. */
  #failed: Name[] = []
  readonly #dead = new Set<Name>()
  readonly #ended = new Map<Name, { isDealt: boolean }>()
  #today = TODAY as string
  /** The day that a daily screen has shown last. A past day is none of its days. */
  #shown: 'daily' | 'tomorrow' | undefined

  /** `practiceTarget` is the country that practice asks for after the move. */
  make(move: Move, made: PlaceId | undefined, practiceTarget: PlaceId | undefined): void {
    const [what = '', name = ''] = move.split(' ')
    if (move === 'retry') this.#retry(practiceTarget)
    else if (move === 'puzzle fails') this.#die('daily')
    else if (name === 'fails') this.#fail(what as Name)
    else if (move === 'copy') return
    else if (move === 'daily is not stored') {
      if (this.#games.has('daily') && !this.#dead.has('daily')) this.#note('daily')
    } else if (what === 'open') this.#open(name as Name, practiceTarget)
    else if (what === 'leave') this.#leave(name as Name)
    else if (name === 'choose') this.#choose(what as Name)
    else if (made !== undefined) this.#guess(what as Name, made)
    else if (move === 'next day') this.#today = TOMORROW
    else if (move === 'unsaved' || move === 'run is unsaved') this.#behind.add(what)
    else if (move === 'saved') this.#behind.delete('unsaved')
    else if (move === 'run is saved') this.#behind.delete('run')
    else if (move === 'deal') this.#deal(practiceTarget)
    else this.#said.add(move)
  }

  read(): AppScreen {
    return {
      games: Object.fromEntries(this.#living().map(([name, game]) => [name, game.read()])),
      outlines: Object.fromEntries(this.#living().map(([name, game]) => [name, game.outline()])),
      next: this.#next(),
      isPast: (this.#shown ? dates[this.#shown] : TODAY) < this.#today,
      isUnsaved: this.#behind.size > 0,
      isQuarantined: this.#said.has('quarantined'),
      isLater: this.#said.has('later'),
      isErased: this.#said.has('erased'),
      hasFailed: this.#failed.length > 0,
    }
  }

  #open(name: Name, practiceTarget: PlaceId | undefined): void {
    if (name === 'daily' || name === 'tomorrow') this.#shown = name
    if (this.#dead.has(name)) return
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
    if (!this.#games.has(name) || this.#dead.has(name)) return
    const screens = (this.#screens.get(name) ?? 0) - 1
    this.#screens.set(name, screens)
    if (screens > 0) return
    this.#games.delete(name)
    this.#late.delete(name)
    this.#ended.delete(name)
    this.#failed = this.#failed.filter((other) => other !== name)
  }

  /** What stores a puzzle ends with its game, until it is tried again. */
  #die(name: Name): void {
    if (!this.#games.has(name)) return
    this.#dead.add(name)
    this.#note(name)
  }

  #living(): [Name, Oracle][] {
    return [...this.#games].filter(([name]) => !this.#dead.has(name))
  }

  /** A game that throws ends alone: it goes on showing what it showed, and takes nothing any more. */
  #fail(name: Name): void {
    if (!this.#games.has(name) || this.#ended.has(name) || this.#dead.has(name)) return
    this.#ended.set(name, { isDealt: false })
    this.#note(name)
  }

  #note(name: Name): void {
    if (!this.#failed.includes(name)) this.#failed.push(name)
  }

  /** Each begins again with its guesses, or with what was dealt since. */
  #retry(practiceTarget: PlaceId | undefined): void {
    if (this.#ended.get('practice')?.isDealt) this.#games.get('practice')?.start(practiceTarget ?? 'IT')
    this.#ended.clear()
    this.#dead.clear()
    this.#failed = []
  }

  /** Nobody chooses the rules of what a friend has sent. */
  #choose(name: Name): void {
    if (name !== 'challenge' && !this.#ended.has(name) && !this.#dead.has(name))
      this.#games.get(name)?.choose(CHOSEN)
  }

  #guess(name: Name, country: PlaceId): void {
    const game = this.#ended.has(name) ? undefined : this.#games.get(name)
    const isFirst = game?.read().rows.length === 0
    if (isFirst && name in dates && dates[name as keyof typeof dates] < this.#today) this.#late.add(name)
    game?.guess(country)
  }

  /** That of today, unless the last one was begun on its date and is not over, or the clock was set back. */
  #next(): string {
    if (this.#shown === undefined) return this.#today
    const { play, rows } = this.#living()
      .find(([name]) => name === this.#shown)?.[1]
      .read() ?? { play: 'playing', rows: [] }
    const isInProgress = play === 'playing' && rows.length > 0 && !this.#late.has(this.#shown)
    return isInProgress || this.#today < dates[this.#shown] ? dates[this.#shown] : this.#today
  }

  #deal(target: PlaceId | undefined): void {
    const game = this.#games.get('practice')
    if (game === undefined) return
    if (this.#ended.has('practice')) this.#ended.set('practice', { isDealt: true })
    else game.start(target ?? 'IT')
  }
}
