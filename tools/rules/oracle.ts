import { countries } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import drawnAreas from '../../src/geo/drawnAreas.json' with { type: 'json' }
import type { PlaceId } from '../../src/geo/place'
import type { Choice, Help, OutlineSeen, PuzzleKind, RulesDriver, Screen, Sight, Taken } from './driver'

/**
 * The rules of the game as docs/rules.md has them, stated once more and sharing no code with the
 * machine. Of the game it knows only the names and the centroids of the countries.
 */
export class Oracle implements RulesDriver {
  #target: PlaceId = 'IT'
  #guesses: PlaceId[] = []
  #outline: OutlineSeen = 'shown'
  #hasArrows = true
  /** Help that the rules have from the start, or that the link of a challenge allows. */
  #chosen: readonly Help[] = []
  /** Help that was taken, each with the guess after which it was. */
  #taken = new Map<Help, number>()
  #puzzle: PuzzleKind = { kind: 'daily', deck: 'twenty' }
  #limit = 6
  #hasGivenUp = false

  start(
    target: PlaceId,
    choice: Choice = ['shown', 'arrows'],
    puzzle: PuzzleKind = { kind: 'daily', deck: 'twenty' },
    limit = 6,
  ): void {
    this.#puzzle = puzzle
    this.#limit = limit
    this.deal(target, choice)
  }

  deal(target: PlaceId, choice: Choice = ['shown', 'arrows']): void {
    this.#target = target
    this.#taken.clear()
    this.sync([], choice)
  }

