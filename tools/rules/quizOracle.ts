/** Kind of an answer: right, wrong, none, or one that the question does not offer. */
export type Reply = 'right' | 'wrong' | 'skip' | 'odd'

/** Questions after a day as they can be seen in one tab: the outcome of each answer, and whether all are given. */
export type QuizScreen = { readonly stars: readonly boolean[]; readonly isOver: boolean }

type Given = { readonly at: number; readonly isRight: boolean }

/**
 * The rules of the questions after a day as docs/rules.md has them, stated once more and sharing no code with the machine:
 * a store, and tabs each of which may not have heard yet of what another has stored.
 */
export class QuizOracle {
  #stored: readonly Given[] = []
  readonly #tabs: (readonly Given[])[] = []

  constructor(private readonly count: number) {}

  open(tab: number): void {
    this.#tabs[tab] = this.#stored
  }

  answer(tab: number, reply: Reply, at: number): void {
    const shown = this.#tabs[tab] ?? []
    if (shown.length === this.count || reply === 'odd') return
    const mine = [...shown, { at, isRight: reply === 'right' }]
    this.#stored = this.#tabs[tab] = standing(mine, this.#stored)
  }

  hear(): void {
    this.#tabs.forEach((shown, tab) => {
      this.#tabs[tab] = standing(shown, this.#stored)
    })
  }

  read(tab: number): QuizScreen {
    const stars = (this.#tabs[tab] ?? []).map(({ isRight }) => isRight)
    return { stars, isOver: stars.length === this.count }
  }
}

/** Chooses between two lists of answers: the one whose first other answer was given earlier, else the longer. */
function standing(one: readonly Given[], other: readonly Given[]): readonly Given[] {
  const place = one.findIndex((given, index) => given.at !== other[index]?.at)
  const [mine, theirs] = [one[place], other[place]]
  if (mine === undefined) return other
  return theirs === undefined || mine.at < theirs.at ? one : other
}
