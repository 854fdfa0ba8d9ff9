import type { CountryCode } from '../../src/geo/countries'
import type { UtcDate } from '../../src/machines/day'
import { seal, unseal } from '../../src/machines/journal/seal'
import type { Store } from '../../src/machines/store'
import { dailyTarget } from '../../tools/puzzles'

type Round = { readonly target: CountryCode; readonly guesses: readonly CountryCode[] }

/**
 * A tab in which version 1 of the program is still open: as much of it as stores anything, as it was. It remembers its
 * rounds, joins them with what it finds under its own keys, and knows of no other keys and of no eras.
 */
export class OlderTab {
  daily: Round
  practice: Round

  constructor(
    readonly store: Store,
    readonly date: UtcDate,
    dealt: CountryCode,
    readonly copy: (text: string) => void,
  ) {
    this.daily = this.#read(this.#key, date) ?? { target: dailyTarget(date), guesses: [] }
    this.practice = this.#read('outline.practice', 'outline.practice') ?? { target: dealt, guesses: [] }
  }

  get #key(): string {
    return `outline.day.${this.date}`
  }

  guessDaily(guess: CountryCode): void {
    if (!isOpen(this.daily, guess)) return
    this.daily = { ...this.daily, guesses: [...this.daily.guesses, guess] }
    const stored = this.#read(this.#key, this.date)
    const joined = stored ? join(stored, this.daily) : this.daily
    const isNoted = this.#write(this.#key, joined, this.date)
    this.copy(`${this.date} ${encode(isNoted ? joined : this.daily, this.date)}`)
    if (isNoted) this.#follow(joined)
  }

  guessPractice(guess: CountryCode): void {
    if (!isOpen(this.practice, guess)) return
    this.practice = { ...this.practice, guesses: [...this.practice.guesses, guess] }
    this.#write('outline.practice', this.practice, 'outline.practice')
  }

  deal(target: CountryCode): void {
    this.practice = { target, guesses: [] }
    this.#write('outline.practice', this.practice, 'outline.practice')
  }

  erase(): void {
    try {
      for (const key of this.store.keys()) if (key.startsWith('outline.')) this.store.remove(key)
    } catch {
      // As it did.
    }
  }

  stored(key: string): void {
    const stored = key === this.#key ? this.#read(this.#key, this.date) : undefined
    if (stored) this.#follow(stored)
  }

  #follow({ guesses }: Round): void {
    for (const guess of guesses)
      if (isOpen(this.daily, guess)) this.daily = { ...this.daily, guesses: [...this.daily.guesses, guess] }
  }

  #read(key: string, salt: string): Round | undefined {
    try {
      const { target, guesses } = JSON.parse(this.store.get(key) ?? '')
      return { target: target.length === 2 ? target : unseal(target, salt), guesses }
    } catch {
      return undefined
    }
  }

  #write(key: string, round: Round, salt: string): boolean {
    try {
      this.store.get(key)
      this.store.set(key, encode(round, salt))
      return true
    } catch {
      return false
    }
  }
}

function encode(round: Round, salt: string): string {
  const { target, guesses } = round
  return JSON.stringify({ version: 1, target: isOver(round) ? target : seal(target, salt), guesses })
}

function isOver({ target, guesses }: Round): boolean {
  return guesses.at(-1) === target || guesses.length >= 6
}

function isOpen(round: Round, guess: CountryCode): boolean {
  return !isOver(round) && !round.guesses.includes(guess)
}

function join(first: Round, second: Round): Round {
  if (isOver(first)) return first
  if (isOver(second)) return second
  const guesses = [...first.guesses]
  for (const guess of second.guesses)
    if (!guesses.includes(guess) && !isOver({ ...first, guesses })) guesses.push(guess)
  return { ...first, guesses }
}
