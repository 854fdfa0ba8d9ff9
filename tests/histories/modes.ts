import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate'
import { decks } from '../../src/geo/decks'
import { seriesIn } from '../../src/machines/app'
import { newAttempt } from '../../src/machines/classroom/attempt'
import { attemptMode } from '../../src/machines/classroom/attemptMode'
import { attempts, readAttempts } from '../../src/machines/classroom/storedAttempt'
import { reviewsOfPins } from '../../src/machines/learning/facets'
import {
  isPinned,
  nextPlaces,
  type PlaceSet,
  placesMode,
  type placesQuestions,
} from '../../src/machines/learning/placesMode'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import { type Quiz, questionsOf } from '../../src/machines/quiz/quiz'
import { quizMode, type quizQuestions } from '../../src/machines/quiz/quizMode'
import { reviewsOfQuiz } from '../../src/machines/quiz/storedQuizzes'
import { keyOf } from '../../src/machines/rules/puzzle'
import type { Mode } from '../../src/machines/series/mode'
import { openingOf } from '../../src/machines/series/opening'
import { newRun, planOfDay, type Run, tallyOf } from '../../src/machines/sprint/run'
import { type runGames, runMode } from '../../src/machines/sprint/runMode'
import { threeOf } from '../classroom/sets'
import { gameOf, practice, type Session, type Tab } from './session'

/** What a tab shows of a record, or what is stored in it, step by step: the time of each, or what tells it from others. */
type Account = { readonly key: string; readonly steps: readonly string[] }

/** Kind of record of a mode with many rounds, as it is played in a history. */
export type Kind = {
  readonly id: string
  /** Beginning of its keys, without the game's own. */
  readonly prefix: string
  /** What a stored record says, plainly read. */
  readonly stepsIn: (record: Record<string, never>) => readonly string[]
  /**
   * Of two versions with different steps the one whose first different step was earlier stands, or else the one that was
   * begun earlier, and of those the longer.
   */
  readonly isEarliest: boolean
  /** Goes on as its screen does, and makes one move; a number chooses it. Gives the steps that may be stored from now on. */
  readonly play: (tab: Tab, session: Session, choice: number) => Made | undefined
  /** What a tab shows, if it shows anything. */
  readonly shown: (tab: Tab) => Account | undefined
}

/** Move that was made: what may be stored from now on, and its reviews. */
export type Made = Account & {
  readonly reviews: readonly string[]
  /** Whether the move had to be taken. */
  readonly isOpen: boolean
  /** Number of steps before it. */
  readonly before: number
}

const SPOTS = [
  [17, -3.5],
  [-30.5, -140.25],
  [63.9, -24.6],
] as const

type Played<Progress, Machine extends AnyActorLogic> = Pick<Kind, 'prefix' | 'stepsIn' | 'isEarliest'> & {
  readonly mode: Mode<Progress, Machine>
  /** Progress to begin with where nothing goes on; `undefined` if what is shown does. */
  readonly next: (
    shown: Progress | undefined,
    tab: Tab,
    session: Session,
    choice: number,
  ) => Progress | undefined
  /** Goes on to where the next move is made. */
  readonly enter?: (player: ActorRefFrom<Machine>) => void
  readonly steps: (progress: Progress) => readonly string[]
  readonly move: (player: ActorRefFrom<Machine>, progress: Progress, at: number, choice: number) => void
  readonly reviews?: (progress: Progress) => readonly { readonly identity: string }[]
}

