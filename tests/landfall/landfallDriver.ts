import { createActor } from 'xstate'
import type { CountryCode } from '../../src/geo/countries'
import { countryOf } from '../../src/geo/countries'
import { type Landfall, questionsOf, starsOf } from '../../src/machines/landfall/landfall'
import { landfallMode } from '../../src/machines/landfall/landfallMode'
import type { Question } from '../../src/machines/landfall/questions'
import { landfallIn } from '../../src/machines/landfall/storedLandfalls'
import type { DailyPuzzle } from '../../src/machines/puzzle'
import { keeperOf } from '../../src/machines/series/keeper'
import type { Deed, Mode } from '../../src/machines/series/mode'
import { seriesOf } from '../../src/machines/series/series'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { LandfallOracle, type LandfallScreen, type Reply } from '../../tools/rules/landfallOracle'
import { memoryStore } from '../machines/memoryStore'

/** The day whose country is asked about, and the moment at which it begins. */
export const PUZZLE: DailyPuzzle = { kind: 'daily', deck: 'twenty', date: '2026-11-21' }
const BEGIN = Date.UTC(2026, 10, 21, 12)

const REPLIES: readonly Reply[] = ['right', 'wrong', 'skip', 'odd']

/** What two tabs of one device do: each answers, is loaded anew, and they hear of each other. */
export const MOVES = [
  ...[0, 1].flatMap((tab) => [...REPLIES.map((reply) => `${tab} ${reply}`), `${tab} reload`]),
  'hear',
]

export type World = { readonly mode?: Mode<Landfall>; readonly stars?: typeof starsOf }

const FAR_AWAY = [-60, -150] as const

/** What the screen sends for a reply to a question. */
function deedFor({ kind, options, right }: Question, reply: Reply): Omit<Deed, 'at'> {
  if (reply === 'skip') return { deed: 'skip' }
  const [first, ...others] = right as readonly [CountryCode, ...CountryCode[]]
  const wrong = options.find((country) => !right.includes(country))
  if (kind === 'place') {
    if (reply === 'odd') return { deed: 'answer', countries: [first] }
    return { deed: 'answer', spot: reply === 'right' ? countryOf(first).centroid : FAR_AWAY }
  }
  if (reply === 'odd') return { deed: 'answer', countries: right.concat('KI') }
  return { deed: 'answer', countries: reply === 'right' ? right : [wrong as CountryCode, ...others] }
}

/** Answers in two tabs with the machine and its keeper, and beside it with the rules as the oracle has them. */
export class LandfallDriver {
  readonly questions = questionsOf({ puzzle: PUZZLE })
  readonly oracle = new LandfallOracle(this.questions.length)
  readonly entries = memoryStore()
  #now = BEGIN
  readonly #hears: StoreListener[] = []
  readonly #tabs

  constructor(readonly world: World = {}) {
    this.#tabs = [0, 1].map((tab) => this.#open(tab))
  }

  make(move: string): void {
    this.#now += 1000
    if (move === 'hear') {
      for (const tell of [...this.#hears]) tell(new Set(this.entries.keys()))
      this.oracle.hear()
      return
    }
    const tab = Number(move.charAt(0))
    if (move.endsWith('reload')) {
      this.#actorOf(tab).stop()
      this.#tabs[tab] = this.#open(tab)
      return
    }
    const reply = move.slice(2) as Reply
    const { progress } = this.#actorOf(tab).getSnapshot().context
    const question = this.questions[progress?.answers.length ?? 0] ?? (this.questions[0] as Question)
    this.oracle.answer(tab, reply, this.#now)
    this.#actorOf(tab).send({ type: 'do', at: this.#now, ...deedFor(question, reply) })
  }

  read(tab: number): LandfallScreen {
    const { value, context } = this.#actorOf(tab).getSnapshot()
    const stars = context.progress ? (this.world.stars ?? starsOf)(context.progress) : []
    return { stars, isOver: value === 'over' }
  }

  #actorOf(tab: number) {
    const actor = this.#tabs[tab]
    if (actor === undefined) throw new Error('There are two tabs')
    return actor
  }

  /** As the dialog does: what is stored goes on. */
  #open(tab: number) {
    const store = watched(this.entries, (listener) => this.#hears.push(listener))
    const mode = this.world.mode ?? landfallMode
    const keeper = keeperOf(mode, { store, now: () => this.#now, onTick: () => () => {} })
    const machine = seriesOf(mode).provide({ actors: { keeper }, actions: { tell: () => {} } })
    const actor = createActor(machine, { input: undefined })
    actor.start().send({ type: 'begin', progress: landfallIn(this.entries, PUZZLE), at: this.#now })
    this.oracle.open(tab)
    return actor
  }
}

/** The first disagreement between the tabs and the rules along some moves, in words. */
export function objection(world: World, moves: readonly string[]): string | undefined {
  const driver = new LandfallDriver(world)
  for (const [index, move] of moves.entries()) {
    driver.make(move)
    for (const tab of [0, 1]) {
      const [seen, right] = [driver.read(tab), driver.oracle.read(tab)].map((each) => JSON.stringify(each))
      if (seen !== right) return `${moves.slice(0, index + 1).join(', ')}: ${seen} is not ${right}`
    }
  }
  return undefined
}
