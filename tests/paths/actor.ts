import { createActor, type InspectionEvent } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { type GameActor, type GameSnapshot, gameMachine } from '../../src/machines/game'
import { canLay, isOnGlobe, toldContinents, toldFits, toldSize } from '../../src/machines/navigator/aids'
import { type Hint, hintsOf } from '../../src/machines/rules/hint'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { choiceIn, newRound, type Round, withHelp } from '../../src/machines/rules/round'
import { aidsIn, type RuleChoice } from '../../src/machines/rules/rules'
import { viewOf } from '../../src/machines/view'
import { dailyOf } from '../../tools/puzzles'
import type { Choice, Help, RulesDriver, Screen, Sight, Taken } from '../../tools/rules/driver'
import { TODAY } from './model'

/** Plays with the game's actor itself, without a screen. A wrong game is judged by handing it in. */
export class ActorDriver implements RulesDriver {
  #game: GameActor | undefined

  constructor(
    readonly world: {
      readonly machine?: typeof gameMachine
      readonly hints?: typeof hintsOf
      readonly inspect?: (event: InspectionEvent) => void
    } = {},
  ) {}

  start(
    target: PlaceId,
    choice: Choice = ['shown', 'arrows'],
    puzzle: Puzzle = dailyOf(TODAY),
    guesses?: number,
  ): void {
    const round = newRound(puzzle, target, 0, [], rulesOf(choice))
    const rules = { ...round.rules, ...(guesses !== undefined && { guesses }) }
    this.game = this.open({ ...round, rules })
  }

  deal(target: PlaceId, choice: Choice = ['shown', 'arrows']): void {
    const { puzzle, deal } = this.game.getSnapshot().context
    this.show(newRound(puzzle, target, deal + 1, [], rulesOf(choice)))
  }

  choose(choice: Choice): boolean {
    const event = { type: 'choose', rules: rulesOf(choice) } as const
    const isTaken = this.game.getSnapshot().can(event)
    this.game.send(event)
    return isTaken
  }

  /** Of whatever is sent: the inspector, the console and an older program can bring what no type lets through. */
  guess(country: unknown): boolean {
    const event = { type: 'guess', country: country as PlaceId, on: TODAY } as const
    const isTaken = this.game.getSnapshot().can(event)
    this.game.send(event)
    return isTaken
  }

  help(aid: Help): boolean {
    const event = { type: 'help', aid } as const
    const isTaken = this.game.getSnapshot().can(event)
    this.game.send(event)
    return isTaken
  }

  giveUp(): boolean {
    const event = { type: 'giveUp' } as const
    const isTaken = this.game.getSnapshot().can(event)
    this.game.send(event)
    return isTaken
  }

  sync(guesses: readonly PlaceId[], choice?: Choice, end?: 'given up', taken?: Taken): void {
    const { puzzle, target, deal, dealt, rules, help, ...round } = this.game.getSnapshot().context
    const dealtAnew = newRound(
      puzzle,
      target,
      deal,
      dealt,
      choice ? rulesOf(choice) : choiceIn({ rules, help }),
    )
    const before = { ...round, ...dealtAnew, rules: { ...dealtAnew.rules, guesses: rules.guesses } }
    const then = withHelp(before, taken ?? help)
    this.show({ ...then, guesses, isGivenUp: end !== undefined })
  }

  read(): Screen {
    return screenOf(this.game.getSnapshot(), this.world.hints)
  }

  look(): Sight {
    const { outline, left } = viewOf(this.game.getSnapshot())
    const { context } = this.game.getSnapshot()
    const [told, helped] = [toldIn(context), aidsIn(context.help).map((aid) => `${aid} ${context.help[aid]}`)]
    return {
      ...this.read(),
      outline,
      left,
      helped: helped.length > 0 ? helped : undefined,
      told: told.length > 0 ? told : undefined,
    }
  }

  /** Opens the game of a round. */
  protected open(round: Round): GameActor {
    const { machine = gameMachine, inspect = () => {} } = this.world
    return createActor(machine, { input: round, inspect }).start()
  }

  /** Lets the game show a round that has come from outside. */
  protected show(round: Round): void {
    this.game.send({ type: 'sync', round })
  }

  protected get game(): GameActor {
    if (this.#game === undefined) throw new Error('No game was dealt')
    return this.#game
  }

  protected set game(game: GameActor) {
    this.#game = game
  }
}

/** Rules as a player of the game chooses them. */
export function rulesOf([outline, arrows, ...aids]: Choice): RuleChoice {
  return { outline, arrows: arrows === 'arrows', aids }
}

/** What a screen shows of a game in this state, as its view has it. */
export function screenOf(snapshot: GameSnapshot, hints = hintsOf): Screen {
  const { play, guesses, answer, over } = viewOf(snapshot)
  return {
    play,
    guessNumber: over ? undefined : guesses.length + 1,
    isOpen: over === undefined,
    answer: answer?.name,
    rows: hints(snapshot.context).map((hint, index) => `${index + 1} ${rowOf(hint)}`),
  }
}

/** What a screen tells of a round by its aids. */
function toldIn(round: Round): readonly string[] {
  const { guesses } = round
  return [
    ...toldContinents(round).map((name) => `continent ${name}`),
    ...(isOnGlobe(round) ? ['globe'] : []),
    ...(toldFits(round) ? ['fit'] : []),
    ...guesses.flatMap((guess) => {
      const times = toldSize(round, guess)
      if (times === undefined) return []
      return `size ${guess} ${times < 0.1 ? `1/${Number((1 / times).toPrecision(2))}` : times}`
    }),
    ...guesses.filter((guess) => canLay(round, guess)).map((guess) => `lay ${guess}`),
  ]
}

function rowOf({ country: { name }, distance, direction, proximity, isCorrect }: Hint): string {
  if (isCorrect) return `${name} ✓ Correct!`
  const wind = direction && `${direction.arrow} ${direction.word}`
  return [name, distance.toLocaleString('en'), 'km', ...(wind ? [wind] : []), `${proximity}%`].join(' ')
}