function kindOf<Progress, Machine extends AnyActorLogic>({
  mode,
  next,
  enter,
  steps,
  move,
  reviews,
  ...kind
}: Played<Progress, Machine>): Kind {
  const seriesOf = ({ app }: Tab) => seriesIn<Progress, Machine>(app.getSnapshot(), mode)
  const shown = (tab: Tab) => {
    const progress = seriesOf(tab)?.getSnapshot().context.progress
    return progress && { key: mode.keyOf(progress), steps: steps(progress) }
  }
  const play: Kind['play'] = (tab, session, choice) => {
    tab.app.send({ type: 'series.wanted', opening: openingOf<Progress>(mode, tab.world) })
    const series = seriesOf(tab)
    if (series === undefined) return undefined
    session.pass()
    const at = session.now
    const progress = next(series.getSnapshot().context.progress, tab, session, choice)
    if (progress) series.send({ type: 'begin', progress, at })
    const { progress: before, player } = series.getSnapshot().context
    if (before === undefined || player === undefined) return undefined
    enter?.(player)
    const { value } = (player as AnyActorRef).getSnapshot()
    const isPlaying = OPEN.includes(value)
    move(player, before, at, choice)
    const { progress: after = before } = series.getSnapshot().context
    // An erasing of which the tab hears only now takes the move along.
    const isErased = series.getSnapshot().context.progress === undefined
    return {
      key: mode.keyOf(after),
      steps: isErased ? [] : steps(after),
      before: steps(before).length,
      reviews: (reviews?.(after) ?? []).map(({ identity }) => identity),
      isOpen: isPlaying && !isErased && mode.keyOf(after) === mode.keyOf(before),
    }
  }
  return { ...kind, id: mode.id, shown, play }
}

/** States in which a move has to be taken. */
const OPEN = ['playing', 'asked']

/** Goes on from an answer that is shown. */
const goOn = (player: { send(event: { type: 'next' }): void }) => player.send({ type: 'next' })

/** Five Pins of the day: what is stored of it goes on. */
const pins = kindOf({
  mode: pinsMode,
  prefix: 'pins.',
  isEarliest: true,
  stepsIn: ({ pins }: { readonly pins?: readonly (readonly unknown[])[] }) =>
    (pins ?? []).map(([at]) => `${at}`),
  next: (shown, { world }, { date }) =>
    shown?.date === date ? undefined : (pinsMode.read(world.store, { date, pins: [] }) ?? { date, pins: [] }),
  steps: (day) => day.pins.map(({ at }) => `${at}`),
  enter: goOn,
  move: (player, _, at, choice) => player.send({ type: 'reply', at, spot: SPOTS[choice % 3] ?? [0, 0] }),
})

/** The questions after a round: the day of the twenty, or the round of practice that is dealt. */
const quiz = kindOf<Quiz, typeof quizQuestions>({
  mode: quizMode,
  prefix: 'quiz.',
  isEarliest: true,
  stepsIn: ({ round, answers = [] }: { readonly round?: { readonly deal: number }; readonly answers?: [] }) =>
    (answers as readonly { readonly at: number }[]).map(({ at }) => `${round?.deal ?? ''} ${at}`),
  next: (shown, tab, _, choice) => {
    const { deal, target } = gameOf(tab, practice).getSnapshot().context
    const puzzle = choice % 2 === 0 ? tab.shown('twenty') : { ...practice, deal, target: target as 'FR' }
    const isShown =
      shown && keyOf(shown.puzzle) === keyOf(puzzle) && dealIn(shown) === dealIn({ puzzle, answers: [] })
    if (isShown) return undefined
    const stored = quizMode.read(tab.world.store, { puzzle, answers: [] })
    return stored && dealIn(stored) === dealIn({ puzzle, answers: [] }) ? stored : { puzzle, answers: [] }
  },
  steps: (quiz) => quiz.answers.map(({ at }) => `${dealIn(quiz)} ${at}`),
  enter: goOn,
  move: (player, quiz, at, choice) => {
    const question = questionsOf(quiz)[quiz.answers.length]
    const pin = { spot: SPOTS[choice % 3] ?? [0, 0] } as const
    const isSkipped = question === undefined || choice % 5 === 0
    const reply = isSkipped ? {} : question.kind === 'place' ? pin : { countries: question.right }
    player.send({ type: 'reply', at, ...reply })
  },
  reviews: (quiz) => (quiz.puzzle.kind === 'practice' ? reviewsOfQuiz(quiz) : []),
})

function dealIn({ puzzle }: Quiz): string {
  return puzzle.kind === 'practice' ? `${puzzle.deal}` : ''
}

