import type { PlaceId } from '../../src/geo/place'

/** What can be seen of a run. Times are in milliseconds. */
export type RunScreen = {
  readonly state: 'ready' | 'playing' | 'over'
  readonly found: number
  /** At which outline it is, from 0. */
  readonly place: number
  /** The wrong answers to that. */
  readonly wrong: readonly PlaceId[]
  /** `undefined` where there is no clock, or no run is played. */
  readonly left: number | undefined
  readonly missed: number
}

export type Wanted = { readonly kind: 'sprint' | 'streak'; readonly scale: 1 | 10 | undefined }

/** The rules of a run as docs/rules.md has them, stated once more and sharing no code with the machine. */
export class RunOracle {
  #state: RunScreen['state'] = 'ready'
  #isStopped = false
  #kind: Wanted['kind'] = 'sprint'
  #scale: number | undefined
  #outlines: readonly PlaceId[] = []
  #choosable: readonly PlaceId[] = []
  #place = 0
  #found = 0
  #missed = 0
  #skips = 0
  #row = 0
  #wrong: PlaceId[] = []
  #left = 0
  #clock = 0

  /** `choosable` are the countries that can be answered. */
  begin(
    { kind, scale }: Wanted,
    outlines: readonly PlaceId[],
    choosable: readonly PlaceId[],
    now: number,
  ): void {
    this.#state = 'playing'
    this.#isStopped = false
    this.#kind = kind
    this.#scale = kind === 'streak' ? undefined : scale
    this.#outlines = outlines
    this.#choosable = choosable
    this.#place = this.#found = this.#missed = this.#skips = this.#row = 0
    this.#wrong = []
    this.#left = 180_000 * (scale ?? 0)
    this.#clock = now
  }

  /** The clock of the device shows this now: a run knows that only while it is looked at. */
  look(now: number): void {
    if (this.#state !== 'playing') return
    if (now > this.#clock) this.#left -= now - this.#clock
    this.#clock = now
    this.#judge()
  }

  answer(country: PlaceId, now: number): void {
    this.look(now)
    if (this.#state !== 'playing' || this.#wrong.includes(country)) return
    if (!this.#choosable.includes(country)) return
    if (country === this.#outlines[this.#place]) {
      this.#found += 1
      this.#row += 1
      if (this.#row % 5 === 0) this.#left += 10_000 * (this.#scale ?? 0)
      if (this.#wrong.length > 0) this.#missed += 1
      this.#next()
    } else {
      this.#pay()
      this.#wrong.push(country)
      if (this.#kind === 'streak') {
        this.#missed += 1
        this.#next()
        this.#state = 'over'
      }
    }
    this.#judge()
  }

  skip(now: number): void {
    this.look(now)
    if (this.#state !== 'playing' || (this.#kind === 'streak' && this.#skips === 1)) return
    this.#skips += 1
    this.#missed += 1
    this.#pay()
    this.#next()
    this.#judge()
  }

  stop(now: number): void {
    this.look(now)
    if (this.#state !== 'playing') return
    this.#state = 'over'
    this.#isStopped = true
  }

  again(): void {
    if (this.#state === 'over') this.#state = 'ready'
  }

  /** Whether an outline was on the screen at the end that nothing has come of. */
  isSeeking(): boolean {
    const isEnded = this.#kind === 'sprint' || this.#isStopped
    return isEnded && this.#place < this.#outlines.length
  }

  read(): RunScreen {
    const isRunning = this.#state === 'playing'
    return {
      state: this.#state,
      found: this.#found,
      place: this.#place,
      wrong: isRunning ? [...this.#wrong] : [],
      left: isRunning && this.#scale !== undefined ? this.#left : undefined,
      missed: this.#missed,
    }
  }

  #next(): void {
    this.#place += 1
    this.#wrong = []
  }

  #pay(): void {
    this.#row = 0
    this.#left -= 10_000 * (this.#scale ?? 0)
  }

  #judge(): void {
    const isOut = this.#scale !== undefined && this.#left <= 0
    if (isOut || this.#place === this.#outlines.length) this.#state = 'over'
  }
}