  /**
   * Until the first guess rules may be chosen, but for a challenge, and nobody can unsee: an outline that was shown is not
   * turned or hidden any more, nor is one that was turned hidden.
   */
  choose(choice: Choice): boolean {
    if (this.#guesses.length > 0 || this.#puzzle.kind === 'challenge') return false
    const [outline, arrows, ...help] = choice
    const isUnseen = this.#outline === 'hidden' || (this.#outline === 'turned' && outline === 'shown')
    const before = this.#rules()
    this.#take([isUnseen ? outline : this.#outline, arrows, ...help])
    return before !== this.#rules()
  }

  outline(): OutlineSeen {
    return this.#play() === 'playing' ? this.#outline : 'shown'
  }

  guess(country: PlaceId): boolean {
    if (this.#play() !== 'playing') return false
    if (this.#guesses.includes(country) || !deckOf(this.#puzzle.deck).codes.includes(country)) return false
    this.#guesses.push(country)
    return true
  }

  /**
   * From the first guess to the end, any help that the puzzle has and the player has not; in a challenge only what its link
   * allows.
   */
  help(aid: Help): boolean {
    const isAllowed = this.#puzzle.kind === 'challenge' ? this.#chosen.includes(aid) : this.#isOffered(aid)
    if (!isAllowed || this.#has(aid) || this.#guesses.length === 0 || this.#play() !== 'playing') return false
    this.#taken.set(aid, this.#guesses.length)
    return true
  }

  /** Practice, or any game with more guesses, once a guess was made. */
  giveUp(): boolean {
    const isOffered = this.#puzzle.kind === 'practice' || this.#has('more')
    if (!isOffered || this.#guesses.length === 0 || this.#play() !== 'playing') return false
    this.#hasGivenUp = true
    return true
  }

  sync(guesses: readonly PlaceId[], choice?: Choice, end?: 'given up', taken?: Taken): void {
    if (taken !== undefined) this.#taken = new Map(Object.entries(taken) as [Help, number][])
    this.#guesses = [...guesses]
    this.#hasGivenUp = end !== undefined
    if (choice !== undefined) this.#take(choice)
  }

  look(): Sight {
    const left = this.#play() === 'playing' ? Math.max(0, this.#limit - this.#guesses.length) : 0
    const told = this.#told()
    const helped = HELP.flatMap((aid) => (this.#has(aid) ? [`${aid} ${this.#taken.get(aid) ?? 0}`] : []))
    return {
      ...this.read(),
      outline: this.outline(),
      left,
      helped: helped.length > 0 ? helped : undefined,
      told: told.length > 0 ? told : undefined,
    }
  }

  read(): Screen {
    const play = this.#play()
    return {
      play,
      guessNumber: play === 'playing' ? this.#guesses.length + 1 : undefined,
      isOpen: play === 'playing',
      answer: play === 'lost' ? placeOf(this.#target).name : undefined,
      rows: this.#guesses.map(
        (guess, index) => `${index + 1} ${rowFor(guess, this.#target, this.#hasArrows)}`,
      ),
    }
  }

  #take([outline, arrows, ...help]: Choice): void {
    this.#outline = outline
    this.#hasArrows = arrows === 'arrows'
    this.#chosen = help.filter((each) => this.#isOffered(each))
  }

  #isOffered(aid: Help): boolean {
    return (
      (aid !== 'fit' || this.#puzzle.kind === 'practice') &&
      (aid !== 'shapes' || this.#outline !== 'hidden') &&
      (deckOf(this.#puzzle.deck).countries !== undefined || (aid !== 'globe' && aid !== 'continent'))
    )
  }

  #has(aid: Help): boolean {
    return this.#taken.has(aid) || (this.#puzzle.kind !== 'challenge' && this.#chosen.includes(aid))
  }

  /**
   * The continent after the third guess; the guesses on a globe and, in practice, what fits from the first; of each wrong one
   * how large the answer is beside it, and its shape to lay over. But for the sizes all of it ends with the game.
   */
  #told(): readonly string[] {
    const wrong = this.#guesses.filter((guess) => guess !== this.#target)
    const sizes = this.#has('size') ? wrong.map((guess) => sizeOf(this.#target, guess)) : []
    if (this.#play() !== 'playing' || wrong.length === 0) return sizes
    const continents = this.#has('continent') && wrong.length > 2 ? continentsOf(this.#target) : []
    return [
      ...continents.map((name) => `continent ${name}`),
      ...(['globe', 'fit'] as const).filter((each) => this.#has(each)),
      ...sizes,
      ...(this.#has('shapes') ? wrong.map((guess) => `lay ${guess}`) : []),
    ]
  }

  #rules(): string {
    return `${this.#outline} ${this.#hasArrows} ${HELP.filter((aid) => this.#has(aid))}`
  }

  /** With more guesses one goes on after the last, and the game is lost all the same. */
  #play(): Screen['play'] {
    if (this.#hasGivenUp) return 'lost'
    const place = this.#guesses.indexOf(this.#target)
    if (place >= 0) return place < this.#limit ? 'won' : 'lost'
    return this.#guesses.length >= this.#limit && !this.#has('more') ? 'lost' : 'playing'
  }
}

/** The country of the guess and what it is told, the distance and the bearing found with vectors. */
function rowFor(guess: PlaceId, target: PlaceId, hasArrows: boolean): string {
  const [from, to] = [placeOf(guess), placeOf(target)]
  if (guess === target) return `${from.name} ✓ Correct!`
  const [latitude, longitude] = from.centroid
  const aim = vector(to.centroid)
  const [northward, eastward] = [vector([latitude + 90, longitude]), vector([0, longitude + 90])]
  const km = Math.round(6371 * Math.acos(dot(vector(from.centroid), aim)))
  const percent = Math.max(0, Math.round(100 - (km / 20000) * 100))
  const degrees = (Math.atan2(dot(aim, eastward), dot(aim, northward)) * 180) / Math.PI
  const wind = winds[(Math.round(degrees / 45) + 8) % 8]
  return [from.name, km.toLocaleString('en'), 'km', ...(hasArrows ? [wind] : []), `${percent}%`].join(' ')
}

const HELP = ['size', 'shapes', 'globe', 'continent', 'more', 'fit'] as const satisfies readonly Help[]

const CONTINENTS = ['africa', 'americas', 'asia', 'europe', 'oceania'] as const

function continentsOf(target: PlaceId): readonly string[] {
  return CONTINENTS.filter((name) => deckOf(name).codes.includes(target))
}

/** To two figures; below a tenth it is one part of so many, which are told to two figures. */
function sizeOf(target: PlaceId, guess: PlaceId): string {
  const [area = 0, unit = 0] = [areas[target], areas[guess]]
  const times = Number((area / unit).toPrecision(2))
  return `size ${guess} ${times < 0.1 ? `1/${Number((unit / area).toPrecision(2))}` : times}`
}

const areas: Readonly<Partial<Record<PlaceId, number>>> = drawnAreas

const winds = [
  '↑ north',
  '↗ north-east',
  '→ east',
  '↘ south-east',
  '↓ south',
  '↙ south-west',
  '← west',
  '↖ north-west',
]

type Vector = readonly [x: number, y: number, z: number]

function vector([latitude, longitude]: readonly [number, number]): Vector {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function placeOf(code: PlaceId) {
  const place = countries.find(({ id }) => id === code)
  if (place === undefined) throw new Error(`There is no country ${code}`)
  return place
}