/** Runs: the daily sprint, or one without a clock. */
const run = kindOf<Run, typeof runGames>({
  mode: runMode,
  prefix: 'run.',
  isEarliest: false,
  stepsIn: ({
    begun,
    moves = [],
  }: {
    readonly begun?: number
    readonly moves?: readonly (readonly unknown[])[]
  }) => [`begun ${begun}`, ...moves.map(([at]) => `${at}`)],
  next: (shown, { app, world }, { date, now }, choice) => {
    const player = seriesIn(app.getSnapshot(), runMode)?.getSnapshot().context.player
    const isPlaying = player?.getSnapshot().value === 'playing'
    if (shown && isPlaying) return undefined
    const daily = newRun(planOfDay(date), now)
    const free = newRun({ kind: 'sprint', deck: 'twenty', clock: 'off', seed: world.seed() }, now)
    return choice % 2 === 0 ? daily : free
  },
  steps: ({ begun, moves }) => [`begun ${begun}`, ...moves.map(({ at }) => `${at}`)],
  move: (player, { plan, moves }, at, choice) => {
    if (choice % 7 === 0) player.send({ type: 'stop', at })
    else if (choice % 3 === 0) player.send({ type: 'next', at })
    else {
      const country = tallyOf({ plan, moves }).target ?? 'FR'
      player.send({ type: 'guess', country, on: '2026-11-21', at })
    }
  },
})

/** A pupil's attempt at a class set: one that is in progress goes on. */
const attempt = kindOf({
  mode: attemptMode,
  prefix: 'attempt.',
  isEarliest: false,
  stepsIn: ({
    guesses = [],
    done,
  }: {
    readonly guesses?: readonly (readonly string[])[]
    readonly done?: boolean
  }) => stepsOfAttempt(guesses, done === true),
  next: (shown, { world }, { now }) => {
    if (shown && !shown.isDone) return undefined
    const open = readAttempts(world.store).find(({ isDone }) => !isDone)
    return open ?? newAttempt(threeOf(), undefined, now, world.seed())
  },
  steps: ({ guesses, isDone }) => stepsOfAttempt(guesses, isDone),
  reviews: (one) => {
    const name = attempts.keyOf(one).replace(attempts.prefix, '').replace('.', '-')
    return one.guesses.map((_, place) => ({ identity: `class.${name}.${place}` }))
  },
  move: (player, _, at, choice) => {
    const { game } = player.getSnapshot().context
    const { target, guesses } = game?.getSnapshot().context ?? {}
    const miss = decks.twenty.codes.find((code) => code !== target && !guesses?.includes(code))
    const country = choice % 3 === 0 ? target : miss
    if (game?.getSnapshot().hasTag('over')) player.send({ type: 'next', at })
    else game?.send({ type: 'guess', country: country ?? 'IT', on: '2026-11-21' })
  },
})

function stepsOfAttempt(guesses: readonly (readonly string[])[], isDone: boolean): readonly string[] {
  const made = guesses.flatMap((each, place) => [
    ...(place > 0 ? [`next ${place}`] : []),
    ...each.map((code) => `${place} ${code}`),
  ])
  return isDone ? [...made, 'done'] : made
}

/** Places in practice, of which only the reviews are stored. */
const places = kindOf<PlaceSet, typeof placesQuestions>({
  mode: placesMode,
  prefix: '',
  isEarliest: false,
  stepsIn: () => [],
  next: (shown, { world }, { now }) =>
    shown && !isPinned(shown) ? undefined : nextPlaces(world.store, 'twenty', now),
  steps: ({ pins }) => pins.map(({ at }) => `${at}`),
  enter: goOn,
  move: (player, _, at, choice) => player.send({ type: 'reply', at, spot: SPOTS[choice % 3] ?? [0, 0] }),
  reviews: (set) => reviewsOfPins(placesMode.keyOf(set), set.countries, set.pins),
})

export const kinds: readonly Kind[] = [pins, quiz, run, attempt, places]
